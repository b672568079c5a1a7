import { wholeReel } from '../cable-price.ts';
import { brandsOnly, type Family } from '../family.ts';
import { cross, lookup, num, type Values } from '../values.ts';

/** Lei per metre of PVC at the middle level, and the length of a coil. */
const corrugated: Readonly<Record<number, { lei: number; coil: number }>> = {
  16: { lei: 4, coil: 100 },
  20: { lei: 5, coil: 100 },
  25: { lei: 7.2, coil: 50 },
  32: { lei: 10.5, coil: 50 },
  40: { lei: 14.5, coil: 25 },
  50: { lei: 18.5, coil: 25 },
  63: { lei: 20.5, coil: 15 },
};

const corr: Family = {
  id: 'ct.corr',
  target: 32,
  unit: (values) => (values.cut === 'yes' ? 'm' : 'coil'),
  makers: brandsOnly('IEK', 'DKC', 'Dietzel', 'Kopos').map((maker) =>
    maker.brand === 'IEK' ? { ...maker, code: 'CTG-{parts}' } : maker,
  ),
  variants: () =>
    cross({
      diameter_mm: Object.keys(corrugated).map(Number),
      material: ['PVC', 'PE'],
      cut: ['yes', 'no'],
    }),
  complete: (values) => ({
    colour: values.material === 'PE' ? 'black' : 'grey',
    reel_m: lookup(corrugated, num(values, 'diameter_mm')).coil,
    cut: 'yes',
    ...values,
  }),
  tag: 'CTG',
  codeKeys: 'diameter_mm material cut',
  title: (values) => ({
    ro: `Tub gofrat {material} {diameter_mm} mm cu fir {colour:m}, ${values.cut === 'yes' ? 'la metru' : 'colac {reel_m} m'}`,
    ru: `Труба гофрированная {material} {diameter_mm} мм с зондом {colour:f}, ${values.cut === 'yes' ? 'на отрез' : 'бухта {reel_m} м'}`,
  }),
  price: (values) => {
    const { lei } = lookup(corrugated, num(values, 'diameter_mm'));
    const perMetre = lei * (values.material === 'PE' ? 1.15 : 1);
    return values.cut === 'yes' ? perMetre : wholeReel(perMetre, num(values, 'reel_m'));
  },
  specs: (values) => [
    [
      'strength',
      values.material === 'PE' ? '750 N / 5 cm' : '320 N / 5 cm',
      values.material === 'PE' ? '750 Н / 5 см' : '320 Н / 5 см',
    ],
    ['temp', values.material === 'PE' ? '-40...+90 °C' : '-25...+60 °C'],
    ['standard', 'SR EN 61386-22'],
  ],
  about: (values) => ({
    ro: `Tub gofrat (copex) din {material} de {diameter_mm} mm, cu fir de tragere în interior. ${values.material === 'PE' ? 'Polietilena rezistă la ger și se poate îngropa în șapă sau în sol.' : 'PVC-ul nu propagă flacăra și se montează sub tencuială, în gips-carton sau pe perete.'}`,
    ru: `Гофрированная труба {material} {diameter_mm} мм с зондом для протяжки. ${values.material === 'PE' ? 'Полиэтилен не боится мороза, трубу можно заливать в стяжку и класть в грунт.' : 'ПВХ не распространяет горение, трубу кладут под штукатурку, в гипсокартон или по стене.'}`,
  }),
  pictures: { main: 'diameter_mm material colour', pack: 'material colour' },
  accessories: [
    { family: 'mt.clip', take: 3, same: ['diameter_mm'] },
    { family: 'mt.junc', take: 2 },
  ],
};

const doubleWall: Family = {
  id: 'ct.hdpe',
  target: 10,
  unit: 'coil',
  makers: brandsOnly('DKC', 'Kopos', 'Valrom'),
  variants: () => cross({ diameter_mm: [50, 63, 75, 90, 110, 125, 160], colour: ['red'] }),
  complete: (values) => ({
    material: 'PE',
    reel_m: num(values, 'diameter_mm') > 110 ? 25 : 50,
    cut: 'no',
    ...values,
  }),
  tag: 'DW',
  codeKeys: 'diameter_mm colour',
  title: {
    ro: 'Tub dublu strat pentru sol {diameter_mm} mm {colour:m}, colac {reel_m} m',
    ru: 'Труба двустенная для подземной прокладки {diameter_mm} мм {colour:f}, бухта {reel_m} м',
  },
  price: (values) => wholeReel(5 + 0.38 * num(values, 'diameter_mm'), num(values, 'reel_m')),
  specs: [
    ['strength', '450 N', '450 Н'],
    ['temp', '-40...+60 °C'],
    ['standard', 'SR EN 61386-24'],
  ],
  about: {
    ro: 'Tub cu perete dublu de {diameter_mm} mm pentru cabluri îngropate: în exterior riflat, în interior neted, cu fir de tragere. Se așază în șanț pe pat de nisip, sub folie de avertizare.',
    ru: 'Двустенная труба {diameter_mm} мм для кабеля в земле: снаружи гофра, внутри гладкая, с протяжкой. Укладывается в траншею на песок под сигнальную ленту.',
  },
  pictures: { main: 'diameter_mm colour' },
  accessories: [
    { family: 'cab.cyaby', take: 2 },
    { family: 'cab.nyy', take: 2 },
  ],
};

const rigid: Family = {
  id: 'ct.rigid',
  target: 10,
  unit: 'bar',
  makers: brandsOnly('IEK', 'DKC', 'Kopos'),
  variants: () => cross({ diameter_mm: [16, 20, 25, 32, 40, 50] }),
  complete: (values) => ({ colour: 'grey', len_m: 3, material: 'PVC', ...values }),
  tag: 'CTR',
  codeKeys: 'diameter_mm len_m',
  title: {
    ro: 'Tub rigid PVC {diameter_mm} mm {colour:m}, bară de {len_m} m',
    ru: 'Труба жёсткая ПВХ {diameter_mm} мм {colour:f}, хлыст {len_m} м',
  },
  price: (values) => (3 + 0.38 * num(values, 'diameter_mm')) * num(values, 'len_m'),
  specs: [
    ['temp', '-25...+60 °C'],
    ['strength', '750 N / 5 cm', '750 Н / 5 см'],
    ['standard', 'SR EN 61386-21'],
  ],
  about: {
    ro: 'Tub rigid și neted din PVC de {diameter_mm} mm, pentru trasee drepte și curate pe perete sau pe tavan. Se vinde în bare întregi de {len_m} m.',
    ru: 'Жёсткая гладкая труба ПВХ {diameter_mm} мм для прямых аккуратных трасс по стене и потолку. Продаётся целыми хлыстами по {len_m} м.',
  },
  pictures: { main: 'diameter_mm colour' },
  accessories: [{ family: 'mt.clip', take: 3, same: ['diameter_mm'] }],
};

const hoseLei: Readonly<Record<number, number>> = {
  10: 11,
  15: 14,
  20: 18,
  25: 24,
  32: 32,
  38: 41,
  50: 56,
};

const isCoated = (values: Values): boolean => values.material === 'galvanised-pvc';

const hoses: Family = {
  id: 'ct.hose',
  target: 14,
  unit: 'm',
  makers: brandsOnly('IEK', 'DKC'),
  variants: () =>
    cross({
      diameter_mm: Object.keys(hoseLei).map(Number),
      material: ['galvanised', 'galvanised-pvc'],
    }),
  complete: (values) => ({
    reel_m: num(values, 'diameter_mm') <= 25 ? 50 : 25,
    cut: 'yes',
    ip: isCoated(values) ? 'IP65' : 'IP54',
    colour: isCoated(values) ? 'black' : 'silver',
    ...values,
  }),
  tag: 'CM',
  codeKeys: 'diameter_mm material',
  title: {
    ro: 'Tub metalic flexibil {diameter_mm} mm din {material}',
    ru: 'Металлорукав {diameter_mm} мм, {material}',
  },
  price: (values) => lookup(hoseLei, num(values, 'diameter_mm')) * (isCoated(values) ? 1.25 : 1),
  specs: [
    ['temp', '-50...+100 °C'],
    ['bend', '3 diametre', '3 диаметра'],
  ],
  about: {
    ro: 'Tub metalic flexibil de {diameter_mm} mm din {material}, {ip}. Protejează cablul de lovituri și de rozătoare la mașini, pompe și pe porțiuni care se mișcă.',
    ru: 'Металлорукав {diameter_mm} мм, {material}, {ip}. Защищает кабель от ударов и грызунов у станков, насосов и на подвижных участках.',
  },
  pictures: { main: 'diameter_mm material', pack: 'material' },
  accessories: [
    { family: 'mt.clip', take: 2 },
    { family: 'cn.gland', take: 2 },
  ],
};

export const tubeFamilies: Family[] = [corr, doubleWall, rigid, hoses];
