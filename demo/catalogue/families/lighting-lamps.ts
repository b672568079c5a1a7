import type { Family } from '../family.ts';
import type { SpecLine } from '../spec-labels.ts';
import { cell, readTable } from '../table.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';
import { cheapLevel, lightColours, lightMakers, lumens, toneOf } from './lighting-makers.ts';

/** kind | letters | cap | watts | size mm | ro | ru */
const bulbTable = readTable(`
  bulb-a60  | A60  | E27   | 5,7,8,10,12,15 | 60x110  | Bec LED A60            | Лампа светодиодная A60
  bulb-a65  | A65  | E27   | 15,18,20       | 65x125  | Bec LED A65            | Лампа светодиодная A65
  bulb-c35  | C35  | E14   | 4,5,6,7,8      | 35x100  | Bec LED lumânare C35   | Лампа светодиодная свеча C35
  bulb-c37  | C37  | E14   | 5,7,9          | 37x105  | Bec LED lumânare C37   | Лампа светодиодная свеча C37
  bulb-g45  | G45  | E14   | 5,7,9          | 45x80   | Bec LED sferic G45     | Лампа светодиодная шар G45
  bulb-mr16 | MR16 | GU10  | 5,6,7,8        | 50x57   | Bec LED spot MR16      | Лампа светодиодная MR16
  bulb-mr16 | MR16 | GU5.3 | 5,6,7,8        | 50x50   | Bec LED spot MR16      | Лампа светодиодная MR16
`);
const bulbRow = (values: Values): string[] => {
  const row = bulbTable.find(
    (candidate) => cell(candidate, 0) === values.kind && cell(candidate, 2) === values.cap,
  );
  if (row === undefined) throw new Error(`No lamp ${values.kind} with ${values.cap}`);
  return row;
};
/** A lamp named by its cap alone is of the usual shape. */
const usualShape: Readonly<Record<string, string>> = {
  E27: 'bulb-a60',
  E14: 'bulb-c35',
  GU10: 'bulb-mr16',
  'GU5.3': 'bulb-mr16',
};

const isReflector = (values: Values): boolean => values.kind === 'bulb-mr16';

function bulbSpecs(values: Values): SpecLine[] {
  const size = cell(bulbRow(values), 4).replace('x', ' x ');
  const equivalent = Math.round((num(values, 'power_w') * 8) / 5) * 5;
  return [
    ['equivalent', `${equivalent} W`, `${equivalent} Вт`],
    ['life', '15 000 h', '15 000 ч'],
    ['dimensions', `${size} mm`, `${size} мм`],
    ['dimmable', 'nu', 'нет'],
    ['energy', 'F'],
    [
      'supply',
      values.cap === 'GU5.3' ? '12 V' : '175-265 V',
      values.cap === 'GU5.3' ? '12 В' : '175-265 В',
    ],
  ];
}

const bulbs: Family = {
  id: 'lt.bulb',
  target: 150,
  unit: 'piece',
  makers: lightMakers,
  variants: ({ brand }) =>
    bulbTable.flatMap((row) =>
      cross({
        kind: [cell(row, 0)],
        cap: [cell(row, 2)],
        power_w: cell(row, 3).split(',').map(Number),
        cct_k: lightColours,
      }).map((values) => ({ ...values, lumen: lumens(brand, num(values, 'power_w')) })),
    ),
  complete: (values) => {
    const kind = String(values.kind ?? lookup(usualShape, word(values, 'cap')));
    return {
      kind,
      lumen: lumens('IEK', num(values, 'power_w')),
      beam_deg: kind === 'bulb-mr16' ? 38 : kind.startsWith('bulb-a') ? 220 : 180,
      cri: 80,
      u_v: values.cap === 'GU5.3' ? 12 : 230,
      ...values,
    };
  },
  tag: 'LLE',
  codeKeys: 'kind power_w cct_k cap',
  title: (values) => {
    const row = bulbRow(values);
    return {
      ro: `${cell(row, 5)} {power_w}W {cap} {cct_k}K`,
      ru: `${cell(row, 6)} {power_w}Вт {cap} {cct_k}К`,
    };
  },
  price: (values) => (10 + 1.7 * num(values, 'power_w')) / cheapLevel,
  common: (values) => (values.kind === 'bulb-a60' ? 1.4 : values.cap === 'GU5.3' ? 0.6 : 1),
  leaf: (values) =>
    lookup({ E27: 'e27', E14: 'e14', GU10: 'gu10', 'GU5.3': 'gu10' }, word(values, 'cap')),
  specs: bulbSpecs,
  about: (values) => ({
    ro: `Bec LED de {power_w} W cu soclu {cap} și lumină ${toneOf(values).ro} ({cct_k} K), {lumen} lm. ${isReflector(values) ? 'Lumină direcțională, pentru spoturi.' : 'Înlocuiește un bec clasic cu putere de opt ori mai mare și pornește imediat.'}`,
    ru: `Светодиодная лампа {power_w} Вт с цоколем {cap}, ${toneOf(values).ru} свет ({cct_k} К), {lumen} лм. ${isReflector(values) ? 'Светит направленно, для точечных светильников.' : 'Заменяет обычную лампу в восемь раз большей мощности и включается сразу.'}`,
  }),
  pictures: { main: 'kind cap power_w cct_k', pack: 'kind cap' },
};

/** T8: 9, 18, 24 W are 0.6, 1.2, 1.5 m long; T5 likewise with the thin cap. */
const tubeLengths: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  'tube-t8': { 9: 0.6, 18: 1.2, 24: 1.5 },
  'tube-t5': { 8: 0.6, 12: 0.9, 16: 1.2 },
};

const tubes: Family = {
  id: 'lt.tube',
  target: 24,
  unit: 'piece',
  makers: lightMakers,
  variants: ({ brand }) =>
    Object.entries(tubeLengths).flatMap(([kind, lengths]) =>
      cross({ power_w: Object.keys(lengths).map(Number), cct_k: [4000, 6500] }).map((values) => ({
        ...values,
        kind,
        lumen: lumens(brand, num(values, 'power_w')),
      })),
    ),
  complete: (values) => ({
    len_m: lookup(lookup(tubeLengths, word(values, 'kind')), num(values, 'power_w')),
    cap: values.kind === 'tube-t8' ? 'G13' : 'G5',
    beam_deg: 180,
    ...values,
  }),
  tag: 'LLT',
  codeKeys: 'kind power_w cct_k',
  title: {
    ro: '{kind} {power_w}W {len_m} m {cap} {cct_k}K',
    ru: '{kind} {power_w}Вт {len_m} м {cap} {cct_k}К',
  },
  price: (values) => (26 + 1.7 * num(values, 'power_w')) / cheapLevel,
  common: (values) => (values.kind === 'tube-t8' ? 1 : 0.4),
  specs: [
    ['life', '25 000 h', '25 000 ч'],
    ['dimmable', 'nu', 'нет'],
    ['connection', 'alimentare la un capăt', 'питание с одной стороны'],
  ],
  about: (values) => ({
    ro: `Tub LED de {len_m} m, {power_w} W, soclu {cap}, lumină ${toneOf(values).ro} ({cct_k} K). Înlocuiește tubul fluorescent de aceeași lungime; starterul și balastul se scot din circuit.`,
    ru: `Светодиодная лампа-трубка {len_m} м, {power_w} Вт, цоколь {cap}, ${toneOf(values).ru} свет ({cct_k} К). Заменяет люминесцентную той же длины; стартёр и дроссель исключают из схемы.`,
  }),
  pictures: { main: 'kind len_m cct_k' },
  accessories: [{ family: 'lt.lin', take: 2 }],
};

export const lamps: Family[] = [bulbs, tubes];
