import { type Family, serie } from '../family.ts';
import { wireLine } from '../spec-labels.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

const rccbCurrent: Readonly<Record<number, number>> = {
  16: 0.97,
  25: 1,
  40: 1.06,
  63: 1.35,
  80: 1.75,
  100: 1.95,
};
const rccbLeak: Readonly<Record<number, number>> = { 10: 1.25, 30: 1, 100: 1.08, 300: 1.1 };

/** IEK: `0` for type AC or `2` for type A, the poles, then the ratings in three digits. */
const iekCode = (values: Values, ratings: (string | number | undefined)[]): string =>
  [
    values.rcd_type === 'A' ? 2 : 0,
    word(values, 'poles').slice(0, 1),
    ...ratings.map((rating) =>
      typeof rating === 'number' ? String(rating).padStart(3, '0') : rating,
    ),
  ].join('-');

/** Two or four poles only; 10 mA only at 16 A; the largest frame is sold as type AC. */
const rccbExists = ({ in_a, idn_ma, rcd_type }: Values): boolean =>
  (idn_ma !== 10 || in_a === 16) &&
  (in_a !== 16 || Number(idn_ma) <= 30) &&
  (Number(in_a) < 80 || rcd_type === 'AC');

const rccb: Family = {
  id: 'pr.rccb',
  target: 90,
  unit: 'piece',
  makers: [
    serie('IEK', 'VD1-63', { code: (v) => `MDV1${iekCode(v, [v.in_a, v.idn_ma])}` }),
    serie('Schneider Electric', 'Easy9', { code: 'EZ9R3####' }),
    serie('Schneider Electric', 'Acti9 iID', { tier: 1.8, code: 'A9R#####' }),
    serie('ABB', 'F200', { code: '2CSF20####R####' }),
    serie('Hager', 'CDC', { code: 'CD##{in_a:2}{pole}' }),
    serie('Legrand', 'RX3', { tier: 1.6, code: '402###' }),
    serie('Legrand', 'TX3', { code: '411###' }),
    serie('Eaton', 'PF6', { code: 'PF6-{in_a}/{pole}/{idn_ma}-{rcd_type}' }),
    serie('ETI', 'EFI', { code: '00206####' }),
    serie('Elmark', 'JEL1', { code: 'EL-JEL1-{poles}-{in_a}-{idn_ma}-{rcd_type}' }),
    serie('Chint', 'NL1', { code: 'NL1-{poles}-{in_a}-{idn_ma}-{rcd_type}' }),
    serie('Noark', 'Ex9L-N', { code: 'EX9LN-{poles}-{in_a}-{idn_ma}-{rcd_type}' }),
  ],
  variants: () =>
    cross({
      poles: ['2P', '4P'],
      in_a: Object.keys(rccbCurrent).map(Number),
      idn_ma: [30, 10, 100, 300],
      rcd_type: ['AC', 'A'],
    }).filter(rccbExists),
  complete: (values) => ({
    rcd_type: 'AC',
    modules: Number(word(values, 'poles').slice(0, 1)),
    mounting: 'DIN',
    u_v: values.poles === '2P' ? 230 : 400,
    ...values,
  }),
  tag: 'RCCB',
  codeKeys: 'poles in_a idn_ma rcd_type',
  title: {
    ro: 'Întrerupător diferențial {series} {poles} {in_a}A {idn_ma}mA tip {rcd_type}',
    ru: 'УЗО {series} {poles} {in_a}А {idn_ma}мА тип {rcd_type}',
  },
  price: (values) =>
    272 *
    (values.poles === '4P' ? 1.55 : 1) *
    lookup(rccbCurrent, num(values, 'in_a')) *
    lookup(rccbLeak, num(values, 'idn_ma')) *
    (values.rcd_type === 'A' ? 1.45 : 1),
  common: (values) =>
    (values.idn_ma === 30 ? 1 : 0.3) *
    (num(values, 'in_a') <= 63 ? 1 : 0.3) *
    (values.rcd_type === 'A' ? 0.5 : 1),
  specs: (values) => [
    [
      'response',
      num(values, 'idn_ma') <= 30 ? 'sub 40 ms' : 'sub 100 ms',
      num(values, 'idn_ma') <= 30 ? 'до 40 мс' : 'до 100 мс',
    ],
    wireLine(35),
    ['protection', 'IP20'],
    ['standard', 'IEC 61008-1'],
  ],
  about: {
    ro: 'Întrerupătorul diferențial {series} {poles} de {in_a} A oprește circuitul când scurgerea trece de {idn_ma} mA și protejează de electrocutare sau de incendiu, dar nu și de suprasarcină: în fața lui se pune un întrerupător automat de cel mult {in_a} A.',
    ru: 'УЗО {series} {poles} на {in_a} А отключает линию при утечке свыше {idn_ma} мА и защищает от поражения током или пожара. От перегрузки оно не защищает: перед ним ставят автомат не более {in_a} А.',
  },
  pictures: { main: 'poles in_a', detail: 'poles' },
  accessories: [
    { family: 'pr.mcb', take: 3, same: ['in_a'] },
    { family: 'pn.plast', take: 2 },
  ],
};

const rcboPoles: Readonly<Record<string, number>> = { '1P+N': 1, '2P': 1.1, '4P': 2.15 };

const rcbo: Family = {
  id: 'pr.rcbo',
  target: 90,
  unit: 'piece',
  makers: [
    serie('IEK', 'AD12', {
      set: { poles: '2P', icn_ka: 4.5 },
      code: (v) => `MAD1${iekCode(v, [v.in_a, v.curve, v.idn_ma])}`,
    }),
    serie('IEK', 'AD14', {
      set: { poles: '4P', icn_ka: 4.5 },
      code: (v) => `MAD1${iekCode(v, [v.in_a, v.curve, v.idn_ma])}`,
    }),
    serie('IEK', 'AVDT32', {
      set: { poles: '1P+N', icn_ka: 6 },
      code: 'MAD22-{in_a:3}-{curve}-{idn_ma:3}-{rcd_type}',
    }),
    serie('Schneider Electric', 'Easy9', {
      set: { poles: '1P+N', icn_ka: 4.5 },
      code: 'EZ9D3####',
    }),
    serie('ABB', 'DS201', { set: { poles: '1P+N', icn_ka: 6 }, code: '2CSR2#####R####' }),
    serie('Hager', 'ADC', { set: { poles: '1P+N', icn_ka: 6 }, code: 'AD##{in_a:2}J' }),
    serie('Legrand', 'RX3', { set: { poles: '1P+N', icn_ka: 4.5 }, tier: 1.6, code: '419###' }),
    serie('Eaton', 'PFL6', {
      set: { poles: '1P+N', icn_ka: 6 },
      code: 'PFL6-{in_a}/1N/{curve}/{idn_ma}-{rcd_type}',
    }),
    serie('ETI', 'KZS', { set: { poles: '2P', icn_ka: 6 }, code: '00217####' }),
    serie('Elmark', 'JEL4', {
      set: { poles: '4P', icn_ka: 6 },
      code: 'EL-JEL4-{curve}{in_a}-{idn_ma}',
    }),
    serie('Chint', 'NB1L', {
      set: { poles: '1P+N', icn_ka: 6 },
      code: 'NB1L-{curve}{in_a}-{idn_ma}-{rcd_type}',
    }),
    serie('Noark', 'Ex9BL-N', {
      set: { poles: '1P+N', icn_ka: 6 },
      code: 'EX9BLN-{curve}{in_a}-{idn_ma}-{rcd_type}',
    }),
  ],
  variants: (maker) =>
    cross({
      in_a: [6, 10, 16, 20, 25, 32, 40, 63],
      curve: ['C', 'B'],
      idn_ma: [30, 100, 300],
      rcd_type: maker.set?.poles === '4P' ? ['AC'] : ['AC', 'A'],
    }).filter(({ in_a, idn_ma }) => Number(in_a) > 16 || idn_ma === 30),
  complete: (values) => ({
    rcd_type: 'AC',
    modules: values.poles === '4P' ? 4 : 2,
    mounting: 'DIN',
    u_v: values.poles === '4P' ? 400 : 230,
    ...values,
  }),
  tag: 'RCBO',
  codeKeys: 'poles curve in_a idn_ma rcd_type',
  title: (values) => ({
    ro: `Automat diferențial {series} {poles} {curve}{in_a} {idn_ma}mA${values.rcd_type === 'A' ? ' tip A' : ''}`,
    ru: `Дифференциальный автомат {series} {poles} {curve}{in_a} {idn_ma}мА${values.rcd_type === 'A' ? ' тип A' : ''}`,
  }),
  price: (values) =>
    335 *
    lookup(rcboPoles, word(values, 'poles')) *
    (num(values, 'in_a') > 32 ? 1.18 : 1) *
    (values.idn_ma === 30 ? 1 : 1.08) *
    (values.rcd_type === 'A' ? 1.35 : 1),
  common: (values) =>
    (values.idn_ma === 30 ? 1 : 0.2) *
    (values.curve === 'C' ? 1 : 0.3) *
    (values.rcd_type === 'A' ? 0.5 : 1),
  specs: [wireLine(25), ['protection', 'IP20'], ['standard', 'IEC 61009-1']],
  about: {
    ro: 'Automatul diferențial {series} {poles} {curve}{in_a} unește într-un singur aparat protecția la scurtcircuit, suprasarcină și scurgeri de {idn_ma} mA. Economisește loc în tablou și este potrivit pentru un circuit separat: mașină de spălat, boiler, baie.',
    ru: 'Дифавтомат {series} {poles} {curve}{in_a} в одном корпусе защищает от короткого замыкания, перегрузки и утечки {idn_ma} мА. Экономит место в щите и подходит для отдельной линии: стиральная машина, бойлер, ванная.',
  },
  pictures: { main: 'poles in_a', detail: 'poles' },
  accessories: [
    { family: 'pn.plast', take: 3 },
    { family: 'pr.acc', take: 2 },
  ],
};

export const residualProtection: Family[] = [rccb, rcbo];
