import type { Family } from '../family.ts';
import { cross, num, type Values } from '../values.ts';
import { cheapLevel, lightColours, lightMakers, lumens, toneOf } from './lighting-makers.ts';

const withSensor = (values: Values): boolean => values.kind === 'flood-sensor';

const floods: Family = {
  id: 'lt.flood',
  target: 90,
  unit: 'piece',
  warranty: 36,
  makers: lightMakers,
  variants: ({ brand }) =>
    cross({
      kind: ['flood', 'flood-sensor'],
      power_w: [10, 20, 30, 50, 70, 100, 150, 200],
      cct_k: lightColours,
    })
      .filter(({ kind, power_w }) => kind === 'flood' || Number(power_w) <= 50)
      .map((values) => ({ ...values, lumen: lumens(brand, num(values, 'power_w')) })),
  complete: (values) => ({
    kind: 'flood',
    ip: 'IP65',
    lumen: lumens('IEK', num(values, 'power_w')),
    colour: 'black',
    beam_deg: 110,
    ...values,
    // The sensor lens is the weaker seal.
    ...(withSensor(values) && { ip: 'IP44' }),
  }),
  tag: 'LPD',
  codeKeys: 'kind power_w cct_k',
  title: (values) => ({
    ro: `Proiector LED {power_w}W {ip} {cct_k}K${withSensor(values) ? ' cu senzor de mișcare' : ''} {colour:m}`,
    ru: `Прожектор светодиодный {power_w}Вт {ip} {cct_k}К${withSensor(values) ? ' с датчиком движения' : ''} {colour:m}`,
  }),
  price: (values) =>
    (45 + 4.2 * num(values, 'power_w') + (withSensor(values) ? 60 : 0)) / cheapLevel,
  common: (values) => (withSensor(values) ? 0.3 : values.cct_k === 3000 ? 0.4 : 1),
  specs: [
    ['body', 'aluminiu, sticlă securizată', 'алюминий, закалённое стекло'],
    ['life', '30 000 h', '30 000 ч'],
    ['temp', '-40...+45 °C'],
    ['supply', '175-265 V', '175-265 В'],
  ],
  about: (values) => ({
    ro: `Proiector LED de {power_w} W, {lumen} lm, lumină ${toneOf(values).ro} ({cct_k} K), {ip}, pentru fațade, curți și panouri. ${withSensor(values) ? 'Senzorul îl aprinde când cineva se apropie.' : 'Consolă reglabilă; cablul se leagă într-o doză etanșă.'}`,
    ru: `Светодиодный прожектор {power_w} Вт, {lumen} лм, ${toneOf(values).ru} свет ({cct_k} К), {ip}, для фасадов, дворов и вывесок. ${withSensor(values) ? 'Датчик включает его при приближении человека.' : 'Поворотный кронштейн; кабель подключают в герметичной коробке.'}`,
  }),
  pictures: { main: 'kind power_w cct_k', pack: 'kind' },
  accessories: [
    { family: 'lt.sens', take: 3 },
    { family: 'mt.junc', take: 2 },
  ],
};

const street: Family = {
  id: 'lt.street',
  target: 30,
  unit: 'piece',
  warranty: 36,
  makers: lightMakers,
  variants: ({ brand }) =>
    cross({ power_w: [30, 50, 100, 150], cct_k: [4000, 5000] }).map((values) => ({
      ...values,
      lumen: lumens(brand, num(values, 'power_w')),
    })),
  complete: (values) => ({ ip: 'IP65', mounting: 'pole', colour: 'grey', ...values }),
  tag: 'LKU',
  codeKeys: 'power_w cct_k',
  title: {
    ro: 'Corp stradal LED {power_w}W {ip} {cct_k}K',
    ru: 'Светильник уличный консольный {power_w}Вт {ip} {cct_k}К',
  },
  price: (values) => (280 + 8 * num(values, 'power_w')) / 0.85,
  specs: [
    ['mount', 'consolă 48-60 mm', 'консоль 48-60 мм'],
    ['life', '50 000 h', '50 000 ч'],
    ['temp', '-40...+50 °C'],
  ],
  about: (values) => ({
    ro: `Corp stradal de {power_w} W, {lumen} lm, lumină ${toneOf(values).ro} ({cct_k} K), {ip}, pentru stâlp cu consolă de 48-60 mm. Luminează alei, parcări și drumuri locale.`,
    ru: `Консольный светильник {power_w} Вт, {lumen} лм, ${toneOf(values).ru} свет ({cct_k} К), {ip}, на консоль 48-60 мм. Освещает аллеи, парковки и местные дороги.`,
  }),
  pictures: { main: 'power_w' },
  accessories: [
    { family: 'cn.sip', take: 3 },
    { family: 'lt.sens', take: 2 },
  ],
};

const highBay: Family = {
  id: 'lt.high',
  target: 20,
  unit: 'piece',
  warranty: 36,
  makers: lightMakers,
  variants: ({ brand }) =>
    cross({ power_w: [100, 150, 200], cct_k: [5000, 6500], beam_deg: [60, 110] }).map((values) => ({
      ...values,
      lumen: lumens(brand, num(values, 'power_w')),
    })),
  complete: (values) => ({ ip: 'IP65', mounting: 'suspended', colour: 'black', ...values }),
  tag: 'LHB',
  codeKeys: 'power_w cct_k beam_deg',
  title: {
    ro: 'Corp industrial High-bay LED {power_w}W {ip} {cct_k}K {beam_deg}°',
    ru: 'Светильник промышленный High-bay {power_w}Вт {ip} {cct_k}К {beam_deg}°',
  },
  price: (values) => (520 + 6.4 * num(values, 'power_w')) / 0.85,
  specs: [
    ['mount', 'inel de suspendare', 'подвесное кольцо'],
    ['life', '50 000 h', '50 000 ч'],
    ['temp', '-30...+50 °C'],
  ],
  about: {
    ro: 'Corp industrial de {power_w} W, {lumen} lm, unghi {beam_deg}°, pentru hale și depozite înalte de peste 5 m. Unghiul îngust se alege pentru tavane înalte, cel larg pentru tavane joase.',
    ru: 'Промышленный светильник {power_w} Вт, {lumen} лм, угол {beam_deg}°, для цехов и складов высотой от 5 м. Узкий угол выбирают для высоких потолков, широкий для низких.',
  },
  pictures: { main: 'power_w beam_deg' },
  accessories: [{ family: 'lt.sens', take: 2 }],
};

export const outdoorLighting: Family[] = [floods, street, highBay];
