import { group, leaf, top } from './node.ts';

export const network = top(
  'network',
  ['Curenți slabi și rețea', 'Cabluri de date și semnal, conectori și dulapuri.'],
  ['Слаботочные системы и сети', 'Кабели связи, разъёмы и шкафы.'],
  [
    group(
      ['Cabluri de date și semnal', 'UTP, coaxial și cabluri de alarmă.'],
      ['Кабели связи', 'Витая пара, коаксиал и сигнальные кабели.'],
      [
        leaf(
          'lv.utp',
          'cat shield conductor sheath reel_m cut',
          ['Cablu UTP / FTP', 'Cabluri de rețea la metru și în cutii de 305 m.'],
          ['Кабель UTP / FTP (витая пара)', 'Сетевые кабели на отрез и коробками по 305 м.'],
        ),
        leaf(
          'lv.coax',
          'mark reel_m cut',
          ['Cablu coaxial', 'Pentru televiziune, satelit și camere video.'],
          ['Коаксиальный кабель', 'Для телевидения, спутника и видеонаблюдения.'],
        ),
        leaf(
          'lv.alarm',
          'mark cores section_mm2 shield reel_m cut',
          ['Cablu de alarmă și incendiu', 'Cabluri KSPV și J-Y(St)Y pentru senzori și interfoane.'],
          ['Кабель сигнализации КСПВ / J-Y(St)Y', 'Кабели для датчиков и домофонов.'],
        ),
      ],
    ),
    group(
      ['Echipamente de rețea pasive', 'Conectori, patch cord-uri, panouri și dulapuri.'],
      ['Пассивное сетевое оборудование', 'Разъёмы, патч-корды, панели и шкафы.'],
      [
        leaf(
          'lv.rj',
          'kind cat shield len_m pack_qty',
          ['Conectori, module, patch cord', 'Piese RJ45 pentru categoriile 5e, 6 și 6A.'],
          ['Коннекторы, модули, патч-корды', 'Детали RJ45 категорий 5e, 6 и 6A.'],
        ),
        leaf(
          'lv.rack',
          'kind units_u width_mm depth_mm',
          ['Dulapuri rack și patch panel', 'Dulapuri de 19" de perete și de podea.'],
          ['Шкафы 19" и патч-панели', 'Настенные и напольные шкафы 19".'],
        ),
      ],
    ),
  ],
);
