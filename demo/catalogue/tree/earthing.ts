import { group, leaf, top } from './node.ts';

export const earthing = top(
  'earthing',
  ['Împământare și paratrăsnet', 'Electrozi, platbandă și cleme pentru priza de pământ.'],
  ['Заземление и молниезащита', 'Стержни, полоса и зажимы для контура заземления.'],
  [
    group(
      ['Împământare', 'Piesele prizei de pământ a clădirii.'],
      ['Заземление', 'Детали контура заземления здания.'],
      [
        leaf(
          'er.rod',
          'kind diameter_mm len_m material',
          ['Electrozi și cleme', 'Electrozi de 1,5 și 3 m, mufe și cleme.'],
          ['Стержни и зажимы', 'Стержни 1,5 и 3 м, муфты и зажимы.'],
        ),
        leaf(
          'er.strip',
          'kind width_mm thick_mm material',
          ['Platbandă și conductor', 'Platbandă zincată și conductor rotund, la metru.'],
          ['Полоса и проводник', 'Оцинкованная полоса и круглый проводник на отрез.'],
        ),
      ],
    ),
  ],
);
