import type { Family } from '../family.ts';
import { cell, readTable } from '../table.ts';
import { lookup, type Values, word } from '../values.ts';

/** brand | model | multimeter or clamp meter | category | lei */
const meterTable = readTable(`
  UNI-T   | UT33A+   | multimeter  | CATII  |  165
  UNI-T   | UT33B+   | multimeter  | CATII  |  175
  UNI-T   | UT33C+   | multimeter  | CATII  |  195
  UNI-T   | UT33D+   | multimeter  | CATII  |  185
  UNI-T   | UT39C+   | multimeter  | CATIII |  390
  UNI-T   | UT890C+  | multimeter  | CATII  |  420
  UNI-T   | UT136B+  | multimeter  | CATIII |  460
  UNI-T   | UT139C   | multimeter  | CATIII |  820
  UNI-T   | UT61E+   | multimeter  | CATIV  | 1690
  UNI-T   | UT202A+  | clamp-meter | CATII  |  410
  UNI-T   | UT203+   | clamp-meter | CATIII |  590
  UNI-T   | UT204+   | clamp-meter | CATIII |  690
  UNI-T   | UT210D   | clamp-meter | CATII  |  560
  UNI-T   | UT210E   | clamp-meter | CATII  |  690
  UNI-T   | UT216C   | clamp-meter | CATIII | 1350
  UNI-T   | UT256B   | clamp-meter | CATIII | 1080
  Fluke   | 101      | multimeter  | CATIII |  980
  Fluke   | 107      | multimeter  | CATIII | 1950
  Fluke   | 115      | multimeter  | CATIII | 3650
  Fluke   | 117      | multimeter  | CATIII | 4350
  Fluke   | 175      | multimeter  | CATIV  | 5600
  Fluke   | 179      | multimeter  | CATIV  | 6900
  Fluke   | 302+     | clamp-meter | CATIII | 1800
  Fluke   | 323      | clamp-meter | CATIII | 2700
  Fluke   | 324      | clamp-meter | CATIII | 3300
  Fluke   | 325      | clamp-meter | CATIII | 4600
  Fluke   | 376 FC   | clamp-meter | CATIV  | 7400
  Mastech | MAS830L  | multimeter  | CATII  |  150
  Mastech | MS8217   | multimeter  | CATIII |  690
  Mastech | MS8233C  | multimeter  | CATIII |  430
  Mastech | MS8268   | multimeter  | CATIII |  640
  Mastech | M266     | clamp-meter | CATII  |  340
  Mastech | MS2008A  | clamp-meter | CATII  |  480
  Mastech | MS2101   | clamp-meter | CATIII |  980
  Sonel   | CMM-11   | multimeter  | CATIII |  890
  Sonel   | CMM-40   | multimeter  | CATIV  | 2900
  Sonel   | CMM-60   | multimeter  | CATIV  | 4800
  Sonel   | CMP-400  | clamp-meter | CATIII | 1680
  Sonel   | CMP-401  | clamp-meter | CATIII | 2100
  Sonel   | CMP-1006 | clamp-meter | CATIV  | 3900
`);
const meterRows = Object.fromEntries(meterTable.map((row) => [cell(row, 1), row]));

const multimeters: Family = {
  id: 'tl.mult',
  target: 40,
  unit: 'piece',
  makers: ['UNI-T', 'Fluke', 'Mastech', 'Sonel'].map((brand) => ({ brand })),
  variants: ({ brand }) =>
    meterTable
      .filter((row) => cell(row, 0) === brand)
      .map((row) => ({ model: cell(row, 1), kind: cell(row, 2), category_meas: cell(row, 3) })),
  complete: (values) => ({ kind: 'multimeter', u_v: 600, ...values }),
  tag: 'M',
  codeKeys: 'model',
  title: { ro: '{kind} {model}', ru: '{kind} {model}' },
  price: (values) => Number(cell(lookup(meterRows, word(values, 'model')), 4)),
  pricing: 'listed',
  specs: (values) => [
    ['display', 'LCD cu iluminare', 'ЖК-дисплей с подсветкой'],
    [
      'functions',
      values.kind === 'clamp-meter'
        ? 'curent fără contact, tensiune, rezistență'
        : 'tensiune, curent, rezistență, continuitate',
      values.kind === 'clamp-meter'
        ? 'бесконтактный ток, напряжение, сопротивление'
        : 'напряжение, ток, сопротивление, прозвонка',
    ],
    ['battery', '9 V sau 2 x AAA', '9 В или 2 x AAA'],
    ['contents', 'sonde, baterie, manual', 'щупы, батарея, инструкция'],
  ],
  about: (values) => ({
    ro: `{kind} {model}, categoria {category_meas}. ${values.kind === 'clamp-meter' ? 'Măsoară curentul fără întreruperea circuitului: se deschid fălcile în jurul unui singur conductor.' : 'Măsoară tensiune, curent și rezistență și verifică prin sunet dacă un conductor este întrerupt.'} Pentru măsurători în tablou alegeți cel puțin categoria CAT III.`,
    ru: `{kind} {model}, категория {category_meas}. ${values.kind === 'clamp-meter' ? 'Измеряет ток без разрыва цепи: губки смыкаются вокруг одного провода.' : 'Измеряет напряжение, ток и сопротивление, звуком проверяет обрыв провода.'} Для измерений в щите берите категорию не ниже CAT III.`,
  }),
  pictures: { main: 'kind brand', pack: 'brand' },
  accessories: [{ family: 'tl.test', take: 3 }],
};

/** brand | model | kind | volts | lei */
const testerTable = readTable(`
  IEK   | ITE-100   | tester-screwdriver | 250  |   14
  IEK   | ITE-150   | tester-screwdriver | 500  |   22
  IEK   | ITE-200   | two-pole-tester    | 500  |  120
  IEK   | ITE-300   | contactless-tester | 1000 |   95
  IEK   | ITE-310   | contactless-tester | 1000 |  125
  IEK   | ITE-400   | phase-tester       | 400  |  310
  IEK   | ITE-500   | cable-tester       | 60   |  280
  IEK   | ITE-600   | socket-tester      | 230  |  110
  UNI-T | UT11A     | contactless-tester | 1000 |  110
  UNI-T | UT12D     | contactless-tester | 1000 |  145
  UNI-T | UT12E     | contactless-tester | 1000 |  190
  UNI-T | UT13A     | contactless-tester | 1000 |  130
  UNI-T | UT15B     | two-pole-tester    | 690  |  420
  UNI-T | UT15C     | two-pole-tester    | 690  |  520
  UNI-T | UT18D     | two-pole-tester    | 1000 |  790
  UNI-T | UT261A    | phase-tester       | 600  |  560
  UNI-T | UT262E    | phase-tester       | 600  |  980
  UNI-T | UT07B     | socket-tester      | 230  |  240
  UNI-T | UT681C    | cable-tester       | 60   |  360
  UNI-T | UT682     | cable-tester       | 60   |  290
  Haupa | 100701    | tester-screwdriver | 250  |   48
  Haupa | 100702    | tester-screwdriver | 250  |   66
  Haupa | 100720    | contactless-tester | 1000 |  260
  Haupa | 100730    | contactless-tester | 1000 |  340
  Haupa | 100742    | two-pole-tester    | 690  |  690
  Haupa | 100748    | two-pole-tester    | 1000 |  980
  Haupa | 100756    | two-pole-tester    | 1000 | 1390
  Haupa | 100762    | phase-tester       | 690  | 1250
  Haupa | 100770    | socket-tester      | 230  |  420
  Haupa | 100780    | cable-tester       | 60   |  640
`);
const testerRows = Object.fromEntries(testerTable.map((row) => [cell(row, 1), row]));

const testers: Family = {
  id: 'tl.test',
  target: 30,
  unit: 'piece',
  makers: [
    { brand: 'IEK', code: '{model}' },
    { brand: 'UNI-T' },
    { brand: 'Haupa', code: '{model}' },
  ],
  variants: ({ brand }) =>
    testerTable
      .filter((row) => cell(row, 0) === brand)
      .map((row) => ({ model: cell(row, 1), kind: cell(row, 2), u_v: Number(cell(row, 3)) })),
  tag: 'TE',
  codeKeys: 'model',
  title: { ro: '{kind} {model} {u_v}V', ru: '{kind} {model} {u_v}В' },
  price: (values) => Number(cell(lookup(testerRows, word(values, 'model')), 4)),
  pricing: 'listed',
  specs: (values: Values) => [
    [
      'display',
      values.kind === 'tester-screwdriver' ? 'lampă cu neon' : 'LED și semnal sonor',
      values.kind === 'tester-screwdriver' ? 'неоновая лампа' : 'светодиоды и звук',
    ],
    ['use', 'verificarea prezenței tensiunii', 'проверка наличия напряжения'],
  ],
  about: {
    ro: '{kind} {model} pentru tensiuni până la {u_v} V. Înainte de lucru verificați aparatul pe o priză sub tensiune, apoi pe circuitul oprit, apoi din nou pe priză.',
    ru: '{kind} {model} для напряжения до {u_v} В. Перед работой проверьте прибор на розетке под напряжением, затем на отключённой линии и снова на розетке.',
  },
  pictures: { main: 'kind' },
};

export const meteringTools: Family[] = [multimeters, testers];
