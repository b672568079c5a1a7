import { type Family, type Maker, serie } from '../family.ts';
import { cell, readTable } from '../table.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

const plasticModules = [4, 6, 8, 9, 12, 18, 24, 36, 54];

/** IEK names its boxes by mounting: ЩРН-П stands on the wall, ЩРВ-П in it. */
const plasticName = (values: Values, russian: boolean): string => {
  if (values.series !== 'KREPTA') return ' {series}';
  if (!russian) return '';
  return values.mounting === 'flush' ? ' ЩРВ-П' : ' ЩРН-П';
};

const mountingRo: Readonly<Record<string, string>> = { surface: 'aparent', flush: 'îngropat' };
const mountingRu: Readonly<Record<string, string>> = {
  surface: 'накладной',
  flush: 'встраиваемый',
};

const plastic: Family = {
  id: 'pn.plast',
  target: 80,
  unit: 'piece',
  makers: [
    serie('IEK', 'KREPTA', { code: 'MKP12-{parts}' }),
    serie('Schneider Electric', 'Easy9', { code: 'EZ9E####', tier: 1.05 }),
    serie('Schneider Electric', 'Mini Pragma', { code: 'MIP####', tier: 1.35 }),
    serie('Legrand', 'Nedbox', { code: '6014##', tier: 1.6 }),
    serie('Hager', 'Golf', { code: 'VS{modules:3}##', tier: 1.6 }),
    serie('Viko', 'Lotus', { code: '90912###' }),
    serie('Elmark', 'PZ', { code: 'EL-PZ-{parts}' }),
  ],
  variants: ({ brand }) => [
    ...cross({ modules: plasticModules, mounting: ['surface', 'flush'], ip: ['IP40'] }),
    ...(brand === 'IEK' || brand === 'Elmark'
      ? cross({ modules: [4, 8, 12, 18, 24, 36], mounting: ['surface'], ip: ['IP65'] })
      : []),
  ],
  complete: (values) => ({ material: 'ABS', colour: 'white', ...values }),
  tag: 'MKP',
  codeKeys: 'mounting modules ip',
  title: (values) => ({
    ro: `Tablou electric ${lookup(mountingRo, word(values, 'mounting'))}${plasticName(values, false)} {modules} {modules|modul|module|de module} {ip}`,
    ru: `Щит пластиковый ${lookup(mountingRu, word(values, 'mounting'))}${plasticName(values, true)} {modules} {modules|модуль|модуля|модулей} {ip}`,
  }),
  price: (values) => (30 + 9 * num(values, 'modules')) * (values.ip === 'IP65' ? 1.6 : 1),
  specs: (values) => [
    [
      'door',
      values.ip === 'IP65' ? 'transparentă, cu garnitură' : 'fumurie',
      values.ip === 'IP65' ? 'прозрачная, с уплотнением' : 'дымчатая',
    ],
    ['contents', 'șină DIN, bare N și PE', 'DIN-рейка, шины N и PE'],
    ['standard', 'IEC 60670-24'],
  ],
  about: {
    ro: 'Tablou din plastic pentru {modules} {modules|modul|module|de module}, montaj {mounting}, protecție {ip}. Lăsați o rezervă de o treime din module pentru circuite viitoare; șina DIN și barele N și PE sunt incluse.',
    ru: 'Пластиковый щит на {modules} {modules|модуль|модуля|модулей}, монтаж {mounting}, защита {ip}. Оставьте треть мест про запас для новых линий; DIN-рейка и шины N и PE в комплекте.',
  },
  pictures: { main: 'modules mounting ip', detail: 'modules' },
  accessories: [
    { family: 'pn.din', take: 2 },
    { family: 'pr.mcb', take: 2 },
    { family: 'pr.acc', take: 2 },
  ],
};

/** width x height x depth | modules | lei */
const metalSizes = readTable(`
  250x300x150  |  9 |  440
  310x395x220  | 12 |  620
  500x400x220  | 24 |  900
  650x500x220  | 36 | 1350
  800x650x250  | 54 | 2050
  1000x650x285 | 60 | 2800
  1200x750x300 | 72 | 3500
`);
const metalRow = (values: Values): string[] => {
  const size = `${values.width_mm}x${values.height_mm}x${values.depth_mm}`;
  const row = metalSizes.find((candidate) => candidate[0] === size);
  if (row === undefined) throw new Error(`No metal enclosure of ${size}`);
  return row;
};

const metal: Family = {
  id: 'pn.metal',
  target: 60,
  unit: 'piece',
  makers: [
    serie('IEK', 'SHMP', { code: 'YKM40-{parts}' }),
    serie('Eaton', 'CS', { code: 'CS-{parts}' }),
    serie('Schneider Electric', 'Spacial', { code: 'NSYS#####' }),
    serie('Elmark', 'JXF', { code: 'EL-JXF-{parts}' }),
  ],
  variants: () =>
    metalSizes.flatMap((row) => {
      const [width_mm = 0, height_mm = 0, depth_mm = 0] = cell(row, 0).split('x').map(Number);
      const base = { width_mm, height_mm, depth_mm, modules: Number(cell(row, 1)) };
      const onWall = ['IP40', 'IP54', 'IP65'].map((ip) => ({ ...base, mounting: 'surface', ip }));
      const inWall = { ...base, mounting: 'flush', ip: 'IP40' };
      return depth_mm <= 220 ? [...onWall, inWall] : onWall;
    }),
  complete: (values) => ({ material: 'galvanised', colour: 'grey', ...values }),
  tag: 'YKM',
  codeKeys: 'width_mm height_mm mounting ip',
  title: (values) => ({
    ro: `Tablou metalic ${lookup(mountingRo, word(values, 'mounting'))} {width_mm}x{height_mm}x{depth_mm} mm {modules} {modules|modul|module|de module} {ip}`,
    ru: `Щит металлический ${lookup(mountingRu, word(values, 'mounting'))} {width_mm}х{height_mm}х{depth_mm} мм {modules} {modules|модуль|модуля|модулей} {ip}`,
  }),
  price: (values) =>
    Number(cell(metalRow(values), 2)) *
    lookup({ IP40: 1, IP54: 1.15, IP65: 1.3 }, word(values, 'ip')),
  specs: [
    [
      'make',
      'oțel de 1-1.2 mm, vopsit în câmp electrostatic',
      'сталь 1-1,2 мм, порошковая окраска',
    ],
    ['door', 'cu yală', 'с замком'],
    ['contents', 'placă de montaj, șine DIN', 'монтажная панель, DIN-рейки'],
  ],
  about: {
    ro: 'Tablou metalic {width_mm}x{height_mm}x{depth_mm} mm, montaj {mounting}, {ip}, pentru cel mult {modules} {modules|modul|module|de module}. Carcasa se leagă obligatoriu la bara PE.',
    ru: 'Металлический щит {width_mm}х{height_mm}х{depth_mm} мм, монтаж {mounting}, {ip}, до {modules} {modules|модуля|модулей|модулей}. Корпус обязательно соединяется с шиной PE.',
  },
  pictures: { main: 'width_mm height_mm mounting ip' },
  accessories: [
    { family: 'pn.din', take: 3 },
    { family: 'cn.gland', take: 2 },
  ],
};

const meterMakers: Maker[] = [
  { brand: 'IEK', code: 'MKM-{parts}' },
  { brand: 'Elmark', code: 'EL-FM-{parts}' },
];

const meterBoxes: Family = {
  id: 'pn.meter',
  target: 20,
  unit: 'piece',
  makers: meterMakers,
  variants: () =>
    cross({
      kind: ['meter-1ph', 'meter-3ph'],
      modules: [6, 9, 12, 18],
      mounting: ['surface', 'flush'],
      ip: ['IP41', 'IP54'],
    }).filter(
      ({ kind, modules, mounting, ip }) =>
        (kind === 'meter-1ph' ? Number(modules) <= 12 : Number(modules) >= 9) &&
        (mounting === 'surface' || ip === 'IP41'),
    ),
  complete: (values) => ({ material: 'galvanised', ...values }),
  tag: 'MKM',
  codeKeys: 'kind modules mounting ip',
  title: (values) => ({
    ro: `{kind} ${lookup({ surface: 'aparentă', flush: 'îngropată' }, word(values, 'mounting'))} {modules} module {ip}`,
    ru: `{kind} ${lookup(mountingRu, word(values, 'mounting'))} {modules} модулей {ip}`,
  }),
  price: (values) =>
    (values.kind === 'meter-1ph' ? 540 : 1150) +
    32 * num(values, 'modules') +
    (values.ip === 'IP54' ? 220 : 0),
  specs: [
    ['door', 'cu fereastră și sigiliu', 'с окном и пломбировкой'],
    ['contents', 'placă pentru contor, șină DIN', 'плата под счётчик, DIN-рейка'],
    ['make', 'oțel vopsit', 'окрашенная сталь'],
  ],
  about: {
    ro: '{kind}, montaj {mounting}, {ip}, cu loc pentru {modules} module lângă contor. Ușa are fereastră pentru citire și ureche pentru sigiliul furnizorului.',
    ru: '{kind}, монтаж {mounting}, {ip}, с местом на {modules} модулей рядом со счётчиком. В дверце есть окно для снятия показаний и ушко под пломбу поставщика.',
  },
  pictures: { main: 'kind modules mounting' },
  accessories: [
    { family: 'pn.met', take: 2 },
    { family: 'pr.mcb', take: 2 },
  ],
};

const railLengths = [0.11, 0.225, 0.3, 0.5, 1, 2];

const rails: Family = {
  id: 'pn.din',
  target: 45,
  unit: 'piece',
  makers: [
    { brand: 'IEK', code: 'YDN10-{parts}' },
    { brand: 'Elmark' },
    { brand: 'Schneider Electric', tier: 1.1 },
  ],
  variants: () => [
    ...railLengths.map((len_m) => ({ kind: 'din-rail', len_m })),
    ...cross({ kind: ['bar-n', 'bar-pe'], ways: [6, 8, 10, 12, 14], in_a: [100] }),
    ...cross({ kind: ['distribution-block'], ways: [7, 11, 15], in_a: [125] }),
  ],
  complete: (values) => ({
    ...(values.kind !== 'din-rail' && { mounting: 'DIN', material: 'brass' }),
    ...(values.kind === 'din-rail' && { material: 'galvanised' }),
    ...values,
  }),
  tag: 'YDN',
  codeKeys: 'kind len_m ways in_a',
  title: (values) =>
    values.kind === 'din-rail'
      ? { ro: '{kind} 35 mm, {len_m} m', ru: '{kind} 35 мм, {len_m} м' }
      : {
          ro: '{kind} {ways} borne {in_a}A',
          ru: '{kind} {ways} {ways|контакт|контакта|контактов} {in_a}А',
        },
  price: (values) => {
    if (values.kind === 'din-rail') return 7 + 28 * num(values, 'len_m');
    return values.kind === 'distribution-block'
      ? 90 + 9 * num(values, 'ways')
      : 16 + 3 * num(values, 'ways');
  },
  specs: (values) =>
    values.kind === 'din-rail'
      ? [
          ['dimensions', '35 x 7.5 mm, perforată', '35 x 7,5 мм, перфорированная'],
          ['standard', 'EN 60715'],
        ]
      : [
          ['terminals', 'cu șurub, până la 16 mm²', 'винтовые, до 16 мм²'],
          ['mount', 'pe șină DIN sau pe suport', 'на DIN-рейку или держатель'],
        ],
  about: (values) =>
    values.kind === 'din-rail'
      ? {
          ro: 'Șină DIN perforată de {len_m} m pe care se prind aparatele modulare, clemele și releele. Se taie ușor cu fierăstrăul și se fixează cu două șuruburi.',
          ru: 'Перфорированная DIN-рейка длиной {len_m} м, на неё крепятся модульные аппараты, клеммы и реле. Легко режется ножовкой и крепится двумя винтами.',
        }
      : {
          ro: '{kind} cu {ways} borne, pentru {in_a} A. Adună conductoarele de nul, de împământare sau de fază într-un singur loc, cu câte o bornă pentru fiecare.',
          ru: '{kind}, контактов: {ways}, ток {in_a} А. Собирает в одном месте нулевые, заземляющие или фазные провода, для каждого своя клемма.',
        },
  pictures: { main: 'kind ways' },
  accessories: [{ family: 'pn.plast', take: 3 }],
};

/** brand | model | poles | largest current | lei | ro | ru */
const meterTable = readTable(`
  ADD    | AD11A.1      | 1P+N | 60  |  690 | monofazat, radio             | однофазный, радиоканал
  ADD    | AD11B.1      | 1P+N | 80  |  780 | monofazat, PLC               | однофазный, PLC
  ADD    | AD13A.2      | 3P+N | 60  | 1650 | trifazat, PLC                | трёхфазный, PLC
  ADD    | AD13A.3      | 3P+N | 100 | 1950 | trifazat, GSM                | трёхфазный, GSM
  Elster | A100C        | 1P+N | 60  |  620 | monofazat                    | однофазный
  Elster | A220         | 3P+N | 60  | 2100 | trifazat, multitarif         | трёхфазный, многотарифный
  Elster | A1350        | 3P+N | 100 | 3100 | trifazat, cu curbă de sarcină | трёхфазный, с профилем нагрузки
  IEK    | STAR 101     | 1P+N | 60  |  470 | monofazat, mecanic           | однофазный, механический
  IEK    | STAR 104     | 1P+N | 80  |  640 | monofazat, multitarif        | однофазный, многотарифный
  IEK    | STAR 301     | 3P+N | 60  | 1250 | trifazat                     | трёхфазный
  IEK    | STAR 304     | 3P+N | 100 | 1780 | trifazat, multitarif         | трёхфазный, многотарифный
  IEK    | STAR 302     | 3P+N | 80  | 1420 | trifazat, cu afișaj          | трёхфазный, с дисплеем
  Holley | DTS541       | 3P+N | 100 | 1580 | trifazat                     | трёхфазный
  Holley | DDS28U       | 1P+N | 80  |  520 | monofazat, pe șină DIN       | однофазный, на DIN-рейку
`);
const meterRows = Object.fromEntries(meterTable.map((row) => [cell(row, 1), row]));
const meterRow = (values: Values): string[] => lookup(meterRows, word(values, 'model'));

const meters: Family = {
  id: 'pn.met',
  target: 14,
  unit: 'piece',
  makers: ['ADD', 'Elster', 'IEK', 'Holley'].map((brand) => ({
    brand,
    ...(brand === 'IEK' && { code: 'CCE-{parts}' }),
  })),
  variants: ({ brand }) =>
    meterTable
      .filter((row) => cell(row, 0) === brand)
      .map((row) => ({
        model: cell(row, 1),
        poles: cell(row, 2),
        in_a: Number(cell(row, 3)),
      })),
  complete: (values) => ({ u_v: values.poles === '1P+N' ? 230 : 400, mounting: 'DIN', ...values }),
  tag: 'MET',
  codeKeys: 'model',
  title: (values) => ({
    ro: `Contor electric ${cell(meterRow(values), 5)} {model} 5({in_a})A`,
    ru: `Счётчик электроэнергии ${cell(meterRow(values), 6)} {model} 5({in_a})А`,
  }),
  price: (values) => Number(cell(meterRow(values), 4)),
  pricing: 'listed',
  specs: [
    ['accuracy', 'clasa 1', 'класс 1'],
    ['temp', '-40...+70 °C'],
    ['standard', 'EN 62053-21'],
  ],
  about: {
    ro: 'Contor {model} pentru {u_v} V și cel mult {in_a} A. Întrebați furnizorul de energie ce modele acceptă înainte de cumpărare: contorul se pune sub sigiliu și se dă în exploatare de acesta.',
    ru: 'Счётчик {model} на {u_v} В и ток до {in_a} А. До покупки уточните у поставщика энергии, какие модели он принимает: счётчик пломбирует и вводит в работу он.',
  },
  pictures: { main: 'poles brand' },
  accessories: [{ family: 'pn.meter', take: 3 }],
};

export const panels: Family[] = [plastic, metal, meterBoxes, rails, meters];
