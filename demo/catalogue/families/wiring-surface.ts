import { type Family, serie } from '../family.ts';
import { wireLine } from '../spec-labels.ts';
import { cell, readTable } from '../table.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

/** What a surface device can be: kind | ro | ru | lei | gender ro | gender ru | gang | wiring | outlets | earth */
const devices = readTable(`
  switch   | Întrerupător simplu aparent                | Выключатель накладной одноклавишный      |  46 | m | m | 1 | one-way | - | -
  switch   | Întrerupător dublu aparent                 | Выключатель накладной двухклавишный      |  56 | m | m | 2 | one-way | - | -
  switch   | Întrerupător cap-scară aparent             | Выключатель накладной проходной          |  52 | m | m | 1 | two-way | - | -
  push     | Buton aparent                              | Кнопка накладная                         |  48 | m | f | 1 | push    | - | -
  socket   | Priză aparentă fără împământare            | Розетка накладная без заземления         |  42 | f | f | - | -       | 1 | no
  socket   | Priză aparentă cu împământare              | Розетка накладная с заземлением          |  50 | f | f | - | -       | 1 | yes
  socket   | Priză aparentă dublă cu împământare        | Розетка накладная двойная с заземлением  |  82 | f | f | - | -       | 2 | yes
  socket   | Priză aparentă dublă fără împământare      | Розетка накладная двойная без заземления |  70 | f | f | - | -       | 2 | no
  combined | Bloc aparent întrerupător simplu și priză  | Блок накладной: выключатель и розетка    |  92 | m | m | 1 | one-way | 1 | yes
`);
const covered = readTable(`
  switch   | Întrerupător simplu aparent                | Выключатель накладной одноклавишный      |  78 | m | m | 1 | one-way | - | -
  switch   | Întrerupător dublu aparent                 | Выключатель накладной двухклавишный      |  94 | m | m | 2 | one-way | - | -
  switch   | Întrerupător cap-scară aparent             | Выключатель накладной проходной          |  84 | m | m | 1 | two-way | - | -
  push     | Buton aparent                              | Кнопка накладная                         |  80 | m | f | 1 | push    | - | -
  socket   | Priză aparentă cu capac                    | Розетка накладная с крышкой              |  82 | f | f | - | -       | 1 | yes
  socket   | Priză aparentă dublă cu capac              | Розетка накладная двойная с крышкой      | 118 | f | f | - | -       | 2 | yes
  combined | Bloc aparent întrerupător și priză cu capac | Блок накладной: выключатель и розетка с крышкой | 128 | m | m | 1 | one-way | 1 | yes
`);

const keys = ['kind', '', '', '', '', '', 'gang', 'wiring', 'outlets', 'earth'];

function deviceValues(row: string[]): Values {
  const entries = keys
    .map((key, index): [string, string] => [key, cell(row, index)])
    .filter(([key, value]) => key !== '' && value !== '-')
    .map(([key, value]) => [key, /^\d$/.test(value) ? Number(value) : value]);
  return Object.fromEntries(entries);
}

function rowOf(table: string[][], values: Values): string[] {
  const found = table.find((row) =>
    keys.every((key, index) => key === '' || cell(row, index) === String(values[key] ?? '-')),
  );
  if (found === undefined) throw new Error(`No surface device ${JSON.stringify(values)}`);
  return found;
}

const titleOf = (table: string[][], values: Values, ip: string) => {
  const row = rowOf(table, values);
  return {
    ro: `${cell(row, 1)} {series}${ip} {colour:${cell(row, 4)}}`,
    ru: `${cell(row, 2)} {series}${ip} {colour:${cell(row, 5)}}`,
  };
};

const codeKeys = 'kind gang wiring outlets earth colour';

const surface: Family = {
  id: 'wd.surf',
  target: 50,
  unit: 'piece',
  makers: [
    serie('IEK', 'Quarta', { code: 'EV{tag}-{parts}' }),
    serie('Viko', 'Vera', { code: '9068####' }),
    serie('Makel', 'Mimoza', { code: '1200####' }),
    serie('Schneider Electric', 'Blanca', { code: 'BLNSA######', tier: 1.05 }),
  ],
  variants: () =>
    devices.flatMap((row) =>
      ['white', 'cream'].map((colour) => ({ ...deviceValues(row), colour })),
    ),
  complete: (values) => ({ mounting: 'surface', ip: 'IP20', in_a: inA(values), ...values }),
  tag: 'S',
  codeKeys,
  title: (values) => titleOf(devices, values, ''),
  price: (values) => Number(cell(rowOf(devices, values), 3)),
  specs: [
    ['voltage', '250 V', '250 В'],
    ['body', 'ABS', 'АБС-пластик'],
    ['terminals', 'cu șurub', 'винтовые'],
    ['frame', 'da', 'да'],
  ],
  about: {
    ro: '{kind} din seria {series} pentru montaj aparent, de culoare {colour:f}. Se fixează cu două șuruburi direct pe perete sau pe canal de cablu, fără doză, în încăperi uscate.',
    ru: '{kind} серии {series} для открытой установки, цвет {colour}. Крепится двумя винтами прямо к стене или к кабель-каналу, без подрозетника, в сухих помещениях.',
  },
  pictures: { main: 'kind gang outlets earth colour' },
  accessories: [{ family: 'ct.duct', take: 3 }],
};

const inA = (values: Values): number => (values.outlets === undefined ? 10 : 16);

const weatherproof: Family = {
  id: 'wd.ip54',
  target: 50,
  unit: 'piece',
  makers: [
    serie('IEK', 'Forus', { code: 'ERF-{parts}', set: { ip: 'IP54' } }),
    serie('Schneider Electric', 'Cedar', { code: 'WDE0006####', set: { ip: 'IP44' }, tier: 1.05 }),
    serie('Viko', 'Palmiye', { code: '9055####', set: { ip: 'IP54' } }),
    serie('Gewiss', 'Combi', { code: 'GW27###', set: { ip: 'IP54' }, tier: 1.6 }),
  ],
  variants: () =>
    covered.flatMap((row) => ['grey', 'white'].map((colour) => ({ ...deviceValues(row), colour }))),
  complete: (values) => ({
    kind: 'socket',
    mounting: 'surface',
    in_a: inA(values),
    ...values,
  }),
  tag: 'F',
  codeKeys,
  title: (values) => titleOf(covered, values, ' {ip}'),
  price: (values) => Number(cell(rowOf(covered, values), 3)),
  specs: [
    ['voltage', '250 V', '250 В'],
    ['body', 'ABS rezistent la UV', 'АБС-пластик, стойкий к УФ'],
    ['mount', 'două șuruburi, intrare sus sau jos', 'два винта, ввод сверху или снизу'],
  ],
  about: {
    ro: '{kind} din seria {series}, {ip}, de culoare {colour:f}: garniturile opresc stropii și praful. Se montează în garaj, în subsol, pe terasă și în atelier.',
    ru: '{kind} серии {series}, {ip}, цвет {colour}: уплотнения не пропускают брызги и пыль. Ставится в гараже, подвале, на террасе и в мастерской.',
  },
  pictures: { main: 'kind gang outlets ip colour' },
  accessories: [
    { family: 'mt.junc', take: 2 },
    { family: 'cn.gland', take: 2 },
  ],
};

const ceePoles = (values: Values): string =>
  lookup({ 3: '2P+E', 4: '3P+E', 5: '3P+N+E' }, word(values, 'poles'));

const ceeLei: Readonly<Record<number, number>> = { 16: 92, 32: 128, 63: 235 };
const ceeWire: Readonly<Record<number, number>> = { 16: 2.5, 32: 6, 63: 16 };
const ceePoleFactor: Readonly<Record<string, number>> = { 3: 0.85, 4: 0.95, 5: 1 };
const ceeKinds: Readonly<Record<string, number>> = {
  'cee-plug': 1,
  'cee-coupler': 1.12,
  'cee-wall': 1.35,
  'cee-panel': 1.2,
};

const industrial: Family = {
  id: 'wd.cee',
  target: 70,
  unit: 'piece',
  makers: [
    { brand: 'IEK', code: 'PSR-{parts}' },
    { brand: 'PCE' },
    { brand: 'Gewiss', tier: 1.6 },
    { brand: 'ABB', tier: 1.6 },
  ],
  variants: () =>
    cross({
      kind: Object.keys(ceeKinds),
      in_a: [16, 32, 63],
      poles: ['3', '4', '5'],
      ip: ['IP44', 'IP67'],
    }).filter((values) => !(values.in_a === 63 && (values.poles === '3' || values.ip === 'IP44'))),
  complete: (values) => ({
    kind: 'cee-plug',
    mounting: ceeMounting(values),
    u_v: values.poles === '3' ? 230 : 400,
    ...values,
  }),
  tag: 'CEE',
  codeKeys: 'kind in_a poles ip',
  title: (values) => ({
    ro: `{kind} CEE {in_a}A ${ceePoles(values)} {ip}`,
    ru: `{kind} CEE {in_a}А ${ceePoles(values)} {ip}`,
  }),
  price: (values) =>
    lookup(ceeLei, num(values, 'in_a')) *
    lookup(ceeKinds, word(values, 'kind')) *
    lookup(ceePoleFactor, word(values, 'poles')) *
    (values.ip === 'IP67' ? 1.5 : 1),
  common: (values) => (values.ip === 'IP44' ? 1.6 : 1),
  specs: (values) => [
    ['standard', 'IEC 60309-1, 60309-2'],
    wireLine(lookup(ceeWire, num(values, 'in_a'))),
    ['body', 'poliamidă', 'полиамид'],
  ],
  about: (values) => ({
    ro: `{kind} CEE de {in_a} A, ${ceePoles(values)}, {u_v} V, cu protecție {ip}. Culoarea corpului arată tensiunea, iar poziția contactului de împământare împiedică o conectare greșită.`,
    ru: `{kind} CEE на {in_a} А, ${ceePoles(values)}, {u_v} В, защита {ip}. Цвет корпуса показывает напряжение, а положение заземляющего контакта не даёт ошибиться при подключении.`,
  }),
  pictures: { main: 'kind in_a poles ip' },
  accessories: [{ family: 'cab.kg', take: 3 }],
};

function ceeMounting(values: Values): string {
  if (values.kind === 'cee-wall') return 'surface';
  return values.kind === 'cee-panel' ? 'panel' : 'cable';
}

export const surfaceWiring: Family[] = [surface, weatherproof, industrial];
