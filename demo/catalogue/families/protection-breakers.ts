import { type Family, type Maker, serie } from '../family.ts';
import { type SpecLine, wireLine } from '../spec-labels.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

const poleDigit = (values: Values): string => word(values, 'poles').slice(0, 1);
const pad = (value: string | number | undefined, width: number): string =>
  String(value).padStart(width, '0');

/** ABB marks the curve with the last digit of the code. */
const abbCurve: Readonly<Record<string, number>> = { B: 5, C: 4, D: 1 };
const abbCode =
  (start: string) =>
  (v: Values): string =>
    `${start}${poleDigit(v)}001R${pad(v.in_a, 3)}${lookup(abbCurve, word(v, 'curve'))}`;

const acti9Curve: Readonly<Record<string, number>> = { B: 3, C: 4, D: 5 };
const easy9Curve: Readonly<Record<string, number>> = { B: 14, C: 34, D: 54 };

const modular = (icn: number): Partial<Maker> => ({ set: { icn_ka: icn } });

/** Breaking capacity decides the range: 4.5 and 6 kA end at 63 A, 10 kA series go on to 125 A. */
const mcbMakers: Maker[] = [
  serie('IEK', 'VA47-29', {
    ...modular(4.5),
    code: 'MVA20-{pole}-{in_a:3}-{curve}',
  }),
  serie('IEK', 'VA47-100', {
    ...modular(10),
    code: 'MVA40-{pole}-{in_a:3}-{curve}',
  }),
  serie('Schneider Electric', 'Easy9', {
    ...modular(4.5),
    code: (v) => `EZ9F${lookup(easy9Curve, word(v, 'curve'))}${poleDigit(v)}${pad(v.in_a, 2)}`,
  }),
  serie('Schneider Electric', 'Acti9 iC60N', {
    ...modular(6),
    tier: 1.9,
    code: (v) => `A9F7${lookup(acti9Curve, word(v, 'curve'))}${poleDigit(v)}${pad(v.in_a, 2)}`,
  }),
  serie('ABB', 'SH200L', { ...modular(4.5), tier: 1.6, code: abbCode('2CDS24') }),
  serie('ABB', 'S200', { ...modular(6), code: abbCode('2CDS25') }),
  serie('Hager', 'MBN', { set: { icn_ka: 6, curve: 'B' }, code: 'MBN{pole}{in_a:2}' }),
  serie('Hager', 'MCN', { set: { icn_ka: 6, curve: 'C' }, code: 'MCN{pole}{in_a:2}' }),
  serie('Legrand', 'RX3', { ...modular(4.5), tier: 1.6, code: '419###' }),
  serie('Legrand', 'TX3', { ...modular(6), code: '403###' }),
  serie('Eaton', 'PL6', { ...modular(6), code: 'PL6-{curve}{in_a}/{pole}' }),
  serie('ETI', 'ETIMAT 6', { ...modular(6), code: '00214####' }),
  serie('ETI', 'ETIMAT 10', { ...modular(10), code: '00213####' }),
  serie('Elmark', 'C60N', {
    ...modular(6),
    code: 'EL-C60N-{poles}-{curve}{in_a}',
  }),
  serie('Chint', 'NXB-63', { ...modular(6), code: 'NXB-63-{poles}-{curve}{in_a}' }),
  serie('Chint', 'NXB-125', {
    ...modular(10),
    code: 'NXB-125-{poles}-{curve}{in_a}',
  }),
  serie('Noark', 'Ex9BN', { ...modular(6), code: 'EX9BN-{poles}-{curve}{in_a}' }),
];

const smallCurrents = [1, 2, 3, 4, 6, 10, 13, 16, 20, 25, 32, 40, 50, 63];
const largeCurrents = [80, 100, 125];

/** Price of more poles against one. */
const poleRatio: Readonly<Record<string, number>> = { '1P': 1, '2P': 2.05, '3P': 3.1, '4P': 4.2 };
const poleShare: Readonly<Record<string, number>> = { '1P': 1, '2P': 0.4, '3P': 0.7, '4P': 0.3 };
const curveShare: Readonly<Record<string, number>> = { B: 0.4, C: 1, D: 0.15 };

function mcbPrice(values: Values): number {
  const current = num(values, 'in_a');
  const size =
    current < 10 ? 1.25 : current <= 32 ? 1 : current <= 40 ? 1.08 : current <= 63 ? 1.2 : 1.3;
  const capacity = num(values, 'icn_ka') >= 10 ? 2.6 : 1;
  const curve = values.curve === 'D' ? 1.12 : 1;
  return 48 * lookup(poleRatio, word(values, 'poles')) * size * capacity * curve;
}

function mcbTitle(values: Values): string {
  return values.series === 'S200' ? `S20${poleDigit(values)}-{curve}{in_a}` : '{series}';
}

/** Usual breaker for a wire, so that the text can say what it protects. */
function protectedWire(current: number): number {
  const pairs: [number, number][] = [
    [10, 1.5],
    [16, 2.5],
    [25, 4],
    [32, 6],
    [50, 10],
    [63, 16],
    [80, 25],
    [125, 35],
  ];
  return pairs.find(([limit]) => current <= limit)?.[1] ?? 35;
}

const mcbSpecs = (values: Values): SpecLine[] => [
  [
    'voltage',
    values.poles === '1P' ? '230/400 V' : '400 V',
    values.poles === '1P' ? '230/400 В' : '400 В',
  ],
  wireLine(num(values, 'in_a') > 63 ? 50 : 25),
  ['endurance', '10 000 de cicluri electrice', '10 000 электрических циклов'],
  ['protection', 'IP20'],
  ['standard', num(values, 'icn_ka') >= 10 ? 'IEC 60947-2' : 'IEC 60898-1'],
];

const mcb: Family = {
  id: 'pr.mcb',
  target: 430,
  unit: 'piece',
  makers: mcbMakers,
  variants: (maker) =>
    cross({
      poles: Object.keys(poleRatio),
      in_a: maker.set?.icn_ka === 10 ? largeCurrents : smallCurrents,
      curve: maker.set?.curve === undefined ? ['C', 'B', 'D'] : [maker.set.curve],
    }),
  complete: (values) => ({
    modules: Number(poleDigit(values)),
    mounting: 'DIN',
    u_v: values.poles === '1P' ? 230 : 400,
    ...values,
  }),
  tag: 'MCB',
  codeKeys: 'poles curve in_a',
  title: (values) => ({
    ro: `Întrerupător automat ${mcbTitle(values)} {poles} {in_a}A {curve} {icn_ka}kA`,
    ru: `Автоматический выключатель ${mcbTitle(values)} {poles} {in_a}А {curve} {icn_ka}кА`,
  }),
  price: mcbPrice,
  common: (values) => {
    const current = num(values, 'in_a');
    const usual = current >= 6 && current <= 40 && current !== 13 ? 1 : current >= 50 ? 0.5 : 0.12;
    return (
      usual * lookup(poleShare, word(values, 'poles')) * lookup(curveShare, word(values, 'curve'))
    );
  },
  leaf: (values) => word(values, 'poles').toLowerCase(),
  specs: mcbSpecs,
  about: (values) => ({
    ro: `Întrerupătorul automat {series} {poles} de {in_a} A protejează circuitul la scurtcircuit și la suprasarcină; curba {curve} și capacitatea de rupere de {icn_ka} kA. De regulă stă pe un cablu de cupru de ${protectedWire(num(values, 'in_a'))} mm² sau mai gros.`,
    ru: `Автоматический выключатель {series} {poles} на {in_a} А защищает линию от короткого замыкания и перегрузки; характеристика {curve}, отключающая способность {icn_ka} кА. Обычно его ставят на медный кабель от ${String(protectedWire(num(values, 'in_a'))).replace('.', ',')} мм².`,
  }),
  pictures: { main: 'brand poles in_a curve', detail: 'poles' },
  accessories: [
    { family: 'pr.acc', take: 2, same: ['poles'] },
    { family: 'pn.plast', take: 2 },
    { family: 'pn.din', take: 2 },
  ],
};

/** A frame of moulded-case breakers: brand, series, largest current, breaking capacity. */
const frames: [brand: string, series: string, largest: number, icn: number, code: string][] = [
  ['IEK', 'VA88-32', 160, 25, 'SVA10-{pole}-{in_a:4}'],
  ['IEK', 'VA88-35', 250, 36, 'SVA20-{pole}-{in_a:4}'],
  ['IEK', 'VA88-37', 400, 36, 'SVA30-{pole}-{in_a:4}'],
  ['IEK', 'VA88-40', 800, 36, 'SVA50-{pole}-{in_a:4}'],
  ['Schneider Electric', 'EasyPact CVS', 630, 36, 'LV5#####'],
  ['ABB', 'Tmax XT', 250, 36, '1SDA0#####R1'],
  ['Eaton', 'BZM', 630, 25, 'BZM-{in_a}-{poles}'],
  ['Chint', 'NXM', 400, 25, 'NXM-{in_a}-{poles}'],
];
const mccbCurrents = [63, 80, 100, 125, 160, 200, 250, 315, 400, 500, 630, 800];
const smallestOf: Readonly<Record<string, number>> = {
  'VA88-35': 125,
  'VA88-37': 250,
  'VA88-40': 400,
};

const mccb: Family = {
  id: 'pr.mccb',
  target: 60,
  unit: 'piece',
  makers: frames.map(([brand, series, , icn, code]) => ({
    brand,
    code,
    set: { series, icn_ka: icn },
  })),
  variants: (maker) => {
    const series = word(maker.set ?? {}, 'series');
    const largest = frames.find((frame) => frame[1] === series)?.[2] ?? 0;
    const smallest = smallestOf[series] ?? 63;
    return cross({
      poles: ['3P', '4P'],
      in_a: mccbCurrents.filter((current) => current >= smallest && current <= largest),
    });
  },
  complete: (values) => ({ mounting: 'panel', u_v: 400, ...values }),
  tag: 'MCCB',
  codeKeys: 'poles in_a',
  title: {
    ro: 'Întrerupător automat {series} {poles} {in_a}A {icn_ka}kA',
    ru: 'Автоматический выключатель {series} {poles} {in_a}А {icn_ka}кА',
  },
  price: (values) => {
    const current = num(values, 'in_a');
    const base = 640 + 8 * current + Math.max(0, current - 250) * 3;
    return base * (values.poles === '4P' ? 1.3 : 1) * (values.icn_ka === 36 ? 1.12 : 1);
  },
  common: (values) => (values.poles === '3P' ? 1 : 0.25),
  specs: (values) => [
    ['voltage', '400/690 V', '400/690 В'],
    ['connection', 'bare sau papuci', 'шины или наконечники'],
    [
      'endurance',
      num(values, 'in_a') > 250 ? '4 000 de cicluri' : '8 000 de cicluri',
      num(values, 'in_a') > 250 ? '4 000 циклов' : '8 000 циклов',
    ],
    ['standard', 'IEC 60947-2'],
  ],
  about: {
    ro: 'Întrerupător în carcasă {series}, {poles}, {in_a} A, cu capacitate de rupere de {icn_ka} kA la 400 V. Se pune la intrarea tabloului general și pe plecările mari; conectarea se face cu bare sau cu papuci.',
    ru: 'Выключатель в литом корпусе {series}, {poles}, {in_a} А, отключающая способность {icn_ka} кА при 400 В. Ставится на вводе главного щита и на мощных линиях; подключение шинами или наконечниками.',
  },
  pictures: { main: 'brand poles' },
  accessories: [
    { family: 'cn.lug', take: 3 },
    { family: 'pn.metal', take: 2 },
  ],
};

export const breakers: Family[] = [mcb, mccb];
