import { readTable } from './table.ts';

/** attribute | canonical value | ro | ru. A value without a row reads alike in both languages. */
export const words = readTable(`
  *             | yes           | da                          | да
  *             | no            | nu                          | нет
  mark          | VVG-P         | VVG-P                       | ВВГ-П
  mark          | VVGng-P       | VVGng-P                     | ВВГнг-П
  mark          | VVGng-LS      | VVGng(A)-LS                 | ВВГнг(А)-LS
  mark          | VVGng-FRLS    | VVGng(A)-FRLS               | ВВГнг(А)-FRLS
  mark          | VBbShv        | VBbShv                      | ВБбШв
  mark          | AVVG          | AVVG                        | АВВГ
  mark          | AVVGng        | AVVGng                      | АВВГнг
  mark          | AVBbShv       | AVBbShv                     | АВБбШв
  mark          | SIP-4         | SIP-4                       | СИП-4
  mark          | PVS           | PVS                         | ПВС
  mark          | ShVVP         | ShVVP                       | ШВВП
  mark          | KG            | KG                          | КГ
  mark          | PV-1          | PV-1                        | ПВ-1
  mark          | PV-3          | PV-3                        | ПВ-3
  mark          | KVVG          | KVVG                        | КВВГ
  mark          | RKGM          | RKGM                        | РКГМ
  mark          | KSPV          | KSPV                        | КСПВ
  conductor     | Cu            | cupru                       | медь
  conductor     | Al            | aluminiu                    | алюминий
  conductor     | CCA           | aluminiu cuprat (CCA)       | омеднённый алюминий (CCA)
  cond_class    | 1             | 1, rigid                    | 1, монолит
  cond_class    | 2             | 2, multifilar               | 2, многопроволочная
  cond_class    | 5             | 5, flexibil                 | 5, гибкая
  sheath        | PVC           | PVC                         | ПВХ
  sheath        | PVC-LS        | PVC cu fum redus            | ПВХ пониженного дымовыделения
  sheath        | LSZH          | LSZH, fără halogeni         | LSZH, безгалогенная
  sheath        | rubber        | cauciuc                     | резина
  sheath        | PE            | PE                          | ПЭ
  sheath        | XLPE          | XLPE                        | сшитый полиэтилен
  sheath        | silicone      | silicon                     | силикон
  sheath        | none          | fără manta                  | без оболочки
  shape         | round         | rotund                      | круглый
  shape         | flat          | plat                        | плоский
  fire          | standard      | standard                    | стандартное
  fire          | ng            | ng                          | нг
  fire          | ng-LS         | ng(A)-LS                    | нг(А)-LS
  fire          | ng-FRLS       | ng(A)-FRLS                  | нг(А)-FRLS
  wiring        | one-way       | simplu                      | простой
  wiring        | two-way       | cap-scară                   | проходной
  wiring        | cross         | cruce                       | перекрёстный
  wiring        | push          | buton                       | кнопка
  wiring        | blinds        | jaluzele                    | жалюзи
  mounting      | flush         | îngropat                    | скрытый
  mounting      | surface       | aparent                     | накладной
  mounting      | DIN           | pe șină DIN                 | на DIN-рейку
  mounting      | suspended     | suspendat                   | подвесной
  mounting      | pole          | pe stâlp                    | консольный
  mounting      | cable         | pe cablu                    | кабельный
  mounting      | panel         | pe panou                    | на панель
  mounting      | plug-in       | în priză                    | в розетку
  mounting      | masonry       | zidărie                     | кирпич и бетон
  mounting      | plasterboard  | gips-carton                 | гипсокартон
  series        | VA47-29       | VA47-29                     | ВА47-29
  series        | VA47-100      | VA47-100                    | ВА47-100
  series        | VA88-32       | VA88-32                     | ВА88-32
  series        | VA88-35       | VA88-35                     | ВА88-35
  series        | VA88-37       | VA88-37                     | ВА88-37
  series        | VA88-40       | VA88-40                     | ВА88-40
  series        | VD1-63        | VD1-63                      | ВД1-63
  series        | AD12          | AD12                        | АД12
  series        | AD14          | AD14                        | АД14
  series        | AVDT32        | AVDT32                      | АВДТ32
  series        | VN-32         | VN-32                       | ВН-32
  series        | OPS1          | OPS1                        | ОПС1
  series        | RTI           | RTI                         | РТИ
  series        | PRK32         | PRK32                       | ПРК32
  series        | KMI           | KMI                         | КМИ
  series        | NShVI         | NShVI                       | НШВИ
  model         | TML           | TML                         | ТМЛ
  model         | TA            | TA                          | ТА
  model         | GML           | GML                         | ГМЛ
  model         | TAM           | TAM                         | ТАМ
  rcd_type      | AC            | AC                          | AC
  material      | PVC           | PVC                         | ПВХ
  material      | PE            | PE                          | ПНД
  material      | PP            | PP                          | ПП
  material      | ABS           | ABS                         | АБС
  material      | polyamide     | poliamidă                   | полиамид
  material      | brass         | alamă                       | латунь
  material      | copper        | cupru                       | медь
  material      | aluminium     | aluminiu                    | алюминий
  material      | bimetal       | aluminiu-cupru              | алюминий-медь
  material      | galvanised    | oțel zincat                 | оцинкованная сталь
  material      | galvanised-pvc | oțel zincat cu PVC         | оцинкованная сталь в ПВХ
  material      | copper-plated | oțel cuprat                 | омеднённая сталь
  material      | stainless     | inox                        | нержавеющая сталь
  category_meas | CATII         | CAT II 600 V                | CAT II 600 В
  category_meas | CATIII        | CAT III 600 V               | CAT III 600 В
  category_meas | CATIV         | CAT IV 600 V                | CAT IV 600 В
  aux           | none          | fără                        | нет
  aux           | 1NO           | 1NO                         | 1НО
  aux           | 1NC           | 1NC                         | 1НЗ
  aux           | 1NO+1NC       | 1NO+1NC                     | 1НО+1НЗ
`);
