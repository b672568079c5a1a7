import { group, leaf, top } from './node.ts';

export const mounting = top(
  'mounting',
  ['Doze și accesorii de montaj', 'Doze, elemente de fixare, izolare și marcare.'],
  ['Коробки и монтажные изделия', 'Коробки, крепёж, изоляция и маркировка.'],
  [
    group(
      ['Doze', 'Doze de aparat și de ramificație pentru zid, gips-carton și exterior.'],
      ['Коробки', 'Подрозетники и распределительные коробки для стен, гипсокартона и улицы.'],
      [
        leaf(
          'mt.back',
          'diameter_mm depth_mm mounting posts',
          ['Doze de aparat', 'Doze de 65-68 mm pentru prize și întrerupătoare.'],
          ['Подрозетники', 'Коробки 65-68 мм под розетки и выключатели.'],
        ),
        leaf(
          'mt.junc',
          'width_mm height_mm depth_mm ip mounting',
          ['Doze de ramificație', 'Doze etanșe și îngropate pentru legăturile cablurilor.'],
          ['Распределительные коробки', 'Герметичные и скрытые коробки для соединения кабелей.'],
        ),
      ],
    ),
    group(
      ['Fixare', 'Coliere, cleme și suporturi pentru cabluri și tuburi.'],
      ['Крепёж', 'Стяжки, скобы и держатели для кабеля и труб.'],
      [
        leaf(
          'mt.tie',
          'width_mm len_mm colour pack_qty',
          ['Coliere de plastic', 'Pachete de 100 de bucăți, albe și negre.'],
          ['Стяжки кабельные (хомуты)', 'Упаковки по 100 штук, белые и чёрные.'],
        ),
        leaf(
          'mt.clip',
          'kind diameter_mm pack_qty',
          ['Cleme, dibluri, suporturi', 'Prinderea cablurilor și a tuburilor pe perete.'],
          ['Скобы, клипсы, дюбели', 'Крепление кабеля и труб к стене.'],
        ),
      ],
    ),
    group(
      ['Izolare și marcare', 'Benzi și tuburi pentru izolarea și marcarea legăturilor.'],
      ['Изоляция и маркировка', 'Ленты и трубки для изоляции и маркировки соединений.'],
      [
        leaf(
          'mt.tape',
          'colour width_mm len_m',
          ['Bandă izolatoare', 'Benzi din PVC în culorile fazelor.'],
          ['Изолента', 'Ленты ПВХ в цветах фаз.'],
        ),
        leaf(
          'mt.shrink',
          'diameter_mm colour',
          ['Tub termocontractabil', 'Tuburi 2:1 de la 2 la 50 mm, la metru.'],
          ['Термоусадочная трубка', 'Трубки 2:1 от 2 до 50 мм на отрез.'],
        ),
      ],
    ),
  ],
);
