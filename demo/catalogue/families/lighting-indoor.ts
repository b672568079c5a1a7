import { type Family, type Maker, serie } from '../family.ts';
import { cross, lookup, num, word } from '../values.ts';
import { cheapLevel, lightColours, lightMakers, lumens, toneOf } from './lighting-makers.ts';

const panelSizes: [watts: number, width: number, height: number][] = [
  [36, 600, 600],
  [40, 600, 600],
  [48, 600, 600],
  [40, 300, 1200],
];
const panelMounting: Readonly<Record<string, { ro: string; ru: string; lei: number }>> = {
  flush: { ro: 'încastrat', ru: 'встраиваемая', lei: 0 },
  surface: { ro: 'aparent', ru: 'накладная', lei: 38 },
  suspended: { ro: 'suspendat', ru: 'подвесная', lei: 46 },
};

const panelFamily: Family = {
  id: 'lt.panel',
  target: 50,
  unit: 'piece',
  warranty: 36,
  makers: lightMakers,
  variants: ({ brand }) =>
    panelSizes.flatMap(([power_w, width_mm, height_mm]) =>
      cross({ cct_k: lightColours, mounting: Object.keys(panelMounting) }).map((values) => ({
        ...values,
        power_w,
        width_mm,
        height_mm,
        lumen: lumens(brand, power_w),
      })),
    ),
  complete: (values) => ({
    mounting: 'flush',
    lumen: lumens('V-TAC', num(values, 'power_w')),
    ip: 'IP20',
    colour: 'white',
    ...values,
  }),
  tag: 'LPN',
  codeKeys: 'power_w width_mm cct_k mounting',
  title: (values) => {
    const mounting = lookup(panelMounting, word(values, 'mounting'));
    return {
      ro: `Panou LED ${mounting.ro} {power_w}W {width_mm}x{height_mm} mm {cct_k}K`,
      ru: `Панель светодиодная ${mounting.ru} {power_w}Вт {width_mm}х{height_mm} мм {cct_k}К`,
    };
  },
  price: (values) =>
    (70 + 2.6 * num(values, 'power_w') + lookup(panelMounting, word(values, 'mounting')).lei) /
    cheapLevel,
  common: (values) => (values.mounting === 'flush' ? 1 : 0.35),
  specs: [
    ['life', '30 000 h', '30 000 ч'],
    ['beam', '120°'],
    ['contents', 'sursă de alimentare inclusă', 'драйвер в комплекте'],
  ],
  about: (values) => ({
    ro: `Panou LED de {width_mm}x{height_mm} mm, {power_w} W, {lumen} lm, lumină ${toneOf(values).ro} ({cct_k} K), montaj {mounting}. Luminează uniform, fără pâlpâire, pentru birouri, săli de clasă și cabinete.`,
    ru: `Светодиодная панель {width_mm}х{height_mm} мм, {power_w} Вт, {lumen} лм, ${toneOf(values).ru} свет ({cct_k} К), монтаж {mounting}. Светит ровно и без мерцания: офисы, классы, кабинеты.`,
  }),
  pictures: { main: 'width_mm height_mm cct_k mounting', detail: 'mounting' },
  accessories: [{ family: 'lt.emerg', take: 2 }],
};

/** Watts: diameter in mm. */
const spotSizes: Readonly<Record<number, number>> = {
  3: 85,
  6: 120,
  9: 145,
  12: 170,
  18: 225,
  24: 300,
};

const downlights: Family = {
  id: 'lt.down',
  target: 90,
  unit: 'piece',
  makers: lightMakers,
  variants: ({ brand }) =>
    cross({
      power_w: Object.keys(spotSizes).map(Number),
      mounting: ['flush', 'surface'],
      colour: ['white', 'black'],
      cct_k: lightColours,
    }).map((values) => ({ ...values, lumen: lumens(brand, num(values, 'power_w')) })),
  complete: (values) => ({
    diameter_mm: lookup(spotSizes, num(values, 'power_w')),
    ip: 'IP20',
    ...values,
  }),
  tag: 'LDL',
  codeKeys: 'power_w mounting colour cct_k',
  title: (values) => ({
    ro: `Spot LED ${values.mounting === 'flush' ? 'încastrat' : 'aparent'} {power_w}W {diameter_mm} mm {cct_k}K {colour:m}`,
    ru: `Светильник точечный ${values.mounting === 'flush' ? 'встраиваемый' : 'накладной'} {power_w}Вт {diameter_mm} мм {cct_k}К {colour:m}`,
  }),
  price: (values) =>
    (32 + 5.4 * num(values, 'power_w')) * (values.mounting === 'surface' ? 1.25 : 1),
  common: (values) => (values.colour === 'white' ? 1 : 0.35),
  specs: [
    ['life', '25 000 h', '25 000 ч'],
    ['beam', '110°'],
    ['dimmable', 'nu', 'нет'],
  ],
  about: (values) => ({
    ro: `Spot LED rotund de {power_w} W, diametru {diameter_mm} mm, lumină ${toneOf(values).ro} ({cct_k} K), de culoare {colour:f}. Montaj {mounting}; sursa de alimentare este inclusă.`,
    ru: `Круглый светильник {power_w} Вт, диаметр {diameter_mm} мм, ${toneOf(values).ru} свет ({cct_k} К), цвет {colour}. Монтаж {mounting}; драйвер в комплекте.`,
  }),
  pictures: { main: 'power_w mounting colour' },
  accessories: [{ family: 'cn.wago', take: 2 }],
};

const linearSizes: [watts: number, length: number][] = [
  [18, 0.6],
  [36, 1.2],
  [48, 1.5],
];

const linear: Family = {
  id: 'lt.lin',
  target: 60,
  unit: 'piece',
  warranty: 36,
  makers: lightMakers,
  variants: ({ brand }) =>
    linearSizes.flatMap(([power_w, len_m]) =>
      cross({ ip: ['IP20', 'IP65'], cct_k: [4000, 6500] }).map((values) => ({
        ...values,
        power_w,
        len_m,
        lumen: lumens(brand, power_w),
      })),
    ),
  complete: (values) => ({ mounting: 'surface', colour: 'white', ...values }),
  tag: 'LLN',
  codeKeys: 'power_w ip cct_k',
  title: (values) => ({
    ro: `Corp liniar LED${values.ip === 'IP65' ? ' etanș' : ''} {power_w}W {len_m} m {ip} {cct_k}K`,
    ru: `Светильник линейный${values.ip === 'IP65' ? ' герметичный' : ''} {power_w}Вт {len_m} м {ip} {cct_k}К`,
  }),
  price: (values) =>
    (56 + 3.3 * num(values, 'power_w') + (values.ip === 'IP65' ? 52 : 0)) / cheapLevel,
  specs: [
    ['life', '30 000 h', '30 000 ч'],
    ['beam', '120°'],
    ['mount', 'cleme sau cablu de suspendare', 'клипсы или подвес'],
  ],
  about: (values) => ({
    ro: `Corp liniar LED de {len_m} m, {power_w} W, {ip}, lumină ${toneOf(values).ro} ({cct_k} K). ${values.ip === 'IP65' ? 'Etanș la apă și praf, pentru garaje, depozite și spălătorii.' : 'Subțire, se leagă în linie continuă; pentru magazine și coridoare.'}`,
    ru: `Линейный светильник {len_m} м, {power_w} Вт, {ip}, ${toneOf(values).ru} свет ({cct_k} К). ${values.ip === 'IP65' ? 'Защищён от воды и пыли: гаражи, склады, мойки.' : 'Тонкий, соединяется в сплошную линию: магазины и коридоры.'}`,
  }),
  pictures: { main: 'len_m ip cct_k' },
  accessories: [
    { family: 'cn.wago', take: 2 },
    { family: 'lt.sens', take: 1 },
  ],
};

const emergencyMakers: Maker[] = [
  serie('IEK', 'SSA', { code: 'LSSA-{parts}' }),
  serie('Legrand', 'URA', { code: '66####', tier: 1.7 }),
  serie('Eaton', 'NexiTech', { code: 'NEXI-######', tier: 1.4 }),
];

const emergencyLei: Readonly<Record<string, number>> = { 'exit-sign': 230, 'emergency-light': 250 };

const emergency: Family = {
  id: 'lt.emerg',
  target: 20,
  unit: 'piece',
  makers: emergencyMakers,
  variants: () =>
    cross({
      kind: Object.keys(emergencyLei),
      power_w: [3, 5],
      ip: ['IP20', 'IP65'],
      mounting: ['surface', 'flush'],
    }).filter(({ ip, mounting }) => mounting === 'surface' || ip === 'IP20'),
  complete: (values) => ({ u_v: 230, ...values }),
  tag: 'LSSA',
  codeKeys: 'kind power_w ip mounting',
  title: (values) => ({
    ro: `{kind} {series} {power_w}W {ip} ${values.mounting === 'flush' ? 'încastrat' : 'aparent'}`,
    ru: `{kind} {series} {power_w}Вт {ip} ${values.mounting === 'flush' ? 'встраиваемый' : 'накладной'}`,
  }),
  price: (values) =>
    lookup(emergencyLei, word(values, 'kind')) +
    12 * num(values, 'power_w') +
    (values.ip === 'IP65' ? 90 : 0),
  specs: [
    ['autonomy', '3 h', '3 ч'],
    ['battery', 'Ni-Cd 3.6 V', 'Ni-Cd 3,6 В'],
    ['standard', 'EN 60598-2-22'],
  ],
  about: {
    ro: '{kind} {series} de {power_w} W, {ip}, cu acumulator pentru 3 ore. Se aprinde singur la căderea tensiunii și arată drumul spre ieșire; butonul de test verifică bateria.',
    ru: '{kind} {series} {power_w} Вт, {ip}, с аккумулятором на 3 часа. Включается сам при пропаже питания и показывает путь к выходу; кнопка «Тест» проверяет батарею.',
  },
  pictures: { main: 'kind ip mounting' },
};

export const indoorLighting: Family[] = [panelFamily, downlights, linear, emergency];
