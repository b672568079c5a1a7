import { brandsOnly, type Family } from '../family.ts';
import { cell, readTable } from '../table.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

const stabilisers: Family = {
  id: 'en.stab',
  target: 30,
  unit: 'piece',
  makers: [
    { brand: 'Luxeon' },
    { brand: 'Volter' },
    { brand: 'IEK', code: 'IVS-{parts}' },
    { brand: 'Elmark' },
  ],
  variants: ({ brand }) => [
    ...cross({
      kind: [brand === 'Volter' ? 'triac-stabiliser' : 'relay-stabiliser'],
      va: [1000, 2000, 3000, 5000, 8000, 10000, 15000],
      poles: ['1P+N'],
    }),
    ...(brand === 'Volter' || brand === 'IEK'
      ? cross({ kind: ['servo-stabiliser'], va: [9000, 15000, 30000], poles: ['3P+N'] })
      : []),
  ],
  complete: (values) => ({ u_v: values.poles === '3P+N' ? 400 : 230, ...values }),
  tag: 'ST',
  codeKeys: 'kind va poles',
  title: (values) => ({
    ro: `{kind} {va} VA ${values.poles === '3P+N' ? 'trifazat' : 'monofazat'}`,
    ru: `{kind} {va} ВА ${values.poles === '3P+N' ? 'трёхфазный' : 'однофазный'}`,
  }),
  price: (values) =>
    (720 + num(values, 'va') * 0.47) * (values.kind === 'triac-stabiliser' ? 1.15 : 1),
  specs: (values) => [
    ['range', '140-260 V', '140-260 В'],
    ['accuracy', values.kind === 'relay-stabiliser' ? '±8 %' : '±3 %'],
    [
      'response',
      values.kind === 'servo-stabiliser' ? '0.5 s' : '20 ms',
      values.kind === 'servo-stabiliser' ? '0,5 с' : '20 мс',
    ],
  ],
  about: {
    ro: '{kind} de {va} VA ține tensiunea de ieșire constantă când în rețea este între 140 și 260 V. Alegeți o putere cu un sfert mai mare decât suma consumatorilor, iar la motoare de trei ori mai mare.',
    ru: '{kind} {va} ВА держит выходное напряжение при 140-260 В в сети. Берите мощность на четверть больше суммы потребителей, а для двигателей втрое больше.',
  },
  pictures: { main: 'kind va' },
  accessories: [{ family: 'pr.vrel', take: 2 }],
};

/** brand | model | kind | VA | V | Ah | lei */
const upsTable = readTable(`
  Eaton      | 5E 650i      | line-ups   |   650 | 230 |   0 |  1450
  Eaton      | 5E 1100i     | line-ups   |  1100 | 230 |   0 |  2350
  Eaton      | 5E 1500i     | line-ups   |  1500 | 230 |   0 |  3400
  Eaton      | 5P 1550i     | line-ups   |  1550 | 230 |   0 |  8900
  Eaton      | 9SX 3000i    | online-ups |  3000 | 230 |   0 | 21500
  Eaton      | 9SX 6000i    | online-ups |  6000 | 230 |   0 | 38000
  APC        | BX700UI      | line-ups   |   700 | 230 |   0 |  1690
  APC        | BX950UI      | line-ups   |   950 | 230 |   0 |  2290
  APC        | BX1400UI     | line-ups   |  1400 | 230 |   0 |  3290
  APC        | SMT1500I     | line-ups   |  1500 | 230 |   0 | 11900
  APC        | SRT3000XLI   | online-ups |  3000 | 230 |   0 | 33500
  LogicPower | U650VA       | line-ups   |   650 | 230 |   0 |   950
  LogicPower | U850VA       | line-ups   |   850 | 230 |   0 |  1250
  LogicPower | U1200VA      | line-ups   |  1200 | 230 |   0 |  1890
  LogicPower | PSW-1000VA   | boiler-ups |  1000 |  12 |   0 |  3900
  LogicPower | PSW-2000VA   | boiler-ups |  2000 |  24 |   0 |  6800
  LogicPower | AGM 12-18    | battery    |     0 |  12 |  18 |   780
  LogicPower | AGM 12-100   | battery    |     0 |  12 | 100 |  3600
  LogicPower | GEL 12-200   | battery    |     0 |  12 | 200 |  7900
  LogicPower | LiFePO4 24-100 | battery  |     0 |  24 | 100 | 14900
  LogicPower | LiFePO4 48-100 | battery  |     0 |  48 | 100 | 27500
  Must       | EP30-1012    | boiler-ups |  1000 |  12 |   0 |  3700
  Must       | EP30-2024    | boiler-ups |  2000 |  24 |   0 |  6400
  Must       | EP30-3024    | boiler-ups |  3000 |  24 |   0 |  8900
  Must       | EH9335-3K    | online-ups |  3000 | 230 |   0 | 14500
  Must       | EH9335-6K    | online-ups |  6000 | 230 |   0 | 22900
  Must       | EH9335-10K   | online-ups | 10000 | 230 |   0 | 32500
  Must       | DC 12-100    | battery    |     0 |  12 | 100 |  3300
  Must       | LP 48-100    | battery    |     0 |  48 | 100 | 26500
  Must       | LP 24-200    | battery    |     0 |  24 | 200 | 25900
`);
const upsRows = Object.fromEntries(upsTable.map((row) => [cell(row, 1), row]));
const isBattery = (values: Values): boolean => values.kind === 'battery';

const ups: Family = {
  id: 'en.ups',
  target: 30,
  unit: 'piece',
  makers: ['Eaton', 'APC', 'LogicPower', 'Must'].map((brand) => ({
    brand,
    ...(brand === 'Eaton' && { code: '{parts}' }),
  })),
  variants: ({ brand }) =>
    upsTable
      .filter((row) => cell(row, 0) === brand)
      .map((row) => ({
        model: cell(row, 1),
        kind: cell(row, 2),
        ...(cell(row, 3) === '0'
          ? { capacity_ah: Number(cell(row, 5)) }
          : { va: Number(cell(row, 3)) }),
        u_v: Number(cell(row, 4)),
      })),
  tag: 'UPS',
  codeKeys: 'model',
  title: (values) =>
    isBattery(values)
      ? {
          ro: '{kind} {model} {u_v}V {capacity_ah}Ah',
          ru: '{kind} {model} {u_v}В {capacity_ah}А·ч',
        }
      : { ro: '{kind} {model} {va} VA', ru: '{kind} {model} {va} ВА' },
  price: (values) => Number(cell(lookup(upsRows, word(values, 'model')), 6)),
  pricing: 'listed',
  specs: (values) =>
    isBattery(values)
      ? [
          ['life', '5-10 ani', '5-10 лет'],
          ['temp', '-10...+45 °C'],
        ]
      : [
          [
            'response',
            values.kind === 'online-ups' ? '0 ms' : '4-10 ms',
            values.kind === 'online-ups' ? '0 мс' : '4-10 мс',
          ],
          [
            'functions',
            values.kind === 'line-ups' ? 'undă aproximată' : 'sinusoidă pură',
            values.kind === 'line-ups' ? 'аппроксимированная синусоида' : 'чистая синусоида',
          ],
          ['standard', 'EN 62040'],
        ],
  about: (values) =>
    isBattery(values)
      ? {
          ro: '{kind} {model} de {u_v} V și {capacity_ah} Ah, pentru UPS, invertoare și sisteme fotovoltaice. Timpul de funcționare se află împărțind energia la puterea consumatorilor, cu o rezervă de 20 %.',
          ru: '{kind} {model} {u_v} В, {capacity_ah} А·ч, для ИБП, инверторов и солнечных систем. Время работы считают делением энергии на мощность потребителей с запасом 20 %.',
        }
      : {
          ro: '{kind} {model} de {va} VA preia consumatorii la căderea tensiunii. Pentru centrale termice și pompe alegeți varianta cu sinusoidă pură; timpul de lucru depinde de acumulatori.',
          ru: '{kind} {model} {va} ВА подхватывает нагрузку при пропаже сети. Для котлов и насосов берите исполнение с чистой синусоидой; время работы зависит от аккумуляторов.',
        },
  pictures: { main: 'kind' },
  accessories: [{ family: 'en.ups', take: 2, where: { kind: 'battery' } }],
};

/** brand | model | fuel | W | lei */
const generatorTable = readTable(`
  Könner&Söhnen | KS 2900       | petrol-generator   | 2900  | 11200
  Könner&Söhnen | KS 3000       | petrol-generator   | 3000  | 12400
  Könner&Söhnen | KS 7000E      | petrol-generator   | 5500  | 22500
  Könner&Söhnen | KS 10000E     | petrol-generator   | 8000  | 34500
  Könner&Söhnen | KS 3300i S    | inverter-generator | 3300  | 24800
  Könner&Söhnen | KS 8100HDE    | diesel-generator   | 6500  | 42500
  Hyundai       | HHY 3050F     | petrol-generator   | 2800  | 11900
  Hyundai       | HHY 7050FE    | petrol-generator   | 5500  | 24500
  Hyundai       | HHY 10050FE   | petrol-generator   | 8000  | 37500
  Hyundai       | HY 2000SI     | inverter-generator | 2000  | 17900
  Hyundai       | DHY 8500SE    | diesel-generator   | 7200  | 48500
  Stanley       | SG 3100       | petrol-generator   | 2600  | 10300
  Stanley       | SG 5600       | petrol-generator   | 5000  | 21500
  Stanley       | SG 7500       | petrol-generator   | 7000  | 30500
`);
const generatorRows = Object.fromEntries(generatorTable.map((row) => [cell(row, 1), row]));

const generators: Family = {
  id: 'en.gen',
  target: 14,
  unit: 'piece',
  makers: brandsOnly('Könner&Söhnen', 'Hyundai', 'Stanley'),
  variants: ({ brand }) =>
    generatorTable
      .filter((row) => cell(row, 0) === brand)
      .map((row) => ({ model: cell(row, 1), kind: cell(row, 2), power_w: Number(cell(row, 3)) })),
  complete: (values) => ({ u_v: 230, ...values }),
  tag: 'GEN',
  codeKeys: 'model',
  title: { ro: '{kind} {model} {power_w}W', ru: '{kind} {model} {power_w}Вт' },
  price: (values) => Number(cell(lookup(generatorRows, word(values, 'model')), 4)),
  pricing: 'listed',
  specs: (values) => [
    [
      'fuel',
      values.kind === 'diesel-generator' ? 'motorină' : 'benzină',
      values.kind === 'diesel-generator' ? 'дизель' : 'бензин',
    ],
    ['autonomy', '7-12 h la jumătate de sarcină', '7-12 ч при половинной нагрузке'],
    ['functions', 'protecție la suprasarcină, AVR', 'защита от перегрузки, AVR'],
  ],
  about: {
    ro: '{kind} {model} cu puterea nominală de {power_w} W. Se folosește numai afară sau într-un spațiu ventilat; la casă se leagă printr-un comutator I-0-II, niciodată direct în priză.',
    ru: '{kind} {model} номинальной мощностью {power_w} Вт. Работает только на улице или в проветриваемом месте; к дому подключается через переключатель I-0-II, а не в розетку.',
  },
  pictures: { main: 'kind power_w' },
  accessories: [{ family: 'pr.iso', take: 3, where: { kind: 'changeover' } }],
};

export const backupEnergy: Family[] = [stabilisers, ups, generators];
