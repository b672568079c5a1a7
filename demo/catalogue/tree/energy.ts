import { group, leaf, top } from './node.ts';

export const energy = top(
  'energy',
  ['Energie de rezervă și fotovoltaică', 'Stabilizatoare, UPS, generatoare și panouri solare.'],
  ['Резервное питание и солнечная энергия', 'Стабилизаторы, ИБП, генераторы и солнечные панели.'],
  [
    group(
      ['Alimentare de rezervă', 'Curent și când rețeaua cade.'],
      ['Резервное питание', 'Питание и при отключении сети.'],
      [
        leaf(
          'en.stab',
          'kind va poles',
          ['Stabilizatoare de tensiune', 'Mono și trifazate, de la 1 la 30 kVA.'],
          ['Стабилизаторы напряжения', 'Одно- и трёхфазные от 1 до 30 кВА.'],
        ),
        leaf(
          'en.ups',
          'kind va u_v capacity_ah',
          ['UPS și acumulatoare', 'Pentru calculatoare, centrale termice și servere.'],
          ['ИБП и аккумуляторы', 'Для компьютеров, котлов и серверов.'],
        ),
        leaf(
          'en.gen',
          'kind power_w',
          ['Generatoare', 'Pe benzină, diesel și inverter, 2-8 kW.'],
          ['Генераторы', 'Бензиновые, дизельные и инверторные, 2-8 кВт.'],
        ),
      ],
    ),
    group(
      ['Fotovoltaic', 'Panouri, invertoare și conectori pentru case și firme.'],
      ['Солнечная энергия', 'Панели, инверторы и разъёмы для домов и предприятий.'],
      [
        leaf(
          'en.pv',
          'kind power_w u_v',
          ['Panouri, invertoare, conectori MC4', 'Tot ce trebuie pe acoperiș și lângă tablou.'],
          ['Панели, инверторы, разъёмы MC4', 'Всё, что нужно на крыше и у щита.'],
        ),
      ],
    ),
  ],
);
