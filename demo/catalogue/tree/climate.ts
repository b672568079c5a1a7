import { group, leaf, top } from './node.ts';

export const climate = top(
  'climate',
  ['Ventilație și încălzire', 'Ventilatoare, convectoare și pardoseală caldă.'],
  ['Вентиляция и обогрев', 'Вентиляторы, конвекторы и тёплый пол.'],
  [
    group(
      ['Ventilatoare', 'Ventilatoare pentru baie, bucătărie și tubulatură.'],
      ['Вентиляторы', 'Вентиляторы для ванной, кухни и воздуховодов.'],
      [
        leaf(
          'hv.fan',
          'kind diameter_mm airflow_m3h noise_db power_w',
          [
            'Ventilatoare de baie și tubulatură',
            'Diametre de 100-315 mm, cu temporizator sau higrostat.',
          ],
          [
            'Вытяжные и канальные вентиляторы',
            'Диаметр 100-315 мм, с таймером или датчиком влажности.',
          ],
        ),
      ],
    ),
    group(
      ['Încălzire electrică', 'Căldură rapidă și pardoseală caldă.'],
      ['Электрообогрев', 'Быстрое тепло и тёплый пол.'],
      [
        leaf(
          'hv.heat',
          'kind power_w',
          ['Convectoare și aeroterme', 'Aparate de 500-3000 W pentru camere și ateliere.'],
          ['Конвекторы и тепловентиляторы', 'Приборы 500-3000 Вт для комнат и мастерских.'],
        ),
        leaf(
          'hv.floor',
          'kind power_w len_m',
          ['Cabluri și covoare de încălzire', 'Pardoseală caldă sub gresie sau în șapă.'],
          ['Тёплый пол', 'Маты под плитку и кабель в стяжку.'],
        ),
      ],
    ),
  ],
);
