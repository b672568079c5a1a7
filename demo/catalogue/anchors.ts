import type { Text, UnitKey } from '../records.ts';
import { attributeOf } from './attributes.ts';
import { cell, readTable } from './table.ts';
import type { Values } from './values.ts';

/** A product that must exist with this very code, title and values. */
export type Anchor = {
  code: string;
  brand: string;
  family: string;
  title: Text;
  values: Values;
  /** Where it differs from the unit of the family. */
  unit: UnitKey | undefined;
};

/** code | brand | family | ro | ru | values others rely on | values that follow from the title */
const table = readTable(`
  OK-VVGNGLS-3X2.5    | Odeskabel          | cab.vvgng  | Cablu VVGng(A)-LS 3x2,5 mm²                           | Кабель ВВГнг(А)-LS 3х2,5 мм²                               | mark=VVGng-LS cores=3 section_mm2=2.5 unit=m reel_m=100
  OK-VVGNGLS-3X1.5    | Odeskabel          | cab.vvgng  | Cablu VVGng(A)-LS 3x1,5 mm²                           | Кабель ВВГнг(А)-LS 3х1,5 мм²                               | mark=VVGng-LS cores=3 section_mm2=1.5 unit=m reel_m=100
  OK-VVGNGLS-5X4      | Odeskabel          | cab.vvgng  | Cablu VVGng(A)-LS 5x4 mm²                             | Кабель ВВГнг(А)-LS 5х4 мм²                                 | mark=VVGng-LS cores=5 section_mm2=4 unit=m reel_m=100
  OK-VVGNGLS-3X25     | Odeskabel          | cab.vvgng  | Cablu VVGng(A)-LS 3x25 mm²                            | Кабель ВВГнг(А)-LS 3х25 мм²                                | mark=VVGng-LS cores=3 section_mm2=25 unit=m reel_m=500
  OK-VVGP-2X1.5       | Odeskabel          | cab.vvgp   | Cablu plat VVG-P 2x1,5 mm²                            | Кабель плоский ВВГ-П 2х1,5 мм²                             | mark=VVG-P cores=2 section_mm2=1.5 shape=flat unit=m
  OK-VVGP-3X2.5       | Odeskabel          | cab.vvgp   | Cablu plat VVGng-P 3x2,5 mm²                          | Кабель плоский ВВГнг-П 3х2,5 мм²                           | mark=VVGng-P cores=3 section_mm2=2.5 shape=flat unit=m
  EL-NYMJ-3X1.5       | Elmark             | cab.nym    | Cablu NYM-J 3x1,5 mm²                                 | Кабель NYM-J 3х1,5 мм²                                     | mark=NYM-J cores=3 section_mm2=1.5 unit=m
  EL-NYMJ-5X2.5       | Elmark             | cab.nym    | Cablu NYM-J 5x2,5 mm²                                 | Кабель NYM-J 5х2,5 мм²                                     | mark=NYM-J cores=5 section_mm2=2.5 unit=m
  PR-CYYF-3X2.5       | Prysmian           | cab.cyyf   | Cablu CYY-F 3x2,5 mm²                                 | Кабель CYY-F 3х2,5 мм²                                     | mark=CYY-F cores=3 section_mm2=2.5 unit=m
  PR-CYYF-4X6         | Prysmian           | cab.cyyf   | Cablu CYY-F 4x6 mm²                                   | Кабель CYY-F 4х6 мм²                                       | mark=CYY-F cores=4 section_mm2=6 unit=m
  PR-CYYF-5X4         | Prysmian           | cab.cyyf   | Cablu CYY-F 5x4 mm²                                   | Кабель CYY-F 5х4 мм²                                       | mark=CYY-F cores=5 section_mm2=4 unit=m
  PR-CYABYF-4X16      | Prysmian           | cab.cyaby  | Cablu armat CYABY-F 4x16 mm²                          | Кабель бронированный CYABY-F 4х16 мм²                      | mark=CYABY-F cores=4 section_mm2=16 armour=yes unit=m
  ZK-VBBSHV-4X10      | ZZCM               | cab.vbbshv | Cablu armat VBbShv 4x10 mm²                           | Кабель бронированный ВБбШв 4х10 мм²                        | mark=VBbShv cores=4 section_mm2=10 armour=yes unit=m
  ZK-AVVG-4X16        | ZZCM               | cab.avvg   | Cablu AVVG 4x16 mm², aluminiu                         | Кабель АВВГ 4х16 мм², алюминий                             | mark=AVVG cores=4 section_mm2=16 conductor=Al unit=m
  ZK-SIP4-2X16        | ZZCM               | cab.sip    | Cablu torsadat SIP-4 2x16 mm² (AsXSn, TYIR)           | Провод самонесущий СИП-4 2х16 мм² (AsXSn, TYIR)            | mark=SIP-4 cores=2 section_mm2=16 conductor=Al unit=m
  ZK-SIP4-4X25        | ZZCM               | cab.sip    | Cablu torsadat SIP-4 4x25 mm² (AsXSn, TYIR)           | Провод самонесущий СИП-4 4х25 мм² (AsXSn, TYIR)            | mark=SIP-4 cores=4 section_mm2=25 conductor=Al unit=m
  OK-PVS-3X1.5        | Odeskabel          | cab.pvs    | Cordon PVS 3x1,5 mm², alb                             | Провод ПВС 3х1,5 мм², белый                                | mark=PVS cores=3 section_mm2=1.5 unit=m
  OK-PVS-2X0.75       | Odeskabel          | cab.pvs    | Cordon PVS 2x0,75 mm², alb                            | Провод ПВС 2х0,75 мм², белый                               | mark=PVS cores=2 section_mm2=0.75 unit=m
  IP-MYYM-3X1.5       | IPROEB             | cab.pvs    | Cablu flexibil MYYM 3x1,5 mm², alb                    | Кабель гибкий MYYM 3х1,5 мм², белый                        | mark=MYYM cores=3 section_mm2=1.5 unit=m
  NX-H05VVF-3G1.5     | Nexans             | cab.pvs    | Cablu flexibil H05VV-F 3G1,5 mm², alb                 | Кабель гибкий H05VV-F 3G1,5 мм², белый                     | mark=H05VV-F cores=3 section_mm2=1.5 unit=m
  OK-SHVVP-2X0.75     | Odeskabel          | cab.shvvp  | Cordon plat ShVVP 2x0,75 mm², alb                     | Шнур плоский ШВВП 2х0,75 мм², белый                        | mark=ShVVP cores=2 section_mm2=0.75 shape=flat unit=m
  IP-MYYUP-2X0.75     | IPROEB             | cab.shvvp  | Cordon plat MYYUP 2x0,75 mm², alb                     | Шнур плоский MYYUP 2х0,75 мм², белый                       | mark=MYYUP cores=2 section_mm2=0.75 shape=flat unit=m
  OK-PV3-6-YG         | Odeskabel          | cab.pv3    | Conductor flexibil PV-3 1x6 mm², galben-verde         | Провод гибкий ПВ-3 1х6 мм², жёлто-зелёный                  | mark=PV-3 cores=1 section_mm2=6 colour=yellow-green unit=m
  IP-MYF-6-YG         | IPROEB             | cab.pv3    | Conductor flexibil MYF (H07V-K) 1x6 mm², galben-verde | Провод гибкий MYF (H07V-K) 1х6 мм², жёлто-зелёный          | mark=MYF cores=1 section_mm2=6 colour=yellow-green unit=m
  NX-H07VK-6-BK       | Nexans             | cab.pv3    | Conductor flexibil H07V-K 1x6 mm², negru              | Провод гибкий H07V-K 1х6 мм², чёрный                       | mark=H07V-K cores=1 section_mm2=6 colour=black unit=m
  OK-PV1-2.5-BU       | Odeskabel          | cab.pv1    | Conductor rigid PV-1 1x2,5 mm², albastru              | Провод жёсткий ПВ-1 1х2,5 мм², синий                       | mark=PV-1 cores=1 section_mm2=2.5 colour=blue unit=m
  IP-FY-2.5-BK        | IPROEB             | cab.pv1    | Conductor rigid FY (H07V-U) 1x2,5 mm², negru          | Провод жёсткий FY (H07V-U) 1х2,5 мм², чёрный               | mark=FY cores=1 section_mm2=2.5 colour=black unit=m
  LP-H07RNF-3G2.5     | Lapp               | cab.kg     | Cablu în cauciuc H07RN-F 3G2,5 mm²                    | Кабель резиновый H07RN-F 3G2,5 мм²                         | mark=H07RN-F cores=3 section_mm2=2.5 unit=m
  OK-KG-3X2.5+1X1.5   | Odeskabel          | cab.kg     | Cablu în cauciuc KG 3x2,5+1x1,5 mm²                   | Кабель резиновый КГ 3х2,5+1х1,5 мм²                        | mark=KG cores=3+1 section_mm2=2.5 unit=m
  PR-H1Z2Z2K-6-RD     | Prysmian           | cab.solar  | Cablu solar H1Z2Z2-K 1x6 mm², roșu                    | Кабель солнечный H1Z2Z2-K 1х6 мм², красный                 | mark=H1Z2Z2-K cores=1 section_mm2=6 colour=red unit=m
  OK-UTP5E-305        | Odeskabel          | lv.utp     | Cablu UTP cat.5e 4x2x0,51, cutie 305 m                | Кабель UTP cat.5e 4х2х0,51, коробка 305 м                  | mark=UTP cat=5e shield=UTP reel_m=305 unit=box                           | cut=no
  OK-FTP5E-OUT        | Odeskabel          | lv.utp     | Cablu FTP cat.5e de exterior, la metru                | Кабель FTP cat.5e наружный, на отрез                       | mark=FTP cat=5e shield=FTP unit=m                                        | cut=yes sheath=PE
  ITK-UTP6-305        | ITK                | lv.utp     | Cablu UTP cat.6 LSZH, cutie 305 m                     | Кабель UTP cat.6 LSZH, коробка 305 м                       | mark=UTP cat=6 shield=UTP reel_m=305 unit=box                            | cut=no sheath=LSZH
  OK-VVGNGLS-5X2.5    | Odeskabel          | cab.vvgng  | Cablu VVGng(A)-LS 5x2,5 mm²                           | Кабель ВВГнг(А)-LS 5х2,5 мм²                               | mark=VVGng-LS cores=5 section_mm2=2.5 unit=m
  MVA20-1-016-C       | IEK                | pr.mcb     | Întrerupător automat VA47-29 1P 16A C 4,5kA           | Автоматический выключатель ВА47-29 1P 16А C 4,5кА          | poles=1P in_a=16 curve=C icn_ka=4.5 series=VA47-29
  MVA20-1-025-C       | IEK                | pr.mcb     | Întrerupător automat VA47-29 1P 25A C 4,5kA           | Автоматический выключатель ВА47-29 1P 25А C 4,5кА          | poles=1P in_a=25 curve=C icn_ka=4.5 series=VA47-29
  MVA20-3-025-C       | IEK                | pr.mcb     | Întrerupător automat VA47-29 3P 25A C 4,5kA           | Автоматический выключатель ВА47-29 3P 25А C 4,5кА          | poles=3P in_a=25 curve=C icn_ka=4.5 series=VA47-29
  MVA20-1-016-B       | IEK                | pr.mcb     | Întrerupător automat VA47-29 1P 16A B 4,5kA           | Автоматический выключатель ВА47-29 1P 16А B 4,5кА          | poles=1P in_a=16 curve=B icn_ka=4.5 series=VA47-29
  MVA20-1-010-C       | IEK                | pr.mcb     | Întrerupător automat VA47-29 1P 10A C 4,5kA           | Автоматический выключатель ВА47-29 1P 10А C 4,5кА          | poles=1P in_a=10 curve=C icn_ka=4.5 series=VA47-29
  MVA40-1-100-C       | IEK                | pr.mcb     | Întrerupător automat VA47-100 1P 100A C 10kA          | Автоматический выключатель ВА47-100 1P 100А C 10кА         | poles=1P in_a=100 curve=C icn_ka=10 series=VA47-100
  EZ9F34116           | Schneider Electric | pr.mcb     | Întrerupător automat Easy9 1P 16A C 4,5kA             | Автоматический выключатель Easy9 1P 16А C 4,5кА            | poles=1P in_a=16 curve=C icn_ka=4.5 series=Easy9
  EZ9F34110           | Schneider Electric | pr.mcb     | Întrerupător automat Easy9 1P 10A C 4,5kA             | Автоматический выключатель Easy9 1P 10А C 4,5кА            | poles=1P in_a=10 curve=C icn_ka=4.5 series=Easy9
  EZ9F34325           | Schneider Electric | pr.mcb     | Întrerupător automat Easy9 3P 25A C 4,5kA             | Автоматический выключатель Easy9 3P 25А C 4,5кА            | poles=3P in_a=25 curve=C icn_ka=4.5 series=Easy9
  2CDS251001R0164     | ABB                | pr.mcb     | Întrerupător automat S201-C16 1P 16A C 6kA            | Автоматический выключатель S201-C16 1P 16А C 6кА           | poles=1P in_a=16 curve=C icn_ka=6 series=S200
  2CDS251001R0105     | ABB                | pr.mcb     | Întrerupător automat S201-B10 1P 10A B 6kA            | Автоматический выключатель S201-B10 1P 10А B 6кА           | poles=1P in_a=10 curve=B icn_ka=6 series=S200
  MDV10-2-025-030     | IEK                | pr.rccb    | Întrerupător diferențial VD1-63 2P 25A 30mA           | УЗО ВД1-63 2P 25А 30мА                                     | poles=2P in_a=25 idn_ma=30
  MDV10-4-040-100     | IEK                | pr.rccb    | Întrerupător diferențial VD1-63 4P 40A 100mA          | УЗО ВД1-63 4P 40А 100мА                                    | poles=4P in_a=40 idn_ma=100
  EZ9R34225           | Schneider Electric | pr.rccb    | Întrerupător diferențial Easy9 2P 25A 30mA            | УЗО Easy9 2P 25А 30мА                                      | poles=2P in_a=25 idn_ma=30
  MAD10-2-016-C-030   | IEK                | pr.rcbo    | Automat diferențial AD12 2P C16 30mA                  | Дифференциальный автомат АД12 2P C16 30мА                  | poles=2P in_a=16 curve=C idn_ma=30
  EZ9D34620           | Schneider Electric | pr.rcbo    | Automat diferențial Easy9 1P+N C20 30mA               | Дифференциальный автомат Easy9 1P+N C20 30мА               | poles=1P+N in_a=20 curve=C idn_ma=30
  SVA10-3-0160        | IEK                | pr.mccb    | Întrerupător automat VA88-32 3P 160A 25kA             | Автоматический выключатель ВА88-32 3P 160А 25кА            | poles=3P in_a=160 icn_ka=25
  MNV10-2-063         | IEK                | pr.iso     | Separator modular VN-32 2P 63A                        | Выключатель нагрузки ВН-32 2P 63А                          | poles=2P in_a=63
  ZUBR-D63T           | Zubr               | pr.vrel    | Releu de tensiune Zubr D63t 63A                       | Реле напряжения Zubr D63t 63А                              | in_a=63
  EPH2900121          | Schneider Electric | wd.socket  | Priză cu împământare Asfora, albă                     | Розетка с заземлением Asfora, белая                        | series=Asfora outlets=1 earth=yes colour=white mounting=flush
  EPH2900123          | Schneider Electric | wd.socket  | Priză cu împământare Asfora, crem                     | Розетка с заземлением Asfora, кремовая                     | series=Asfora outlets=1 earth=yes colour=cream mounting=flush
  90960055            | Viko               | wd.socket  | Priză dublă cu împământare Karre, albă                | Розетка двойная с заземлением Karre, белая                 | series=Karre outlets=2 earth=yes colour=white mounting=flush
  90960007            | Viko               | wd.socket  | Priză fără împământare Karre, albă                    | Розетка без заземления Karre, белая                        | series=Karre outlets=1 earth=no colour=white mounting=flush
  EPH0100121          | Schneider Electric | wd.switch  | Întrerupător simplu Asfora, alb                       | Выключатель одноклавишный Asfora, белый                    | series=Asfora gang=1 wiring=one-way colour=white
  EPH0300121          | Schneider Electric | wd.switch  | Întrerupător dublu Asfora, alb                        | Выключатель двухклавишный Asfora, белый                    | series=Asfora gang=2 wiring=one-way colour=white
  90960002            | Viko               | wd.switch  | Întrerupător dublu Karre, alb                         | Выключатель двухклавишный Karre, белый                     | series=Karre gang=2 wiring=one-way colour=white
  EPH0400121          | Schneider Electric | wd.switch  | Întrerupător cap-scară Asfora, alb                    | Выключатель проходной Asfora, белый                        | series=Asfora gang=1 wiring=two-way colour=white
  EPH5800221          | Schneider Electric | wd.frame   | Ramă 2 posturi Asfora, albă                           | Рамка 2 поста Asfora, белая                                | series=Asfora posts=2 colour=white
  EPH5800323          | Schneider Electric | wd.frame   | Ramă 3 posturi Asfora, crem                           | Рамка 3 поста Asfora, кремовая                             | series=Asfora posts=3 colour=cream
  753112              | Legrand            | wd.usb     | Priză USB dublă Valena Life, albă                     | Розетка USB двойная Valena Life, белая                     | series=Valena Life outlets=2 colour=white
  EPH4300121          | Schneider Electric | wd.weak    | Priză date RJ45 cat.5e Asfora, albă                   | Розетка компьютерная RJ45 cat.5e Asfora, белая             | series=Asfora cat=5e colour=white
  ERF22-K03-16-54     | IEK                | wd.ip54    | Priză aparentă cu capac Forus IP54, gri               | Розетка накладная с крышкой Forus IP54, серая              | outlets=1 earth=yes ip=IP54 mounting=surface colour=grey
  WFP10-16-03-05      | IEK                | wd.ext     | Prelungitor 3 prize 5 m cu împământare                | Удлинитель 3 розетки 5 м с заземлением                     | outlets=3 len_m=5 earth=yes
  WKP14-16-04-40      | IEK                | wd.reel    | Prelungitor pe tambur 4 prize 40 m                    | Удлинитель на катушке 4 розетки 40 м                       | outlets=4 len_m=40
  PSR02-032-5         | IEK                | wd.cee     | Fișă industrială CEE 32A 3P+N+E IP44                  | Вилка силовая CEE ССИ-025 32А 3P+N+E IP44                  | in_a=32 poles=5 ip=IP44
  MKP12-N-12-40       | IEK                | pn.plast   | Tablou electric aparent 12 module IP40                | Щит пластиковый накладной ЩРН-П 12 модулей IP40            | modules=12 mounting=surface ip=IP40
  MKP12-V-18-40       | IEK                | pn.plast   | Tablou electric îngropat 18 module IP40               | Щит пластиковый встраиваемый ЩРВ-П 18 модулей IP40         | modules=18 mounting=flush ip=IP40
  CTG20-16-K41-100I   | IEK                | ct.corr    | Tub gofrat PVC 16 mm cu fir, gri, colac 100 m          | Труба гофрированная ПВХ 16 мм с зондом, серая, бухта 100 м | diameter_mm=16 material=PVC reel_m=100 unit=coil                         | cut=no
  CTG20-20-K41-100I   | IEK                | ct.corr    | Tub gofrat PVC 20 mm cu fir, gri, colac 100 m          | Труба гофрированная ПВХ 20 мм с зондом, серая, бухта 100 м | diameter_mm=20 material=PVC reel_m=100 unit=coil                         | cut=no
  CTG20-25-K41-050I   | IEK                | ct.corr    | Tub gofrat PVC 25 mm cu fir, gri, colac 50 m           | Труба гофрированная ПВХ 25 мм с зондом, серая, бухта 50 м  | diameter_mm=25 material=PVC reel_m=50 unit=coil                          | cut=no
  CKK10-040-025-1-K01 | IEK                | ct.duct    | Canal de cablu PVC 40x25 mm, alb, 2 m                 | Кабель-канал ПВХ 40х25 мм, белый, 2 м                      | width_mm=40 height_mm=25 len_m=2 colour=white
  UKT01-068-045       | IEK                | mt.back    | Doză de aparat 68x45 mm pentru zidărie                | Подрозетник 68х45 мм для кирпича и бетона                  | diameter_mm=68 mounting=masonry
  UKG01-068-045       | IEK                | mt.back    | Doză de aparat 68x45 mm pentru gips-carton            | Подрозетник 68х45 мм для гипсокартона                      | diameter_mm=68 mounting=plasterboard
  UKO10-100-100-050   | IEK                | mt.junc    | Doză de ramificație 100x100x50 mm IP55                | Коробка распределительная 100х100х50 мм IP55               | width_mm=100 height_mm=100 ip=IP55
  UHH32-D036-200-100  | IEK                | mt.tie     | Coliere de plastic 3,6x200 mm, negre, 100 buc         | Стяжка кабельная (хомут) 3,6х200 мм, чёрная, 100 шт        | width_mm=3.6 len_mm=200 colour=black pack_qty=100
  221-412             | WAGO               | cn.wago    | Clemă cu pârghie WAGO 221-412, 2 conductoare 0,2-4 mm² | Клемма рычажная WAGO 221-412, 2 проводника 0,2-4 мм²       | ways=2 | model=221-412
  221-413             | WAGO               | cn.wago    | Clemă cu pârghie WAGO 221-413, 3 conductoare 0,2-4 mm² | Клемма рычажная WAGO 221-413, 3 проводника 0,2-4 мм²       | ways=3 | model=221-413
  221-415             | WAGO               | cn.wago    | Clemă cu pârghie WAGO 221-415, 5 conductoare 0,2-4 mm² | Клемма рычажная WAGO 221-415, 5 проводников 0,2-4 мм²      | ways=5 | model=221-415
  UNP40-016-08-06     | IEK                | cn.lug     | Papuc de cupru cositorit TML 16-8-6                   | Наконечник медный лужёный ТМЛ 16-8-6                       | section_mm2=16 material=copper
  UGN10-D25-04-08     | IEK                | cn.ferr    | Pini izolați NShVI 2,5-8, albaștri, 100 buc           | Наконечник-гильза НШВИ 2,5-8, синий, 100 шт                | section_mm2=2.5 pack_qty=100
  LLE-A60-10-40-E27   | IEK                | lt.bulb    | Bec LED A60 10W E27 4000K                             | Лампа светодиодная A60 10Вт E27 4000К                      | power_w=10 cap=E27 cct_k=4000
  LLE-A60-12-65-E27   | IEK                | lt.bulb    | Bec LED A60 12W E27 6500K                             | Лампа светодиодная A60 12Вт E27 6500К                      | power_w=12 cap=E27 cct_k=6500
  LLE-C35-7-30-E14    | IEK                | lt.bulb    | Bec LED lumânare C35 7W E14 3000K                     | Лампа светодиодная свеча C35 7Вт E14 3000К                 | power_w=7 cap=E14 cct_k=3000
  LPDO-50-65-K03      | IEK                | lt.flood   | Proiector LED 50W IP65 6500K, negru                   | Прожектор светодиодный 50Вт IP65 6500К, чёрный             | power_w=50 ip=IP65 cct_k=6500
  LPDO-30-65-K03      | IEK                | lt.flood   | Proiector LED 30W IP65 6500K, negru                   | Прожектор светодиодный 30Вт IP65 6500К, чёрный             | power_w=30 ip=IP65 cct_k=6500
  VT-6140             | V-TAC              | lt.panel   | Panou LED 40W 600x600 mm 4000K                        | Панель светодиодная 40Вт 600х600 мм 4000К                  | power_w=40 width_mm=600 height_mm=600 cct_k=4000
  LFR20-601-2200-003  | IEK                | lt.sens    | Întrerupător crepuscular FR-601 2200W IP44            | Фотореле ФР-601 2200Вт IP44                                | kind=twilight power_w=2200 ip=IP44 | model=FR-601
  LDD10-009-1100-001  | IEK                | lt.sens    | Senzor de mișcare DD-009 1100W IP44, alb              | Датчик движения ДД-009 1100Вт IP44, белый                  | kind=motion power_w=1100 ip=IP44 | model=DD-009
  KKM11-009-230-10    | IEK                | au.cont    | Contactor KMI-10910 9A 230V 1NO                       | Контактор КМИ-10910 9А 230В 1НО                            | in_a=9 coil_v=230 aux=1NO
  KKM11-012-230-10    | IEK                | au.cont    | Contactor KMI-11210 12A 230V 1NO                      | Контактор КМИ-11210 12А 230В 1НО                           | in_a=12 coil_v=230 aux=1NO
  UT33C+              | UNI-T              | tl.mult    | Multimetru digital UNI-T UT33C+                       | Мультиметр цифровой UNI-T UT33C+                           | category_meas=CATII | model=UT33C+
  TKL10-D5-006        | IEK                | tl.crimp   | Clește de sertizat pini 0,25-6 mm²                    | Пресс-клещи для обжима наконечников 0,25-6 мм²             | wire_range=0.25-6
`);

const units: Readonly<Record<string, UnitKey>> = { m: 'm', box: 'box', coil: 'coil' };

function parse(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/(\w+)=(.+?)(?=\s+\w+=|$)/g)];
  return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, value]));
}

/** Numbers become numbers where the dictionary says so; `3+1` cores stay as written. */
const canonical = ([key, value]: [string, string]): [string, string | number] => [
  key,
  attributeOf(key).kind === 'number' && !Number.isNaN(Number(value)) ? Number(value) : value,
];

export const anchors: Anchor[] = table.map((row) => {
  const { unit, ...values } = { ...parse(cell(row, 5)), ...parse(row[6] ?? '') };
  return {
    code: cell(row, 0),
    brand: cell(row, 1),
    family: cell(row, 2),
    title: { ro: cell(row, 3), ru: cell(row, 4) },
    values: Object.fromEntries(Object.entries(values).map(canonical)),
    unit: unit === undefined ? undefined : units[unit],
  };
});
