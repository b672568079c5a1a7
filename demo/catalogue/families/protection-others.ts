import { brandsOnly, type Family, type Maker, serie } from '../family.ts';
import { type SpecLine, wireLine } from '../spec-labels.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

const poleCount: Readonly<Record<string, number>> = {
  '1P': 1,
  '1P+N': 2,
  '2P': 2,
  '3P': 3,
  '3P+N': 4,
  '4P': 4,
};
const polesOf = (values: Values): number => lookup(poleCount, word(values, 'poles'));

const spd: Family = {
  id: 'pr.spd',
  target: 30,
  unit: 'piece',
  makers: [
    serie('IEK', 'OPS1', { code: 'MOP20-{parts}' }),
    serie('Schneider Electric', 'Acti9 iPF', { tier: 1.6, code: 'A9L#####' }),
    serie('ABB', 'OVR', { code: '2CTB8#####R####' }),
    serie('Hager', 'SPN', { code: 'SPN###' }),
    serie('Citel', 'DS', { code: 'DS-{parts}' }),
  ],
  variants: () =>
    cross({ kind: ['spd-t2', 'spd-t1t2'], poles: ['1P', '1P+N', '3P', '3P+N'] }).map((values) => ({
      ...values,
      imax_ka: values.kind === 'spd-t2' ? 40 : 60,
      in_a: values.kind === 'spd-t2' ? 63 : 125,
    })),
  complete: (values) => ({ mounting: 'DIN', modules: polesOf(values), u_v: 275, ...values }),
  tag: 'SPD',
  codeKeys: 'kind poles imax_ka',
  title: {
    ro: '{kind} {series} {poles} {imax_ka}kA 275V',
    ru: '{kind} {series} {poles} {imax_ka}кА 275В',
  },
  price: (values) => polesOf(values) * (values.kind === 'spd-t2' ? 330 : 640),
  specs: [['response', 'sub 25 ns', 'до 25 нс'], wireLine(25), ['standard', 'IEC 61643-11']],
  about: {
    ro: '{kind} {series}, {poles}, descarcă spre pământ supratensiunile de trăsnet și de comutație, până la {imax_ka} kA. Se leagă la intrarea tabloului, cu legături scurte la bara PE și cu o siguranță de cel mult {in_a} A în față.',
    ru: '{kind} {series}, {poles}, отводит в землю грозовые и коммутационные перенапряжения до {imax_ka} кА. Ставится на вводе щита с короткой связью к шине PE и защитой не более {in_a} А перед ним.',
  },
  pictures: { main: 'brand poles' },
  accessories: [{ family: 'pn.din', take: 2 }],
};

const relayBrands: Maker[] = [
  {
    brand: 'Zubr',
    set: { model: 'D' },
    code: (values) => (values.poles === '3P+N' ? 'ZUBR-3F' : `ZUBR-D${values.in_a}T`),
  },
  { brand: 'DigiTOP', set: { model: 'V-protector' } },
  { brand: 'IEK', set: { model: 'RN-263' }, code: 'IRN-{parts}' },
  { brand: 'Novatek', set: { model: 'RN-113' } },
];

/** Zubr names its relays after the current: D63t. */
const relayModel = (values: Values): string => (values.model === 'D' ? 'Zubr D{in_a}t' : '{model}');

const voltageRelays: Family = {
  id: 'pr.vrel',
  target: 24,
  unit: 'piece',
  makers: relayBrands,
  variants: ({ brand }) => [
    ...cross({ in_a: [25, 32, 40, 50, 63], poles: ['1P+N'], mounting: ['DIN'] }),
    ...cross({ in_a: [63], poles: ['3P+N'], mounting: ['DIN'] }),
    ...(brand === 'Zubr' ? [] : cross({ in_a: [16], poles: ['1P+N'], mounting: ['plug-in'] })),
  ],
  complete: (values) => ({
    poles: '1P+N',
    mounting: 'DIN',
    modules: values.poles === '3P+N' ? 6 : 3,
    u_v: values.poles === '3P+N' ? 400 : 230,
    ...values,
  }),
  tag: 'VR',
  codeKeys: 'model in_a poles',
  title: (values) => {
    const phases = values.poles === '3P+N' ? { ro: ' trifazat', ru: ' трёхфазное' } : empty;
    const plug = values.mounting === 'plug-in' ? { ro: ' în priză', ru: ' вставное' } : empty;
    return {
      ro: `Releu de tensiune ${relayModel(values)} {in_a}A${phases.ro}${plug.ro}`,
      ru: `Реле напряжения ${relayModel(values)} {in_a}А${phases.ru}${plug.ru}`,
    };
  },
  price: (values) => 340 + num(values, 'in_a') * 7 * (values.poles === '3P+N' ? 2.2 : 1),
  specs: [
    ['range', '120-210 V jos, 220-280 V sus', 'нижний 120-210 В, верхний 220-280 В'],
    ['response', '0.02-0.1 s', '0,02-0,1 с'],
    ['display', 'digital, tensiunea rețelei', 'цифровой, напряжение сети'],
  ],
  about: {
    ro: 'Releul urmărește tensiunea din rețea și deconectează consumatorii de până la {in_a} A când ea iese din limitele setate. Protejează frigiderul, centrala și electronica la nul întrerupt sau la supratensiune de durată.',
    ru: 'Реле следит за напряжением сети и отключает нагрузку до {in_a} А, когда оно выходит за заданные пределы. Бережёт холодильник, котёл и электронику при обрыве нуля и длительном перенапряжении.',
  },
  pictures: { main: 'in_a poles mounting' },
  accessories: [{ family: 'pn.plast', take: 2 }],
};

const empty = { ro: '', ru: '' };

const isolatorCurrent: Readonly<Record<number, number>> = {
  20: 1,
  32: 1.05,
  40: 1.12,
  63: 1.3,
  100: 1.7,
  125: 2,
};

const isolators: Family = {
  id: 'pr.iso',
  target: 50,
  unit: 'piece',
  makers: [
    serie('IEK', 'VN-32', { set: { kind: 'isolator' }, code: 'MNV10-{pole}-{in_a:3}' }),
    serie('IEK', 'MP-63', { set: { kind: 'changeover' }, code: 'MPS-{pole}-{in_a:3}' }),
    serie('Schneider Electric', 'Easy9', {
      set: { kind: 'isolator' },
      code: 'EZ9S16{pole}{in_a:2}',
    }),
    serie('ABB', 'E200', { set: { kind: 'isolator' }, code: '2CDE28####R####' }),
    serie('ABB', 'OT', { set: { kind: 'changeover' }, code: 'OT{in_a}F{pole}C' }),
    serie('Elmark', 'SF2', { set: { kind: 'isolator' }, code: 'EL-SF2-{pole}-{in_a}' }),
    serie('Elmark', 'SFT2', { set: { kind: 'changeover' }, code: 'EL-SFT2-{pole}-{in_a}' }),
  ],
  variants: (maker) =>
    maker.set?.kind === 'changeover'
      ? cross({ poles: ['2P', '3P', '4P'], in_a: [40, 63, 100, 125] })
      : cross({
          poles: ['1P', '2P', '3P', '4P'],
          in_a: Object.keys(isolatorCurrent).map(Number),
        }),
  complete: (values) => ({
    kind: 'isolator',
    mounting: 'DIN',
    modules: polesOf(values) * (values.kind === 'changeover' ? 2 : 1),
    u_v: values.poles === '1P' || values.poles === '2P' ? 230 : 400,
    ...values,
  }),
  tag: 'ISO',
  codeKeys: 'kind poles in_a',
  title: {
    ro: '{kind} {series} {poles} {in_a}A',
    ru: '{kind} {series} {poles} {in_a}А',
  },
  price: (values) =>
    polesOf(values) *
    (values.kind === 'changeover' ? 175 : 68) *
    lookup(isolatorCurrent, num(values, 'in_a')) *
    (polesOf(values) === 1 ? 1.3 : 1),
  specs: (values) => [
    wireLine(num(values, 'in_a') > 63 ? 50 : 25),
    ['protection', 'IP20'],
    ['standard', 'IEC 60947-3'],
  ],
  about: {
    ro: '{kind} {series}, {poles}, {in_a} A: deconectează vizibil instalația sub sarcină, pentru lucrări sau pentru trecerea pe generator. Nu are protecție proprie, de aceea se montează după un întrerupător automat.',
    ru: '{kind} {series}, {poles}, {in_a} А: видимо отключает установку под нагрузкой для ремонта или перехода на генератор. Собственной защиты не имеет, поэтому ставится после автомата.',
  },
  pictures: { main: 'kind poles' },
  accessories: [
    { family: 'pn.plast', take: 2 },
    { family: 'pn.din', take: 2 },
  ],
};

/** Fuse links: size, currents, lei. Holders and bases carry the largest current of the size. */
const fuseSizes: [size: string, currents: number[], link: number, holder: number][] = [
  ['10x38', [2, 4, 6, 10, 16, 20, 25, 32], 8, 58],
  ['14x51', [10, 16, 25, 32, 50], 15, 92],
  ['22x58', [25, 40, 63, 80, 100], 30, 160],
  ['NH00', [16, 25, 40, 63, 100, 125, 160], 46, 150],
  ['NH1', [63, 100, 160, 200, 250], 88, 240],
  ['NH2', [125, 200, 250, 315, 400], 124, 280],
];

const fuses: Family = {
  id: 'pr.fuse',
  target: 50,
  unit: 'piece',
  makers: brandsOnly('ETI', 'IEK', 'Eaton'),
  variants: () =>
    fuseSizes.flatMap(([size, currents]) => [
      ...currents.map((current) => ({ kind: 'fuse', size_mm: size, in_a: current })),
      { kind: 'fuse-holder', size_mm: size, in_a: currents.at(-1) ?? 0 },
    ]),
  complete: (values) => ({ u_v: word(values, 'size_mm').startsWith('NH') ? 500 : 690, ...values }),
  tag: 'PVC',
  codeKeys: 'kind size_mm in_a',
  title: { ro: '{kind} {size_mm} {in_a}A', ru: '{kind} {size_mm} {in_a}А' },
  price: (values) => {
    const row = fuseSizes.find(([size]) => size === values.size_mm);
    return (values.kind === 'fuse' ? row?.[2] : row?.[3]) ?? 0;
  },
  specs: (values): SpecLine[] =>
    values.kind === 'fuse'
      ? [
          ['functions', 'caracteristică gG', 'характеристика gG'],
          ['standard', 'IEC 60269'],
        ]
      : [
          ['mount', 'pe șină DIN sau pe placă', 'на DIN-рейку или плиту'],
          ['standard', 'IEC 60269'],
        ],
  about: {
    ro: '{kind} de gabarit {size_mm}, {in_a} A. Siguranța și soclul trebuie să aibă același gabarit; patronul ars se înlocuiește numai cu unul de același curent.',
    ru: '{kind} габарита {size_mm}, {in_a} А. Вставка и держатель должны быть одного габарита; сгоревшую вставку меняют только на такую же по току.',
  },
  pictures: { main: 'kind size_mm' },
  accessories: [{ family: 'pr.fuse', take: 3, same: ['size_mm'], where: { kind: 'fuse-holder' } }],
};

const accessoryLei: Readonly<Record<string, number>> = {
  'aux-contact': 92,
  'alarm-contact': 104,
  'shunt-trip': 190,
  'undervoltage-trip': 210,
};

const accessories: Family = {
  id: 'pr.acc',
  target: 40,
  unit: 'piece',
  makers: brandsOnly('IEK', 'Schneider Electric', 'ABB'),
  variants: () => [
    ...cross({
      kind: ['busbar-pin', 'busbar-fork'],
      poles: ['1P', '2P', '3P', '4P'],
      in_a: [63, 100],
      modules: [12, 54],
    }).filter(({ modules, in_a }) => modules === 54 || in_a === 63),
    ...Object.keys(accessoryLei).map((kind) => ({
      kind,
      modules: kind.endsWith('trip') ? 1 : 0.5,
    })),
  ],
  complete: (values) => ({ mounting: 'DIN', ...values }),
  tag: 'YNS',
  codeKeys: 'kind poles in_a modules',
  title: (values) =>
    values.poles === undefined
      ? {
          ro: '{kind} pentru automate modulare, {modules} {modules|modul|module}',
          ru: '{kind} для модульных автоматов, {modules} {modules|модуль|модуля|модулей}',
        }
      : {
          ro: '{kind} {poles} {in_a}A {modules} {modules|modul|module|de module}',
          ru: '{kind} {poles} {in_a}А {modules} {modules|модуль|модуля|модулей}',
        },
  price: (values) => {
    const part = accessoryLei[word(values, 'kind')];
    if (part !== undefined) return part;
    const length = num(values, 'modules') === 54 ? 2.6 : 1;
    return (20 + 14 * polesOf(values)) * length * (values.in_a === 100 ? 1.3 : 1) * 0.9;
  },
  specs: (values) =>
    values.poles === undefined
      ? [
          ['connection', 'pe partea stângă a automatului', 'слева от автомата'],
          ['standard', 'IEC 60947-5-1'],
        ]
      : [
          ['body', 'cupru izolat', 'изолированная медь'],
          ['connection', 'se taie la lungimea dorită', 'отрезается по длине'],
        ],
  about: (values) =>
    values.poles === undefined
      ? {
          ro: '{kind} care se prinde de întrerupătorul automat și transmite starea lui sau îl declanșează. Alegeți aceeași marcă și serie ca a aparatului.',
          ru: '{kind}: крепится к автоматическому выключателю и передаёт его состояние или отключает его. Выбирайте ту же марку и серию, что у аппарата.',
        }
      : {
          ro: '{kind} pentru {in_a} A leagă {modules} {modules|modul|module|de module} alăturate fără fire între ele. Se taie la lungime, iar capetele se acoperă cu capace izolatoare.',
          ru: '{kind} на {in_a} А соединяет {modules} {modules|соседний модуль|соседних модуля|соседних модулей} без перемычек. Отрезается по длине, торцы закрывают изолирующими заглушками.',
        },
  pictures: { main: 'kind poles' },
  accessories: [{ family: 'pr.mcb', take: 3, same: ['poles'] }],
};

export const otherProtection: Family[] = [spd, voltageRelays, isolators, fuses, accessories];
