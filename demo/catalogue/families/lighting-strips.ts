import { type Family, type Maker, serie } from '../family.ts';
import { cell, readTable } from '../table.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';
import { cheapLevel, lightColours, lightMakers, toneOf } from './lighting-makers.ts';

const strip: Family = {
  id: 'lt.strip',
  target: 60,
  unit: 'm',
  smallest: 1,
  makers: lightMakers,
  variants: () =>
    cross({
      power_w: [4.8, 9.6, 14.4, 19.2],
      u_v: [12, 24],
      ip: ['IP20', 'IP65'],
      cct_k: lightColours,
    }).filter(({ power_w, u_v }) => power_w !== 19.2 || u_v === 24),
  complete: (values) => ({ reel_m: 5, cut: 'yes', width_mm: 8, beam_deg: 120, ...values }),
  tag: 'LSR',
  codeKeys: 'power_w u_v ip cct_k',
  title: {
    ro: 'Bandă LED {power_w}W/m {u_v}V {ip} {cct_k}K, la metru',
    ru: 'Лента светодиодная {power_w}Вт/м {u_v}В {ip} {cct_k}К, на отрез',
  },
  price: (values) =>
    (13 +
      2.6 * num(values, 'power_w') +
      (values.ip === 'IP65' ? 9 : 0) +
      (values.u_v === 24 ? 3 : 0)) /
    cheapLevel,
  specs: (values) => [
    [
      'connection',
      values.u_v === 12 ? 'se taie la 50 mm' : 'se taie la 100 mm',
      values.u_v === 12 ? 'режется через 50 мм' : 'режется через 100 мм',
    ],
    ['life', '30 000 h', '30 000 ч'],
    ['mount', 'adeziv 3M, pe profil de aluminiu', 'клейкая лента 3M, на алюминиевый профиль'],
  ],
  about: (values) => ({
    ro: `Bandă LED de {power_w} W pe metru la {u_v} V, lumină ${toneOf(values).ro} ({cct_k} K), {ip}. Alegeți sursa cu 20 % mai puternică decât suma metrilor și lipiți banda pe profil, ca să se răcească.`,
    ru: `Светодиодная лента {power_w} Вт на метр, {u_v} В, ${toneOf(values).ru} свет ({cct_k} К), {ip}. Блок питания берите на 20 % мощнее суммы метров, ленту клейте на профиль для охлаждения.`,
  }),
  pictures: { main: 'ip cct_k', pack: 'cct_k' },
  accessories: [
    { family: 'lt.psu', take: 4, same: ['u_v'] },
    { family: 'lt.psu', take: 2, where: { kind: 'led-profile' } },
  ],
};

const driverLei = (watts: number): number => 52 + 2.5 * watts;

const driverMakers: Maker[] = [
  serie('Mean Well', 'LPV', {
    set: { kind: 'led-driver', ip: 'IP67' },
    code: 'LPV-{power_w}-{u_v}',
  }),
  { brand: 'V-TAC' },
  { brand: 'Elmark' },
];

const isProfile = (values: Values): boolean => values.kind === 'led-profile';

const drivers: Family = {
  id: 'lt.psu',
  target: 60,
  unit: 'piece',
  makers: driverMakers,
  variants: ({ brand }) => {
    const ratings = cross({ power_w: [20, 35, 60, 100, 150, 200, 250], u_v: [12, 24] });
    if (brand === 'Mean Well') return ratings.filter(({ power_w }) => Number(power_w) <= 150);
    return [
      ...cross({ ip: ['IP20', 'IP67'] }).flatMap(({ ip = 'IP20' }) =>
        ratings.map((values) => ({ kind: 'led-driver', ip, ...values })),
      ),
      ...cross({
        kind: ['led-profile'],
        mounting: ['surface', 'flush', 'suspended'],
        width_mm: [15, 25],
        colour: ['silver', 'white', 'black'],
      }).map((values) => ({ ...values, len_m: 2, ip: 'IP20', material: 'aluminium' })),
    ];
  },
  tag: 'PSU',
  codeKeys: 'kind power_w u_v ip mounting width_mm colour',
  title: (values) =>
    isProfile(values)
      ? {
          ro: '{kind} {mounting} {width_mm} mm {len_m} m {colour:m}',
          ru: '{kind} {mounting} {width_mm} мм {len_m} м {colour:m}',
        }
      : {
          ro: `{kind}${values.series === undefined ? '' : ' {series}'} {power_w}W {u_v}V {ip}`,
          ru: `{kind}${values.series === undefined ? '' : ' {series}'} {power_w}Вт {u_v}В {ip}`,
        },
  price: (values) =>
    isProfile(values)
      ? 78 + 3.6 * num(values, 'width_mm')
      : driverLei(num(values, 'power_w')) * (values.ip === 'IP67' ? 1.35 : 1),
  common: (values) => (isProfile(values) ? 0.7 : 1),
  specs: (values) =>
    isProfile(values)
      ? [
          ['contents', 'ecran mat, capace, cleme', 'матовый экран, заглушки, клипсы'],
          ['make', 'aluminiu anodizat', 'анодированный алюминий'],
        ]
      : [
          ['supply', '100-264 V', '100-264 В'],
          [
            'functions',
            'protecție la scurtcircuit și suprasarcină',
            'защита от замыкания и перегрузки',
          ],
          ['efficiency', '85 %'],
        ],
  about: (values) =>
    isProfile(values)
      ? {
          ro: 'Profil de aluminiu de {len_m} m, lățime {width_mm} mm, montaj {mounting}, de culoare {colour:f}. Răcește banda LED și împrăștie lumina prin ecranul mat.',
          ru: 'Алюминиевый профиль {len_m} м, ширина {width_mm} мм, монтаж {mounting}, цвет {colour}. Охлаждает ленту и рассеивает свет матовым экраном.',
        }
      : {
          ro: 'Sursă de alimentare de {power_w} W, {u_v} V, {ip}, pentru bandă LED. Lăsați o rezervă de 20 % la putere și puneți sursa unde se poate ventila.',
          ru: 'Блок питания {power_w} Вт, {u_v} В, {ip}, для светодиодной ленты. Оставляйте запас мощности 20 % и ставьте блок в проветриваемом месте.',
        },
  pictures: { main: 'kind power_w ip colour' },
  accessories: [{ family: 'lt.strip', take: 4, same: ['u_v'] }],
};

/** brand | model | kind | W | ip | angle or - | colours | lei */
const sensorTable = readTable(`
  IEK    | DD-008      | motion   | 1100 | IP44 | 180 | white black | 118
  IEK    | DD-009      | motion   | 1100 | IP44 | 180 | white black | 124
  IEK    | DD-010      | motion   | 1100 | IP44 | 180 | white black | 112
  IEK    | DD-012      | motion   | 1100 | IP44 | 180 | white black | 138
  IEK    | DD-018      | motion   | 1100 | IP44 | 270 | white black | 165
  IEK    | DD-024      | motion   | 1100 | IP33 | 360 | white       | 128
  IEK    | DD-025      | motion   | 1200 | IP20 | 360 | white       | 149
  IEK    | FR-600      | twilight | 1100 | IP44 | -   | grey        |  98
  IEK    | FR-601      | twilight | 2200 | IP44 | -   | grey        | 112
  IEK    | FR-602      | twilight | 4400 | IP44 | -   | grey        | 139
  IEK    | FR-603      | twilight | 1100 | IP44 | -   | black       | 104
  Theben | theLuxa S150 | motion  | 2300 | IP55 | 150 | white black | 420
  Theben | theLuxa S180 | motion  | 2300 | IP55 | 180 | white black | 470
  Theben | theLuxa S360 | motion  | 2300 | IP55 | 360 | white black | 590
  Theben | LUNA 108    | twilight | 2300 | IP54 | -   | white       | 560
  Theben | LUNA 111    | twilight | 3600 | IP20 | -   | white       | 610
  V-TAC  | VT-8003     | motion   | 1200 | IP44 | 180 | white black | 105
  V-TAC  | VT-8018     | motion   | 1000 | IP65 | 240 | white black | 155
  V-TAC  | VT-8029     | motion   |  800 | IP20 | 360 | white       | 110
  V-TAC  | VT-8021     | twilight | 2300 | IP44 | -   | white       |  96
  Horoz  | HL-480      | motion   | 1200 | IP44 | 180 | white black | 100
  Horoz  | HL-482      | motion   | 1200 | IP20 | 360 | white       | 104
  Horoz  | HL-486      | twilight | 2200 | IP44 | -   | grey        |  95
  Horoz  | HL-488      | motion   | 1200 | IP44 | 270 | white black | 142
`);
const sensorRows = Object.fromEntries(sensorTable.map((row) => [cell(row, 1), row]));

const sensorRow = (values: Values): string[] => lookup(sensorRows, word(values, 'model'));

const sensors: Family = {
  id: 'lt.sens',
  target: 36,
  unit: 'piece',
  makers: [
    { brand: 'IEK', code: 'L{parts}' },
    { brand: 'Theben' },
    { brand: 'V-TAC', code: '{parts}' },
    { brand: 'Horoz', code: '{parts}' },
  ],
  variants: ({ brand }) =>
    sensorTable
      .filter((row) => cell(row, 0) === brand)
      .flatMap((row) =>
        cell(row, 6)
          .split(' ')
          .map((colour) => ({ model: cell(row, 1), colour })),
      ),
  complete: (values) => {
    const row = sensorRow(values);
    return {
      kind: cell(row, 2),
      power_w: Number(cell(row, 3)),
      ip: cell(row, 4),
      ...(cell(row, 5) !== '-' && { beam_deg: Number(cell(row, 5)) }),
      colour: cell(row, 6).split(' ')[0] ?? 'white',
      mounting: 'surface',
      u_v: 230,
      ...values,
    };
  },
  tag: 'SEN',
  codeKeys: 'model colour',
  title: {
    ro: '{kind} {model} {power_w}W {ip} {colour:m}',
    ru: '{kind} {model} {power_w}Вт {ip}, цвет {colour}',
  },
  price: (values) => Number(cell(sensorRow(values), 7)),
  pricing: 'listed',
  specs: (values) =>
    values.kind === 'motion'
      ? [
          ['range', 'până la 12 m', 'до 12 м'],
          [
            'functions',
            'timp 10 s - 7 min, prag de lumină 3-2000 lx',
            'время 10 с - 7 мин, порог света 3-2000 лк',
          ],
        ]
      : [
          ['range', '5-50 lx', '5-50 лк'],
          ['functions', 'întârziere la farurile mașinilor', 'задержка от фар машин'],
        ],
  about: (values) =>
    values.kind === 'motion'
      ? {
          ro: 'Senzorul {model} aprinde lumina când cineva intră în zona de {beam_deg}° și o stinge după timpul reglat. Comută cel mult {power_w} W; pentru lămpi LED calculați cu rezervă dublă.',
          ru: 'Датчик {model} включает свет, когда человек входит в зону {beam_deg}°, и гасит через заданное время. Коммутирует до {power_w} Вт; для светодиодных ламп считайте с двойным запасом.',
        }
      : {
          ro: 'Întrerupătorul crepuscular {model} aprinde lumina la lăsarea serii și o stinge dimineața, pentru o sarcină de cel mult {power_w} W. Se montează ferit de lumina lămpii pe care o comandă.',
          ru: 'Фотореле {model} включает свет с наступлением темноты и гасит утром, нагрузка до {power_w} Вт. Ставится так, чтобы на него не светила управляемая лампа.',
        },
  pictures: { main: 'kind beam_deg colour' },
  accessories: [{ family: 'lt.flood', take: 3 }],
};

export const stripLighting: Family[] = [strip, drivers, sensors];
