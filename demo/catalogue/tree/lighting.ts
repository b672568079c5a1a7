import { group, leaf, top } from './node.ts';

const bulb = 'power_w cct_k lumen kind cap';

export const lighting = top(
  'lighting',
  ['Iluminat', 'Becuri, corpuri, proiectoare, benzi LED și senzori.'],
  ['Освещение', 'Лампы, светильники, прожекторы, лента и датчики.'],
  [
    group(
      ['Surse de lumină', 'Becuri și tuburi LED pentru corpurile existente.'],
      ['Лампы', 'Светодиодные лампы для имеющихся светильников.'],
      [
        group(
          ['Becuri LED', 'Becuri pe tip de soclu, de la 4 la 20 W.'],
          ['Лампы светодиодные', 'Лампы по типу цоколя, от 4 до 20 Вт.'],
          [
            leaf(
              'lt.bulb.e27',
              bulb,
              ['Becuri LED E27', 'Soclul obișnuit, becuri A60 și A65.'],
              ['Лампы E27', 'Обычный цоколь, лампы A60 и A65.'],
            ),
            leaf(
              'lt.bulb.e14',
              bulb,
              ['Becuri LED E14', 'Soclul subțire: lumânare și sferă.'],
              ['Лампы E14', 'Тонкий цоколь: свеча и шар.'],
            ),
            leaf(
              'lt.bulb.gu10',
              bulb,
              ['Becuri LED GU10 și GU5.3', 'Becuri direcționale pentru spoturi.'],
              ['Лампы GU10 и GU5.3', 'Направленные лампы для точечных светильников.'],
            ),
          ],
        ),
        leaf(
          'lt.tube',
          'power_w len_m cct_k cap',
          ['Tuburi LED T8/T5', 'Înlocuiesc tuburile fluorescente de 0,6-1,5 m.'],
          ['Линейные лампы T8/T5', 'Замена люминесцентных трубок 0,6-1,5 м.'],
        ),
      ],
    ),
    group(
      ['Corpuri de interior', 'Panouri, spoturi, corpuri liniare și iluminat de siguranță.'],
      ['Светильники для помещений', 'Панели, точечные, линейные и аварийные светильники.'],
      [
        leaf(
          'lt.panel',
          'power_w width_mm height_mm cct_k mounting',
          ['Panouri LED', 'Panouri de 600x600 și 300x1200 mm pentru birouri.'],
          ['Светодиодные панели', 'Панели 600х600 и 300х1200 мм для офисов.'],
        ),
        leaf(
          'lt.down',
          'power_w cct_k diameter_mm mounting colour',
          ['Spoturi și downlight', 'Corpuri rotunde de tavan, 3-24 W.'],
          ['Точечные светильники', 'Круглые потолочные светильники, 3-24 Вт.'],
        ),
        leaf(
          'lt.lin',
          'power_w len_m ip cct_k',
          ['Corpuri liniare și etanșe IP65', 'Corpuri lungi pentru magazine, garaje și depozite.'],
          [
            'Линейные и герметичные светильники IP65',
            'Длинные светильники для магазинов, гаражей и складов.',
          ],
        ),
        leaf(
          'lt.emerg',
          'kind power_w ip mounting',
          ['Iluminat de siguranță', 'Corpuri cu acumulator și indicatoare de ieșire.'],
          ['Аварийные светильники', 'Светильники с аккумулятором и указатели выхода.'],
        ),
      ],
    ),
    group(
      ['Iluminat exterior și industrial', 'Proiectoare, corpuri stradale și de hală.'],
      ['Наружное и промышленное освещение', 'Прожекторы, уличные и цеховые светильники.'],
      [
        leaf(
          'lt.flood',
          'power_w ip cct_k lumen kind',
          ['Proiectoare LED', 'Proiectoare de 10-200 W pentru curte și fațadă.'],
          ['Прожекторы светодиодные', 'Прожекторы 10-200 Вт для двора и фасада.'],
        ),
        leaf(
          'lt.street',
          'power_w ip cct_k mounting',
          ['Corpuri stradale', 'Corpuri pe consolă pentru alei și drumuri.'],
          ['Уличные светильники', 'Консольные светильники для аллей и дорог.'],
        ),
        leaf(
          'lt.high',
          'power_w ip cct_k beam_deg',
          ['Corpuri industriale High-bay', 'Corpuri suspendate pentru hale înalte.'],
          ['Промышленные светильники High-bay', 'Подвесные светильники для высоких цехов.'],
        ),
      ],
    ),
    group(
      ['Bandă LED', 'Bandă la metru, surse de alimentare și profile.'],
      ['Светодиодная лента', 'Лента на отрез, блоки питания и профили.'],
      [
        leaf(
          'lt.strip',
          'power_w u_v ip cct_k reel_m cut',
          ['Bandă LED la metru', 'Bandă de 12 și 24 V, pentru interior și exterior.'],
          ['Лента светодиодная', 'Лента 12 и 24 В для помещений и улицы.'],
        ),
        leaf(
          'lt.psu',
          'kind power_w u_v ip',
          ['Surse pentru bandă LED, profile', 'Surse de 20-250 W și profile de aluminiu.'],
          ['Блоки питания и профили', 'Блоки 20-250 Вт и алюминиевые профили.'],
        ),
      ],
    ),
    group(
      ['Senzori de iluminat', 'Aprind lumina la mișcare sau la lăsarea serii.'],
      ['Датчики для освещения', 'Включают свет по движению или в сумерках.'],
      [
        leaf(
          'lt.sens',
          'kind power_w ip beam_deg colour',
          [
            'Senzori de mișcare și relee crepusculare',
            'Senzori de perete și de tavan, relee de amurg.',
          ],
          ['Датчики движения и фотореле', 'Настенные и потолочные датчики, фотореле.'],
        ),
      ],
    ),
  ],
);
