import type { Family, Maker } from '../family.ts';
import { cell, readTable } from '../table.ts';
import { lookup, num, type Values, word } from '../values.ts';

/** brand | model | lever or push | ways | wire range | A | pieces in the box | lei apiece */
const clampTable = readTable(`
  WAGO   | 221-412  | lever-clamp | 2 | 0.2-4    | 32 | 100 |  8.5
  WAGO   | 221-413  | lever-clamp | 3 | 0.2-4    | 32 |  50 | 10.5
  WAGO   | 221-415  | lever-clamp | 5 | 0.2-4    | 32 |  25 | 15.5
  WAGO   | 221-612  | lever-clamp | 2 | 0.5-6    | 41 |  50 | 15.5
  WAGO   | 221-613  | lever-clamp | 3 | 0.5-6    | 41 |  30 | 19.5
  WAGO   | 221-615  | lever-clamp | 5 | 0.5-6    | 41 |  15 | 27.5
  WAGO   | 222-412  | lever-clamp | 2 | 0.08-4   | 32 |  50 |  9
  WAGO   | 222-413  | lever-clamp | 3 | 0.08-4   | 32 |  50 | 11
  WAGO   | 222-415  | lever-clamp | 5 | 0.08-4   | 32 |  40 | 16
  WAGO   | 2273-202 | push-clamp  | 2 | 0.5-2.5  | 24 | 100 |  4.5
  WAGO   | 2273-203 | push-clamp  | 3 | 0.5-2.5  | 24 | 100 |  5
  WAGO   | 2273-204 | push-clamp  | 4 | 0.5-2.5  | 24 | 100 |  5.5
  WAGO   | 2273-205 | push-clamp  | 5 | 0.5-2.5  | 24 | 100 |  6.5
  WAGO   | 2273-208 | push-clamp  | 8 | 0.5-2.5  | 24 |  50 |  9.5
  WAGO   | 224-112  | lamp-clamp  | 3 | 0.5-2.5  | 24 | 100 |  7.5
  IEK    | SMK 222-412 | lever-clamp | 2 | 0.08-4  | 32 | 50 | 5
  IEK    | SMK 222-413 | lever-clamp | 3 | 0.08-4  | 32 | 50 | 6
  IEK    | SMK 222-415 | lever-clamp | 5 | 0.08-4  | 32 | 40 | 8.5
  IEK    | SMK 773-322 | push-clamp  | 2 | 0.75-2.5 | 24 | 100 | 4
  IEK    | SMK 773-324 | push-clamp  | 4 | 0.75-2.5 | 24 | 100 | 4.5
  IEK    | SMK 773-326 | push-clamp  | 6 | 0.75-2.5 | 24 | 50 | 5.5
  IEK    | SMK 773-328 | push-clamp  | 8 | 0.75-2.5 | 24 | 50 | 6.5
  Elmark | CL-212   | lever-clamp | 2 | 0.2-4    | 32 | 50 |  4.5
  Elmark | CL-213   | lever-clamp | 3 | 0.2-4    | 32 | 50 |  5.5
  Elmark | CL-215   | lever-clamp | 5 | 0.2-4    | 32 | 25 |  7.5
`);
const clampRows = Object.fromEntries(clampTable.map((row) => [cell(row, 1), row]));
const clampRow = (values: Values): string[] => lookup(clampRows, word(values, 'model'));

const clamps: Family = {
  id: 'cn.wago',
  target: 24,
  unit: 'piece',
  makers: [
    { brand: 'WAGO' },
    { brand: 'IEK', code: 'U{parts}' },
    { brand: 'Elmark', code: 'EL-{parts}' },
  ],
  variants: ({ brand }) =>
    clampTable.filter((row) => cell(row, 0) === brand).map((row) => ({ model: cell(row, 1) })),
  complete: (values) => {
    const row = clampRow(values);
    return {
      kind: cell(row, 2),
      ways: Number(cell(row, 3)),
      wire_range: cell(row, 4),
      in_a: Number(cell(row, 5)),
      pack_qty: Number(cell(row, 6)),
      ...values,
    };
  },
  tag: 'KLM',
  codeKeys: 'model',
  title: {
    ro: '{kind} {model}, {ways} conductoare {wire_range} mm²',
    ru: '{kind} {model}, {ways} {ways|проводник|проводника|проводников} {wire_range} мм²',
  },
  price: (values) => Number(cell(clampRow(values), 7)),
  pricing: 'listed',
  common: (_, maker) => (maker.brand === 'WAGO' ? 4 : 1),
  specs: [
    ['voltage', '450 V', '450 В'],
    ['temp', 'până la +85 °C', 'до +85 °C'],
    ['standard', 'IEC 60998-2-2'],
  ],
  about: {
    ro: '{kind} {model} leagă {ways} {ways|conductor|conductoare} de {wire_range} mm² fără șurub și fără lipire, la cel mult {in_a} A. Dezizolați conductorul pe lungimea arătată pe clemă și introduceți-l până la capăt.',
    ru: '{kind} {model} соединяет {ways} {ways|провод|провода|проводов} {wire_range} мм² без винта и пайки, ток до {in_a} А. Снимите изоляцию на длину, указанную на клемме, и вставьте провод до упора.',
  },
  pictures: { main: 'kind ways', pack: 'kind' },
  accessories: [{ family: 'mt.junc', take: 3 }],
};

/** Section of a DIN terminal: current, wire range, lei. */
const dinTerminals: Readonly<Record<number, { amps: number; range: string; lei: number }>> = {
  2.5: { amps: 24, range: '0.2-2.5', lei: 12 },
  4: { amps: 32, range: '0.2-4', lei: 13.5 },
  6: { amps: 41, range: '0.5-6', lei: 17 },
  10: { amps: 57, range: '0.5-10', lei: 23 },
  16: { amps: 76, range: '1.5-16', lei: 34 },
  35: { amps: 125, range: '2.5-35', lei: 44 },
};
const stripRanges: Readonly<Record<number, { range: string; lei: number }>> = {
  3: { range: '0.5-1.5', lei: 6 },
  6: { range: '0.5-2.5', lei: 8 },
  15: { range: '1-6', lei: 14 },
  30: { range: '1.5-10', lei: 26 },
  60: { range: '2.5-16', lei: 48 },
};

const stripMakers: Maker[] = [
  { brand: 'IEK', code: 'YZN-{parts}' },
  { brand: 'Phoenix Contact' },
  { brand: 'Weidmüller' },
  { brand: 'Schneider Electric', code: 'NSYTRV##########' },
];

const strips: Family = {
  id: 'cn.strip',
  target: 60,
  unit: 'piece',
  makers: stripMakers,
  variants: ({ brand }) => [
    ...Object.entries(dinTerminals).flatMap(([section, { amps, range }]) => [
      ...['grey', 'blue'].map((colour) => ({
        kind: 'din-terminal',
        section_mm2: Number(section),
        in_a: amps,
        wire_range: range,
        ways: 2,
        colour,
      })),
      {
        kind: 'earth-terminal',
        section_mm2: Number(section),
        in_a: amps,
        wire_range: range,
        ways: 2,
        colour: 'yellow-green',
      },
    ]),
    ...(brand === 'IEK'
      ? Object.entries(stripRanges).map(([amps, { range }]) => ({
          kind: 'terminal-strip',
          in_a: Number(amps),
          wire_range: range,
          ways: 12,
          colour: 'white',
        }))
      : []),
  ],
  complete: (values) => ({ material: 'polyamide', ...values }),
  tag: 'YZN',
  codeKeys: 'kind section_mm2 in_a ways colour',
  title: (values) =>
    values.kind === 'terminal-strip'
      ? {
          ro: '{kind} {ways} perechi {in_a}A {wire_range} mm² {colour:f}',
          ru: '{kind} {ways} пар {in_a}А {wire_range} мм² {colour:f}',
        }
      : {
          ro: '{kind} {section_mm2} mm² {in_a}A {colour:f}',
          ru: '{kind} {section_mm2} мм² {in_a}А {colour:f}',
        },
  price: (values) => {
    if (values.kind === 'terminal-strip') return lookup(stripRanges, num(values, 'in_a')).lei;
    const { lei } = lookup(dinTerminals, num(values, 'section_mm2'));
    return lei * (values.kind === 'earth-terminal' ? 1.5 : 1);
  },
  specs: (values) => [
    [
      'mount',
      values.kind === 'terminal-strip' ? 'șuruburi' : 'șină DIN 35 mm',
      values.kind === 'terminal-strip' ? 'винты' : 'DIN-рейка 35 мм',
    ],
    [
      'voltage',
      values.kind === 'terminal-strip' ? '400 V' : '800 V',
      values.kind === 'terminal-strip' ? '400 В' : '800 В',
    ],
    ['standard', 'IEC 60947-7-1'],
  ],
  about: {
    ro: '{kind} pentru conductoare de {wire_range} mm² și curent de cel mult {in_a} A, de culoare {colour:f}. Capetele flexibile se îmbracă în pini; culoarea arată faza, nulul sau împământarea.',
    ru: '{kind} для проводов {wire_range} мм² и тока до {in_a} А, цвет {colour}. Гибкие концы оформляют гильзами; цвет обозначает фазу, ноль или заземление.',
  },
  pictures: { main: 'kind section_mm2 colour' },
  accessories: [
    { family: 'cn.ferr', take: 2, same: ['section_mm2'] },
    { family: 'pn.din', take: 2 },
  ],
};

export const clampFamilies: Family[] = [clamps, strips];
