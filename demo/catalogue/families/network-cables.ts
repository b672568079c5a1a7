import { cableMakerFactor, wholeReel } from '../cable-price.ts';
import { brandsOnly, type Family } from '../family.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

/** Category: lei per metre unshielded, diameter of a wire. */
const categories: Readonly<Record<string, { lei: number; wire: string }>> = {
  '5e': { lei: 4.6, wire: '0.51' },
  '6': { lei: 7.4, wire: '0.57' },
  '6A': { lei: 12, wire: '0.57' },
};
const shieldFactor: Readonly<Record<string, number>> = { UTP: 1, FTP: 1.3, SFTP: 1.55 };
const sheathColour: Readonly<Record<string, string>> = { PVC: 'grey', LSZH: 'orange', PE: 'black' };

const utpExists = ({ cat, shield, sheath }: Values): boolean =>
  (cat === '6A' ? shield !== 'UTP' : shield !== 'SFTP') && (cat !== '6A' || sheath !== 'PE');

const placeOf = (values: Values): { ro: string; ru: string } =>
  lookup(
    {
      PVC: { ro: '', ru: '' },
      LSZH: { ro: ' LSZH', ru: ' LSZH' },
      PE: { ro: ' de exterior', ru: ' наружный' },
    },
    word(values, 'sheath'),
  );

const utp: Family = {
  id: 'lv.utp',
  target: 40,
  unit: (values) => (values.cut === 'yes' ? 'm' : 'box'),
  makers: [
    { brand: 'Odeskabel', code: 'OK-{parts}' },
    { brand: 'ITK', code: 'ITK-{parts}' },
    { brand: 'Legrand', code: '0327##', tier: 1.6 },
    { brand: 'Nexans', code: 'NX-{parts}' },
  ],
  variants: () =>
    cross({
      cat: Object.keys(categories),
      shield: Object.keys(shieldFactor),
      sheath: Object.keys(sheathColour),
      cut: ['yes', 'no'],
    }).filter(utpExists),
  complete: (values) => {
    const sheath = String(values.sheath ?? 'PVC');
    return {
      mark: word(values, 'shield'),
      cores: '4x2',
      conductor: 'Cu',
      cond_class: '1',
      sheath,
      colour: lookup(sheathColour, sheath),
      reel_m: values.cat === '6A' ? 500 : 305,
      cut: 'yes',
      ...values,
    };
  },
  tag: 'UTP',
  codeKeys: 'shield cat sheath cut',
  title: (values) => {
    const { wire } = lookup(categories, word(values, 'cat'));
    const place = placeOf(values);
    return {
      ro: `Cablu {shield} cat.{cat} 4x2x${wire}${place.ro}, ${values.cut === 'yes' ? 'la metru' : 'cutie {reel_m} m'}`,
      ru: `Кабель {shield} cat.{cat} 4х2х${wire.replace('.', ',')}${place.ru}, ${values.cut === 'yes' ? 'на отрез' : 'коробка {reel_m} м'}`,
    };
  },
  price: (values, brand) => {
    const perMetre =
      lookup(categories, word(values, 'cat')).lei *
      lookup(shieldFactor, word(values, 'shield')) *
      (values.sheath === 'PVC' ? 1 : 1.15) *
      (brand === 'Legrand' ? 1.25 : cableMakerFactor(brand));
    return values.cut === 'yes' ? perMetre : wholeReel(perMetre, num(values, 'reel_m'));
  },
  pricing: 'cable',
  common: (values) => (values.cat === '6A' ? 0.4 : 1),
  specs: (values) => [
    ['bandwidth', ...lookup(bandwidth, word(values, 'cat'))],
    ['impedance', '100 Ω', '100 Ом'],
    ['bend', '8 x diametru', '8 x диаметр'],
    ['standard', 'EN 50173-1'],
  ],
  about: {
    ro: 'Cablu de date {shield} categoria {cat}, patru perechi de cupru, manta din {sheath}. Lungimea unui segment, cu patch cord-uri cu tot, este de cel mult 100 m; nu îl trageți lângă cablurile de forță.',
    ru: 'Витая пара {shield} категории {cat}, четыре медные пары, оболочка: {sheath}. Длина сегмента вместе с патч-кордами не более 100 м; не прокладывайте вплотную к силовым кабелям.',
  },
  pictures: { main: 'shield cat colour', pack: 'cut' },
  accessories: [
    { family: 'lv.rj', take: 4, same: ['cat'] },
    { family: 'wd.weak', take: 2, same: ['cat'] },
  ],
};

const bandwidth: Readonly<Record<string, readonly [string, string]>> = {
  '5e': ['100 MHz', '100 МГц'],
  '6': ['250 MHz', '250 МГц'],
  '6A': ['500 MHz', '500 МГц'],
};

const coaxLei: Readonly<Record<string, number>> = {
  'RG-6': 4.8,
  'RG-59': 4.2,
  'RG-11': 11.5,
  'SAT-703': 7.2,
  F660: 5.4,
};

const coax: Family = {
  id: 'lv.coax',
  target: 10,
  unit: 'm',
  makers: brandsOnly('Odeskabel', 'Cabletech'),
  variants: () => cross({ mark: Object.keys(coaxLei) }),
  complete: (values) => ({
    sheath: 'PVC',
    colour: values.mark === 'RG-11' ? 'black' : 'white',
    reel_m: values.mark === 'RG-11' ? 305 : 100,
    cut: 'yes',
    conductor: 'Cu',
    ...values,
  }),
  tag: 'COAX',
  codeKeys: 'mark',
  title: {
    ro: 'Cablu coaxial {mark} 75 Ω {colour:m}',
    ru: 'Кабель коаксиальный {mark} 75 Ом {colour:m}',
  },
  price: (values, brand) => lookup(coaxLei, word(values, 'mark')) * cableMakerFactor(brand),
  pricing: 'cable',
  specs: [
    ['impedance', '75 Ω', '75 Ом'],
    ['core', 'cupru sau oțel cuprat', 'медь или омеднённая сталь'],
    ['use', 'TV, satelit, supraveghere', 'ТВ, спутник, видеонаблюдение'],
  ],
  about: {
    ro: 'Cablu coaxial {mark} pentru televiziune, satelit și camere video. Capetele se fac cu conectori F sau BNC; cablul nu se îndoaie sub zece diametre, altfel semnalul scade.',
    ru: 'Коаксиальный кабель {mark} для телевидения, спутника и видеонаблюдения. Концы оформляют разъёмами F или BNC; не изгибайте круче десяти диаметров, иначе сигнал слабеет.',
  },
  pictures: { main: 'mark colour', pack: 'colour' },
  accessories: [{ family: 'wd.weak', take: 3, where: { kind: 'tv' } }],
};

const alarm: Family = {
  id: 'lv.alarm',
  target: 20,
  unit: 'm',
  makers: brandsOnly('Odeskabel', 'Cabletech'),
  variants: () => [
    ...cross({
      mark: ['KSPV'],
      cores: [2, 4, 6, 8, 10, 12],
      section_mm2: [0.22, 0.5],
      shield: ['no'],
    }),
    ...cross({ mark: ['J-Y(St)Y'], cores: [2, 4, 8], section_mm2: [0.5], shield: ['yes'] }),
  ],
  complete: (values) => ({
    conductor: 'Cu',
    sheath: 'PVC',
    colour: values.shield === 'yes' ? 'red' : 'white',
    reel_m: 100,
    cut: 'yes',
    ...values,
  }),
  tag: 'AL',
  codeKeys: 'mark cores section_mm2',
  title: (values) => ({
    ro: `Cablu de ${values.shield === 'yes' ? 'incendiu ecranat' : 'alarmă'} {mark} {cores}x{section_mm2} mm² {colour:m}`,
    ru: `Кабель ${values.shield === 'yes' ? 'пожарной сигнализации экранированный' : 'сигнализации'} {mark} {cores}х{section_mm2} мм² {colour:m}`,
  }),
  price: (values, brand) =>
    (1.9 +
      num(values, 'cores') * num(values, 'section_mm2') * 3.1 +
      (values.shield === 'yes' ? 4 : 0)) *
    cableMakerFactor(brand),
  pricing: 'cable',
  specs: [
    ['voltage', '60-300 V', '60-300 В'],
    ['temp', '-30...+70 °C'],
    ['use', 'alarmă, interfon, detecție de incendiu', 'охрана, домофон, пожарная сигнализация'],
  ],
  about: (values) => ({
    ro: `Cablu de semnalizare {mark} cu {cores} conductoare de {section_mm2} mm², pentru senzori, interfoane și centrale de alarmă. ${values.shield === 'yes' ? 'Ecranul se leagă la masă într-un singur capăt.' : 'Se trage separat de cablurile de forță.'}`,
    ru: `Сигнальный кабель {mark} с {cores} жилами {section_mm2} мм² для датчиков, домофонов и пультов. ${values.shield === 'yes' ? 'Экран заземляют только с одной стороны.' : 'Прокладывается отдельно от силовых кабелей.'}`,
  }),
  pictures: { main: 'cores shield colour', pack: 'colour' },
  accessories: [{ family: 'mt.clip', take: 2 }],
};

export const networkCables: Family[] = [utp, coax, alarm];
