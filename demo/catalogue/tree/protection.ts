import { group, leaf, top } from './node.ts';

const mcb = 'in_a curve icn_ka series poles';

export const protection = top(
  'protection',
  ['Aparate de protecție', 'Automate, diferențiale, descărcătoare și siguranțe pentru tablou.'],
  ['Аппараты защиты', 'Автоматы, УЗО, УЗИП и предохранители для щита.'],
  [
    group(
      ['Întrerupătoare automate', 'Protecție la scurtcircuit și suprasarcină.'],
      ['Автоматические выключатели', 'Защита от короткого замыкания и перегрузки.'],
      [
        group(
          ['Întrerupătoare automate modulare', 'Automate pe șină DIN de la 1 la 125 A.'],
          ['Модульные автоматические выключатели', 'Автоматы на DIN-рейку от 1 до 125 А.'],
          [
            leaf(
              'pr.mcb.1p',
              mcb,
              ['Automate 1P', 'Pentru un circuit monofazat: lumină sau prize.'],
              ['Автоматы 1P', 'Для одной однофазной линии: свет или розетки.'],
            ),
            leaf(
              'pr.mcb.2p',
              mcb,
              ['Automate 2P', 'Întrerup faza și nulul împreună.'],
              ['Автоматы 2P', 'Отключают фазу и ноль вместе.'],
            ),
            leaf(
              'pr.mcb.3p',
              mcb,
              ['Automate 3P', 'Pentru motoare și circuite trifazate.'],
              ['Автоматы 3P', 'Для двигателей и трёхфазных линий.'],
            ),
            leaf(
              'pr.mcb.4p',
              mcb,
              ['Automate 4P', 'Trei faze și nul, pentru intrarea în tablou.'],
              ['Автоматы 4P', 'Три фазы и ноль, для ввода в щит.'],
            ),
          ],
        ),
        leaf(
          'pr.mccb',
          'in_a poles icn_ka series',
          ['Întrerupătoare în carcasă (MCCB)', 'Aparate de 63-800 A pentru tabloul general.'],
          ['Силовые автоматы в литом корпусе', 'Аппараты 63-800 А для главного щита.'],
        ),
      ],
    ),
    group(
      ['Protecție diferențială', 'Aparate care opresc circuitul la scurgeri de curent.'],
      ['Дифференциальная защита', 'Аппараты, отключающие линию при утечке тока.'],
      [
        leaf(
          'pr.rccb',
          'poles in_a idn_ma rcd_type series',
          [
            'Întrerupătoare diferențiale (RCCB)',
            'Protecție la electrocutare și la incendiu, fără protecție la suprasarcină.',
          ],
          ['УЗО (ВДТ)', 'Защита от поражения током и пожара, без защиты от перегрузки.'],
        ),
        leaf(
          'pr.rcbo',
          'poles in_a curve idn_ma rcd_type icn_ka series',
          ['Automate diferențiale (RCBO)', 'Automat și diferențial într-un singur aparat.'],
          ['Дифавтоматы (АВДТ)', 'Автомат и УЗО в одном корпусе.'],
        ),
      ],
    ),
    group(
      ['Protecție la supratensiune', 'Descărcătoare și relee care protejează aparatele sensibile.'],
      ['Защита от перенапряжения', 'УЗИП и реле, берегущие чувствительную технику.'],
      [
        leaf(
          'pr.spd',
          'kind poles imax_ka in_a series',
          ['Descărcătoare (SPD)', 'Duc la pământ supratensiunile de trăsnet.'],
          ['УЗИП (ОПС)', 'Отводят в землю грозовые перенапряжения.'],
        ),
        leaf(
          'pr.vrel',
          'in_a poles mounting',
          ['Relee de tensiune', 'Deconectează casa când tensiunea iese din limite.'],
          ['Реле напряжения', 'Отключают дом при выходе напряжения за пределы.'],
        ),
      ],
    ),
    group(
      [
        'Separare și siguranțe fuzibile',
        'Separatoare, comutatoare de rețea, siguranțe și accesorii.',
      ],
      [
        'Коммутация и предохранители',
        'Выключатели нагрузки, переключатели, вставки и принадлежности.',
      ],
      [
        leaf(
          'pr.iso',
          'kind poles in_a mounting series',
          ['Separatoare și comutatoare I-0-II', 'Întrerupere vizibilă și trecere rețea-generator.'],
          ['Выключатели нагрузки и рубильники', 'Видимое отключение и переход сеть-генератор.'],
        ),
        leaf(
          'pr.fuse',
          'kind in_a size_mm',
          ['Siguranțe fuzibile și socluri', 'Patroane cilindrice și NH, cu soclurile lor.'],
          ['Предохранители и держатели', 'Цилиндрические вставки и NH с держателями.'],
        ),
        leaf(
          'pr.acc',
          'kind poles in_a modules',
          [
            'Bare pieptene, contacte auxiliare',
            'Piese care leagă și completează aparatele modulare.',
          ],
          [
            'Шины-гребёнки, доп. контакты',
            'Детали для соединения и дополнения модульных аппаратов.',
          ],
        ),
      ],
    ),
  ],
);
