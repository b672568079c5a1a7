import { copperPrice } from '../cable-price.ts';
import { brandsOnly, type Family } from '../family.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

/** Price of the cord inside, lei per metre. */
const cord = (cores: number, section: number): number =>
  copperPrice(cores * section, cores, { factor: 1, add: 0 });

const plugLei: Readonly<Record<string, number>> = {
  plug: 24,
  'angled-plug': 28,
  'rubber-plug': 46,
  coupler: 34,
  'rubber-coupler': 58,
  tee: 52,
  adapter: 30,
};
const rubber = new Set(['rubber-plug', 'rubber-coupler']);

const plugs: Family = {
  id: 'wd.plug',
  target: 40,
  unit: 'piece',
  makers: brandsOnly('IEK', 'Viko', 'Makel', 'Horoz'),
  variants: () =>
    cross({
      kind: Object.keys(plugLei),
      earth: ['yes', 'no'],
      colour: ['white', 'black'],
    }).filter(({ kind, earth, colour }) =>
      rubber.has(String(kind)) ? earth === 'yes' && colour === 'black' : true,
    ),
  complete: (values) => ({ in_a: values.earth === 'no' ? 10 : 16, u_v: 230, ...values }),
  tag: 'EVP',
  codeKeys: 'kind in_a earth colour',
  title: (values) => ({
    ro: `{kind} {in_a}A ${values.earth === 'yes' ? 'cu' : 'fără'} împământare, culoare {colour:f}`,
    ru: `{kind} {in_a}А ${values.earth === 'yes' ? 'с заземлением' : 'без заземления'}, цвет {colour}`,
  }),
  price: (values) => lookup(plugLei, word(values, 'kind')) * (values.earth === 'yes' ? 1 : 0.8),
  specs: (values) => [
    ['voltage', '250 V', '250 В'],
    ['terminals', 'cu șurub', 'винтовые'],
    ['body', ...(rubber.has(word(values, 'kind')) ? rubberBody : plasticBody)],
  ],
  about: {
    ro: '{kind} pentru {in_a} A, contact de împământare: {earth}. Capacul strânge cablul, iar bornele cu șurub primesc conductoare flexibile cu pini.',
    ru: '{kind} на {in_a} А, заземление: {earth}. Крышка зажимает кабель, винтовые клеммы принимают гибкие жилы в гильзах.',
  },
  pictures: { main: 'kind earth colour' },
  accessories: [{ family: 'cab.pvs', take: 3 }],
};

const rubberBody = ['cauciuc', 'каучук'] as const;
const plasticBody = ['ABS', 'АБС-пластик'] as const;

const sectionsOf = (values: Values): number[] => (values.earth === 'yes' ? [1, 1.5] : [0.75]);

const extensions: Family = {
  id: 'wd.ext',
  target: 50,
  unit: 'piece',
  makers: brandsOnly('IEK', 'Viko', 'Gunsan', 'Brennenstuhl'),
  variants: () =>
    cross({ outlets: [3, 4, 5, 6], len_m: [1.5, 3, 5, 10], earth: ['yes', 'no'] }).flatMap(
      (values) => sectionsOf(values).map((section) => ({ ...values, section_mm2: section })),
    ),
  complete: (values) => ({
    section_mm2: sectionsOf(values)[0] ?? 1,
    in_a: values.earth === 'yes' ? 16 : 10,
    colour: 'white',
    ...values,
  }),
  tag: 'WFP',
  codeKeys: 'outlets len_m section_mm2 earth',
  title: (values) => ({
    ro: `Prelungitor {outlets} prize {len_m} m ${values.earth === 'yes' ? 'cu' : 'fără'} împământare {section_mm2} mm²`,
    ru: `Удлинитель {outlets} {outlets|розетка|розетки|розеток} {len_m} м ${values.earth === 'yes' ? 'с заземлением' : 'без заземления'} {section_mm2} мм²`,
  }),
  price: (values) =>
    38 +
    10 * num(values, 'outlets') +
    num(values, 'len_m') * cord(values.earth === 'yes' ? 3 : 2, num(values, 'section_mm2')),
  common: (values) => (values.earth === 'yes' ? 1 : 0.4),
  specs: (values) => [
    [
      'load',
      values.earth === 'yes' ? '3500 W' : '2200 W',
      values.earth === 'yes' ? '3500 Вт' : '2200 Вт',
    ],
    ['voltage', '230 V', '230 В'],
    ['body', 'ABS ignifug', 'негорючий АБС-пластик'],
  ],
  about: {
    ro: 'Prelungitor cu {outlets} {outlets|priză|prize} și cablu de {len_m} m, secțiune {section_mm2} mm². Contact de împământare: {earth}. Nu îl țineți rulat sub sarcină mare: cablul se încălzește.',
    ru: 'Удлинитель на {outlets} {outlets|розетку|розетки|розеток} с кабелем {len_m} м сечением {section_mm2} мм². Заземление: {earth}. Не держите его свёрнутым под большой нагрузкой: кабель греется.',
  },
  pictures: { main: 'outlets earth colour' },
};

const reels: Family = {
  id: 'wd.reel',
  target: 14,
  unit: 'piece',
  makers: brandsOnly('IEK', 'Brennenstuhl', 'Gunsan'),
  variants: () =>
    cross({
      outlets: [4],
      len_m: [25, 30, 40, 50],
      section_mm2: [1.5, 2.5],
      ip: ['IP20', 'IP44'],
    }).filter(({ section_mm2, ip }) => section_mm2 === 1.5 || ip === 'IP44'),
  complete: (values) => ({ section_mm2: 1.5, ip: 'IP20', earth: 'yes', in_a: 16, ...values }),
  tag: 'WKP',
  codeKeys: 'outlets len_m section_mm2 ip',
  title: {
    ro: 'Prelungitor pe tambur {outlets} prize {len_m} m {section_mm2} mm² {ip}',
    ru: 'Удлинитель на катушке {outlets} розетки {len_m} м {section_mm2} мм² {ip}',
  },
  price: (values) =>
    230 +
    num(values, 'len_m') * cord(3, num(values, 'section_mm2')) * 1.02 +
    (values.ip === 'IP44' ? 60 : 0),
  specs: () => [
    ['load', '3500 W desfășurat, 1000 W rulat', '3500 Вт размотан, 1000 Вт смотан'],
    ['functions', 'protecție termică cu buton de rearmare', 'термозащита с кнопкой возврата'],
  ],
  about: {
    ro: 'Tambur cu {len_m} m de cablu de {section_mm2} mm² și {outlets} prize cu împământare, protecție {ip}. Releul termic oprește alimentarea dacă tamburul se supraîncălzește.',
    ru: 'Катушка с {len_m} м кабеля {section_mm2} мм² и {outlets} розетками с заземлением, защита {ip}. Термореле отключает питание при перегреве катушки.',
  },
  pictures: { main: 'outlets ip' },
};

export const cordWiring: Family[] = [plugs, extensions, reels];
