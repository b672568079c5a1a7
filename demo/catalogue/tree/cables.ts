import { group, leaf, top } from './node.ts';

const wire = 'section_mm2 colour cond_class reel_m cut';

export const cables = top(
  'cables',
  [
    'Cabluri și conductoare',
    'Cabluri de putere, flexibile și speciale, la metru sau pe tambur întreg.',
  ],
  ['Кабели и провода', 'Силовые, гибкие и специальные кабели на отрез или целым барабаном.'],
  [
    group(
      [
        'Cabluri de putere din cupru',
        'Cabluri pentru instalații fixe în case, birouri și hale, după standardele GOST, românești și germane.',
      ],
      [
        'Силовые медные кабели',
        'Кабели для стационарной проводки в домах, офисах и цехах по ГОСТ, румынским и немецким стандартам.',
      ],
      [
        group(
          [
            'Cabluri VVG',
            'Familia VVG: cea mai folosită în apartamente, plată sau rotundă, obișnuită sau cu fum redus.',
          ],
          [
            'Кабели ВВГ',
            'Семейство ВВГ: самое ходовое для квартир, плоское или круглое, обычное и с низким дымовыделением.',
          ],
          [
            leaf(
              'cab.vvgp',
              'mark cores section_mm2 fire sheath colour reel_m cut',
              [
                'Cablu plat VVG-P / VVGng-P',
                'Cabluri plate pentru circuite de lumină și prize sub tencuială.',
              ],
              [
                'Кабель плоский ВВГ-П / ВВГнг-П',
                'Плоские кабели для света и розеток под штукатуркой.',
              ],
            ),
            leaf(
              'cab.vvgng',
              'mark cores section_mm2 fire u_v reel_m cut od_mm',
              [
                'Cablu VVGng(A)-LS',
                'Cabluri care nu propagă flacăra și degajă puțin fum, de la 1,5 la 120 mm².',
              ],
              [
                'Кабель ВВГнг(А)-LS',
                'Не распространяют горение и мало дымят, сечение от 1,5 до 120 мм².',
              ],
            ),
            leaf(
              'cab.vvgfr',
              'mark cores section_mm2 fire reel_m',
              [
                'Cablu VVGng(A)-FRLS',
                'Cabluri rezistente la foc pentru sisteme care trebuie să funcționeze la incendiu.',
              ],
              ['Кабель ВВГнг(А)-FRLS', 'Огнестойкие кабели для систем, работающих при пожаре.'],
            ),
          ],
        ),
        group(
          [
            'Cabluri europene',
            'Cabluri după standarde europene: NYM, CYY-F, NYY și variante fără halogeni.',
          ],
          [
            'Кабели европейского типа',
            'Кабели по европейским стандартам: NYM, CYY-F, NYY и безгалогенные.',
          ],
          [
            leaf(
              'cab.nym',
              'mark cores section_mm2 sheath colour reel_m cut',
              ['Cablu NYM-J / NYM-O', 'Cablu rotund de interior, ușor de dezizolat.'],
              ['Кабель NYM-J / NYM-O', 'Круглый кабель для помещений, легко разделывается.'],
            ),
            leaf(
              'cab.cyyf',
              'mark cores section_mm2 u_v reel_m cut',
              [
                'Cablu CYY-F',
                'Cablul de energie românesc pentru instalații fixe, în aer și în pământ.',
              ],
              [
                'Кабель CYY-F',
                'Румынский силовой кабель для стационарной прокладки на воздухе и в земле.',
              ],
            ),
            leaf(
              'cab.nyy',
              'mark cores section_mm2 u_v reel_m cut',
              ['Cablu NYY-J', 'Cablu cu manta groasă, pentru montaj direct în pământ.'],
              ['Кабель NYY-J', 'Кабель с толстой оболочкой для прокладки прямо в земле.'],
            ),
            leaf(
              'cab.n2xh',
              'mark cores section_mm2 fire reel_m',
              [
                'Cablu fără halogeni N2XH-J',
                'Cablu pentru clădiri publice: nu degajă gaze corozive.',
              ],
              [
                'Кабель безгалогенный N2XH-J',
                'Кабель для общественных зданий: не выделяет едких газов.',
              ],
            ),
            leaf(
              'cab.nhxh',
              'mark cores section_mm2 fire',
              ['Cablu rezistent la foc NHXH FE180/E90', 'Menține alimentarea 90 de minute în foc.'],
              ['Кабель огнестойкий NHXH FE180/E90', 'Сохраняет питание 90 минут в огне.'],
            ),
          ],
        ),
        group(
          ['Cabluri armate', 'Cabluri cu bandă de oțel pentru montaj în pământ.'],
          ['Бронированные кабели', 'Кабели со стальной лентой для прокладки в земле.'],
          [
            leaf(
              'cab.cyaby',
              'mark cores section_mm2 armour u_v reel_m',
              ['Cablu armat CYABY-F', 'Cabluri armate românești, de la 2,5 la 50 mm².'],
              ['Кабель бронированный CYABY-F', 'Румынские бронированные кабели от 2,5 до 50 мм².'],
            ),
            leaf(
              'cab.vbbshv',
              'mark cores section_mm2 armour reel_m',
              ['Cablu armat VBbShv', 'Cabluri armate după GOST pentru șanț și încăperi umede.'],
              [
                'Кабель бронированный ВБбШв',
                'Бронированные кабели по ГОСТ для траншеи и сырых помещений.',
              ],
            ),
          ],
        ),
      ],
    ),
    group(
      [
        'Cabluri din aluminiu',
        'Cabluri ușoare și ieftine pentru branșamente, coloane și linii aeriene.',
      ],
      ['Алюминиевые кабели', 'Лёгкие и недорогие кабели для вводов, стояков и воздушных линий.'],
      [
        leaf(
          'cab.avvg',
          'mark cores section_mm2 conductor reel_m cut',
          ['Cablu AVVG / AVVGng', 'Cabluri de aluminiu pentru branșamente și coloane.'],
          ['Кабель АВВГ / АВВГнг', 'Алюминиевые кабели для вводов и стояков.'],
        ),
        leaf(
          'cab.avbb',
          'mark cores section_mm2 armour conductor',
          [
            'Cablu armat AVBbShv / ACYABY-F',
            'Cabluri de aluminiu armate, pentru trasee lungi în pământ.',
          ],
          [
            'Кабель АВБбШв / ACYABY-F',
            'Бронированные алюминиевые кабели для длинных трасс в земле.',
          ],
        ),
        leaf(
          'cab.sip',
          'mark cores section_mm2 conductor reel_m cut',
          [
            'Cablu torsadat SIP-4 / AsXSn / TYIR',
            'Conductoare torsadate pentru linii aeriene și racordul casei.',
          ],
          ['Провод СИП-4 / AsXSn / TYIR', 'Самонесущие провода для воздушных линий и ввода в дом.'],
        ),
      ],
    ),
    group(
      ['Cabluri flexibile', 'Cabluri și cordoane pentru aparate, prelungitoare și șantier.'],
      ['Гибкие кабели и шнуры', 'Кабели и шнуры для приборов, удлинителей и стройки.'],
      [
        leaf(
          'cab.pvs',
          'mark cores section_mm2 colour reel_m cut',
          [
            'Cordon PVS / MYYM / H05VV-F',
            'Cabluri flexibile rotunde pentru aparate și prelungitoare.',
          ],
          ['Провод ПВС / MYYM / H05VV-F', 'Круглые гибкие провода для приборов и удлинителей.'],
        ),
        leaf(
          'cab.shvvp',
          'mark cores section_mm2 colour reel_m cut',
          [
            'Cordon plat ShVVP / MYYUP / H03VVH2-F',
            'Cordoane plate subțiri pentru veioze și aparate mici.',
          ],
          [
            'Шнур плоский ШВВП / MYYUP / H03VVH2-F',
            'Тонкие плоские шнуры для светильников и мелких приборов.',
          ],
        ),
        leaf(
          'cab.kg',
          'mark cores section_mm2 u_v reel_m cut',
          [
            'Cablu în cauciuc KG / H07RN-F',
            'Cabluri în cauciuc pentru șantier, sudură și exterior.',
          ],
          ['Кабель резиновый КГ / H07RN-F', 'Резиновые кабели для стройки, сварки и улицы.'],
        ),
      ],
    ),
    group(
      ['Conductoare', 'Conductoare izolate pentru tuburi și tablouri, în șase culori.'],
      ['Провода установочные', 'Одножильные провода для труб и щитов, шесть цветов.'],
      [
        leaf(
          'cab.pv1',
          'mark section_mm2 cond_class colour reel_m cut',
          [
            'Conductor rigid PV-1 / FY / H07V-U',
            'Conductoare cu un singur fir, pentru tras prin tub.',
          ],
          ['Провод жёсткий ПВ-1 / FY / H07V-U', 'Монолитные провода для протяжки в трубах.'],
        ),
        group(
          [
            'Conductor flexibil PV-3 / MYF / H07V-K',
            'Conductoare din fire subțiri pentru tablouri și legături mobile.',
          ],
          [
            'Провод гибкий ПВ-3 / MYF / H07V-K',
            'Многопроволочные провода для щитов и подвижных соединений.',
          ],
          [
            leaf(
              'cab.pv3.pv3',
              wire,
              ['Conductor PV-3', 'Conductoare flexibile după GOST, de la 0,5 la 95 mm².'],
              ['Провод ПВ-3', 'Гибкие провода по ГОСТ от 0,5 до 95 мм².'],
            ),
            leaf(
              'cab.pv3.myf',
              wire,
              ['Conductor MYF', 'Conductoare flexibile românești, echivalente cu H07V-K.'],
              ['Провод MYF', 'Румынские гибкие провода, аналог H07V-K.'],
            ),
            leaf(
              'cab.pv3.h07vk',
              wire,
              ['Conductor H07V-K', 'Conductoare flexibile armonizate european.'],
              ['Провод H07V-K', 'Гибкие провода по европейскому гармонизированному стандарту.'],
            ),
          ],
        ),
      ],
    ),
    group(
      ['Cabluri speciale', 'Cabluri de comandă, ecranate, solare și pentru temperaturi înalte.'],
      ['Специальные кабели', 'Контрольные, экранированные, солнечные и термостойкие кабели.'],
      [
        leaf(
          'cab.kvvg',
          'mark cores section_mm2 reel_m',
          [
            'Cablu de comandă KVVG / CSYY',
            'Cabluri cu multe conductoare pentru comandă și semnalizare.',
          ],
          ['Контрольный кабель КВВГ / CSYY', 'Многожильные кабели для управления и сигнализации.'],
        ),
        leaf(
          'cab.liycy',
          'mark cores section_mm2 shield',
          ['Cablu de comandă LIYCY / YSLY', 'Cabluri flexibile de comandă, cu ecran sau fără.'],
          ['Кабель управления LIYCY / YSLY', 'Гибкие кабели управления, с экраном и без.'],
        ),
        leaf(
          'cab.solar',
          'mark section_mm2 colour u_v reel_m cut',
          ['Cablu solar H1Z2Z2-K', 'Cabluri roșii și negre pentru panouri fotovoltaice.'],
          [
            'Кабель для солнечных панелей H1Z2Z2-K',
            'Красные и чёрные кабели для солнечных панелей.',
          ],
        ),
        leaf(
          'cab.sihf',
          'mark cores section_mm2 temp',
          [
            'Cablu siliconic SiHF / RKGM',
            'Cabluri pentru cuptoare, saune și alte locuri fierbinți.',
          ],
          ['Термостойкий кабель SiHF / РКГМ', 'Кабели для печей, саун и других горячих мест.'],
        ),
      ],
    ),
  ],
);
