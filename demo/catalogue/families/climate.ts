import { brandsOnly, type Family, serie } from '../family.ts';
import { cross, lookup, num, type Values } from '../values.ts';

type Fan = { airflow: number; noise: number; watts: number; lei: number };

const bathFans: Readonly<Record<number, Fan>> = {
  100: { airflow: 95, noise: 33, watts: 14, lei: 330 },
  125: { airflow: 180, noise: 35, watts: 16, lei: 410 },
  150: { airflow: 290, noise: 38, watts: 24, lei: 520 },
};
const ductFans: Readonly<Record<number, Fan>> = {
  100: { airflow: 190, noise: 34, watts: 26, lei: 780 },
  125: { airflow: 280, noise: 36, watts: 30, lei: 890 },
  150: { airflow: 520, noise: 41, watts: 55, lei: 1180 },
  200: { airflow: 830, noise: 45, watts: 110, lei: 1620 },
  250: { airflow: 1100, noise: 48, watts: 150, lei: 2050 },
  315: { airflow: 1480, noise: 52, watts: 190, lei: 2450 },
};
const fanOf = (values: Values): Fan =>
  lookup(values.kind === 'duct-fan' ? ductFans : bathFans, num(values, 'diameter_mm'));

/** Extras of a bathroom fan and what they add. */
const fanExtras: Readonly<Record<string, number>> = {
  'bath-fan': 0,
  'bath-fan-timer': 95,
  'bath-fan-humidity': 190,
};

const fans: Family = {
  id: 'hv.fan',
  target: 50,
  unit: 'piece',
  makers: [
    serie('Vents', 'Quiet', { code: 'VN-{parts}' }),
    serie('Vents', 'D', { code: 'VN-D-{parts}', tier: 0.8 }),
    serie('Dospel', 'Rico'),
    serie('Soler&Palau', 'Silent'),
    serie('Elmark', 'MX'),
  ],
  variants: () => [
    ...cross({ kind: Object.keys(fanExtras), diameter_mm: Object.keys(bathFans).map(Number) }),
    ...cross({ kind: ['duct-fan'], diameter_mm: Object.keys(ductFans).map(Number) }),
  ],
  complete: (values) => {
    const { airflow, noise, watts } = fanOf(values);
    return {
      airflow_m3h: airflow,
      noise_db: noise,
      power_w: watts,
      ip: values.kind === 'duct-fan' ? 'IPX4' : 'IP45',
      colour: 'white',
      u_v: 230,
      ...values,
    };
  },
  tag: 'FAN',
  codeKeys: 'kind diameter_mm',
  title: {
    ro: '{kind} {series} {diameter_mm} mm {airflow_m3h} m³/h',
    ru: '{kind} {series} {diameter_mm} мм {airflow_m3h} м³/ч',
  },
  price: (values) => fanOf(values).lei + (fanExtras[String(values.kind)] ?? 0),
  specs: (values) => [
    ['body', 'ABS', 'АБС-пластик'],
    ['temp', '+1...+40 °C'],
    [
      'mount',
      values.kind === 'duct-fan' ? 'în tubulatură' : 'perete sau tavan',
      values.kind === 'duct-fan' ? 'в воздуховод' : 'стена или потолок',
    ],
  ],
  about: {
    ro: '{kind} {series} pentru tubulatură de {diameter_mm} mm: {airflow_m3h} m³/h la {noise_db} dB(A) și {power_w} W. Pentru o baie se ia un debit de 6-8 ori mai mare decât volumul ei, pe oră.',
    ru: '{kind} {series} для воздуховода {diameter_mm} мм: {airflow_m3h} м³/ч, {noise_db} дБ(А), {power_w} Вт. Для ванной берут производительность в 6-8 объёмов помещения в час.',
  },
  pictures: { main: 'kind diameter_mm' },
};

const heaterLei: Readonly<Record<string, [fixed: number, perWatt: number]>> = {
  convector: [620, 0.62],
  'fan-heater': [480, 0.22],
  'infrared-heater': [720, 0.75],
};

const heaters: Family = {
  id: 'hv.heat',
  target: 30,
  unit: 'piece',
  makers: [
    serie('Atlantic', 'F117', { set: { kind: 'convector' } }),
    serie('Atlantic', 'Altis Ecoboost', { set: { kind: 'convector' }, tier: 1.4 }),
    serie('Noirot', 'Spot E-5', { set: { kind: 'convector' } }),
    serie('Noirot', 'Melodie', { set: { kind: 'convector' }, tier: 1.4 }),
    serie('Elmark', 'CH', { set: { kind: 'convector' } }),
    serie('Elmark', 'CH Smart', { set: { kind: 'convector' }, tier: 0.85 }),
    serie('Elmark', 'Eco', { set: { kind: 'fan-heater' } }),
    serie('Elmark', 'IRC', { set: { kind: 'infrared-heater' } }),
  ],
  variants: (maker) =>
    cross({
      power_w: maker.set?.kind === 'convector' ? [500, 1000, 1500, 2000, 2500] : [1000, 2000, 3000],
    }),
  complete: (values) => ({ u_v: 230, ip: 'IP24', colour: 'white', mounting: 'surface', ...values }),
  tag: 'HT',
  codeKeys: 'kind series power_w',
  title: { ro: '{kind} {series} {power_w}W', ru: '{kind} {series} {power_w}Вт' },
  price: (values) => {
    const [fixed, perWatt] = lookup(heaterLei, String(values.kind));
    return fixed + perWatt * num(values, 'power_w');
  },
  specs: (values) => [
    [
      'area',
      `${Math.round(num(values, 'power_w') / 90)} m²`,
      `${Math.round(num(values, 'power_w') / 90)} м²`,
    ],
    ['functions', 'termostat, protecție la supraîncălzire', 'термостат, защита от перегрева'],
    ['standard', 'IEC 60335-2-30'],
  ],
  about: (values) => ({
    ro: `{kind} {series} de {power_w} W, pentru o cameră de circa ${Math.round(num(values, 'power_w') / 90)} m² bine izolată. Se leagă la un circuit separat, protejat cu automat diferențial.`,
    ru: `{kind} {series} {power_w} Вт для хорошо утеплённой комнаты около ${Math.round(num(values, 'power_w') / 90)} м². Подключается к отдельной линии с дифавтоматом.`,
  }),
  pictures: { main: 'kind power_w' },
  accessories: [{ family: 'pr.rcbo', take: 2 }],
};

/** Heated area in m²; mats give 150 W to each, cables 18 W to each metre. */
const matAreas = [1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12];
const cableLengths = [10, 15, 20, 25, 32, 40, 50, 60, 80];

const floorHeating: Family = {
  id: 'hv.floor',
  target: 40,
  unit: (values) => (values.kind === 'heating-mat' ? 'set' : 'piece'),
  warranty: 120,
  makers: brandsOnly('Devi', 'Hemstedt', 'Nexans'),
  variants: () => [
    ...matAreas.map((area) => ({ kind: 'heating-mat', power_w: 150 * area, len_m: area * 2 })),
    ...cableLengths.map((len_m) => ({ kind: 'heating-cable', power_w: 18 * len_m, len_m })),
  ],
  complete: (values) => ({ u_v: 230, ...values }),
  tag: 'HF',
  codeKeys: 'kind power_w len_m',
  title: {
    ro: '{kind} {power_w}W {len_m} m',
    ru: '{kind} {power_w}Вт {len_m} м',
  },
  price: (values) => 560 + 2.05 * num(values, 'power_w'),
  specs: (values) => {
    const area = Math.round(num(values, 'power_w') / 15) / 10;
    return [
      ['area', `${area} m²`, `${String(area).replace('.', ',')} м²`],
      ['connection', 'cablu rece de 2.5 m', 'холодный конец 2,5 м'],
      ['standard', 'IEC 60800'],
    ];
  },
  about: (values) => ({
    ro: `{kind} de {power_w} W și {len_m} m, pentru circa ${Math.round(num(values, 'power_w') / 15) / 10} m². Se așază în adeziv sau în șapă, nu se scurtează și se comandă printr-un termostat cu senzor de podea.`,
    ru: `{kind} {power_w} Вт, {len_m} м, примерно на ${String(Math.round(num(values, 'power_w') / 15) / 10).replace('.', ',')} м². Укладывается в клей или стяжку, не укорачивается и управляется терморегулятором с датчиком пола.`,
  }),
  pictures: { main: 'kind', pack: 'kind' },
  accessories: [{ family: 'wd.dim', take: 4, where: { kind: 'thermostat' } }],
};

export const climate: Family[] = [fans, heaters, floorHeating];
