import { group, leaf, top } from './node.ts';

export const tools = top(
  'tools',
  ['Scule și aparate de măsură', 'Multimetre, testere, clești și șurubelnițe izolate.'],
  ['Инструмент и измерительные приборы', 'Мультиметры, тестеры, клещи и диэлектрические отвёртки.'],
  [
    group(
      ['Aparate de măsură', 'Măsurători sigure în instalație și în tablou.'],
      ['Измерительные приборы', 'Безопасные измерения в проводке и в щите.'],
      [
        leaf(
          'tl.mult',
          'kind category_meas',
          ['Multimetre și clești ampermetrici', 'De la aparate de casă la cele profesionale.'],
          ['Мультиметры и токовые клещи', 'От домашних до профессиональных приборов.'],
        ),
        leaf(
          'tl.test',
          'kind u_v',
          ['Testere și indicatoare', 'Verificarea tensiunii, a fazelor și a cablurilor.'],
          ['Тестеры и индикаторы', 'Проверка напряжения, фаз и кабелей.'],
        ),
      ],
    ),
    group(
      ['Scule pentru electricieni', 'Scule de sertizat, dezizolat și strâns.'],
      ['Инструмент электрика', 'Инструмент для обжима, зачистки и монтажа.'],
      [
        leaf(
          'tl.crimp',
          'kind wire_range',
          ['Clești de sertizat și dezizolat', 'Pentru pini, papuci și cabluri.'],
          ['Пресс-клещи и стрипперы', 'Для гильз, наконечников и кабеля.'],
        ),
        leaf(
          'tl.screw',
          'kind u_v',
          ['Șurubelnițe și clești izolați 1000 V', 'Scule probate pentru lucru sub tensiune.'],
          [
            'Отвёртки и клещи диэлектрические 1000 В',
            'Инструмент, испытанный для работы под напряжением.',
          ],
        ),
      ],
    ),
  ],
);
