import { type Family, serie } from '../family.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

/** Rated current: lei at the middle level and IEK's size of the frame. */
const contactorSizes: Readonly<Record<number, { lei: number; frame: number }>> = {
  9: { lei: 240, frame: 1 },
  12: { lei: 258, frame: 1 },
  18: { lei: 320, frame: 1 },
  25: { lei: 420, frame: 2 },
  32: { lei: 560, frame: 2 },
  40: { lei: 880, frame: 3 },
  50: { lei: 1040, frame: 3 },
  65: { lei: 1320, frame: 4 },
  80: { lei: 1740, frame: 4 },
  95: { lei: 2080, frame: 4 },
};

/** One auxiliary contact up to 32 A, both kinds above. */
const auxOf = (current: number): string[] => (current <= 32 ? ['1NO', '1NC'] : ['1NO+1NC']);
const auxDigits: Readonly<Record<string, string>> = { '1NO': '10', '1NC': '11', '1NO+1NC': '12' };
const auxCode = (values: Values): string => lookup(auxDigits, word(values, 'aux'));
const two = (values: Values): string => String(num(values, 'in_a')).padStart(2, '0');
const coilLetter: Readonly<Record<string, string>> = { 24: 'B', 110: 'F', 230: 'P', 400: 'V' };
const abbCoil: Readonly<Record<string, string>> = { 24: '11', 110: '12', 230: '13', 400: '14' };

/** The model as the maker spells it, from current and contacts. */
const contactorModel: Readonly<Record<string, (values: Values) => string>> = {
  KMI: (v) => `KMI-${lookup(contactorSizes, num(v, 'in_a')).frame}${two(v)}${auxCode(v)}`,
  LC1E: (v) => `LC1E${two(v)}${v.aux === '1NC' ? '01' : '10'}`,
  LC1D: (v) => `LC1D${two(v)}`,
  AF: (v) => `AF${two(v)}-30-${v.aux === '1NC' ? '01' : v.aux === '1NO' ? '10' : '11'}`,
  DILM: (v) => `DILM${v.in_a}-${v.aux === '1NC' ? '01' : '10'}`,
  NXC: (v) => `NXC-${two(v)}-${auxCode(v)}`,
};

const contactors: Family = {
  id: 'au.cont',
  target: 110,
  unit: 'piece',
  makers: [
    serie('IEK', 'KMI', {
      code: (v) =>
        `KKM${lookup(contactorSizes, num(v, 'in_a')).frame}1-${two(v).padStart(3, '0')}-${String(v.coil_v).padStart(3, '0')}-${auxCode(v)}`,
    }),
    serie('Schneider Electric', 'LC1E', {
      code: (v) => `${v.model}${lookup(coilLetter, word(v, 'coil_v'))}5`,
    }),
    serie('Schneider Electric', 'LC1D', {
      tier: 1.8,
      code: (v) => `${v.model}${lookup(coilLetter, word(v, 'coil_v'))}7`,
    }),
    serie('ABB', 'AF', { code: (v) => `${v.model}-${lookup(abbCoil, word(v, 'coil_v'))}` }),
    serie('Eaton', 'DILM', { code: '{model}-{coil_v}V' }),
    serie('Chint', 'NXC', { code: '{model}-{coil_v}V' }),
  ],
  variants: (maker) =>
    cross({ in_a: Object.keys(contactorSizes).map(Number), coil_v: [230, 24, 400, 110] }).flatMap(
      (values) =>
        auxOf(num(values, 'in_a'))
          // An LC1D carries both contacts in every size.
          .filter((aux) => maker.set?.series !== 'LC1D' || aux !== '1NC')
          .map((aux) => ({ ...values, aux })),
    ),
  complete: (values) => ({
    model: lookup(contactorModel, word(values, 'series'))(values),
    poles: '3P',
    mounting: 'DIN',
    ...values,
  }),
  tag: 'K',
  codeKeys: 'model coil_v',
  title: {
    ro: 'Contactor {model} {in_a}A {coil_v}V {aux}',
    ru: 'Контактор {model} {in_a}А {coil_v}В {aux}',
  },
  price: (values) =>
    lookup(contactorSizes, num(values, 'in_a')).lei * (values.coil_v === 230 ? 1 : 1.04),
  common: (values) => (values.coil_v === 230 ? 1 : 0.35) * (values.aux === '1NC' ? 0.4 : 1),
  specs: (values) => {
    const kilowatts = Math.round(num(values, 'in_a') * 4.4) / 10;
    return [
      ['motor', `${kilowatts} kW`, `${String(kilowatts).replace('.', ',')} кВт`],
      ['endurance', '1 000 000 de cicluri mecanice', '1 000 000 механических циклов'],
      ['standard', 'IEC 60947-4-1'],
    ];
  },
  about: {
    ro: 'Contactorul {model} pornește și oprește motoare și sarcini trifazate de {in_a} A (AC-3), cu bobină de {coil_v} V și contact auxiliar {aux}. Împreună cu releul termic potrivit formează un demaror complet.',
    ru: 'Контактор {model} включает двигатели и трёхфазную нагрузку {in_a} А (AC-3), катушка {coil_v} В, дополнительный контакт {aux}. Вместе с тепловым реле образует полный пускатель.',
  },
  pictures: { main: 'series in_a', detail: 'brand' },
  accessories: [
    { family: 'au.therm', take: 3 },
    { family: 'au.btn', take: 3 },
  ],
};

const thermalRanges =
  '0.63-1 1-1.6 1.6-2.5 2.5-4 4-6 5.5-8 7-10 9-13 12-18 17-25 23-32 30-40 37-50 48-65 63-80 80-93'.split(
    ' ',
  );
const breakerRanges =
  '0.4-0.63 0.63-1 1-1.6 1.6-2.5 2.5-4 4-6.3 6-10 9-14 13-18 17-23 20-25 24-32'.split(' ');
const top = (values: Values): number => Number(word(values, 'set_a').split('-')[1]);

const thermal: Family = {
  id: 'au.therm',
  target: 60,
  unit: 'piece',
  makers: [
    serie('IEK', 'RTI', { set: { kind: 'thermal-relay' }, code: 'DRT-{set_a}' }),
    serie('IEK', 'PRK32', { set: { kind: 'motor-breaker' }, code: 'DMS-{set_a}' }),
    serie('Schneider Electric', 'LRE', { set: { kind: 'thermal-relay' }, code: 'LRE-{set_a}' }),
    serie('Schneider Electric', 'GV2ME', {
      set: { kind: 'motor-breaker' },
      tier: 1.4,
      code: 'GV2ME-{set_a}',
    }),
    serie('ABB', 'MS116', { set: { kind: 'motor-breaker' }, tier: 1.6, code: 'MS116-{set_a}' }),
    serie('Eaton', 'PKZM0', { set: { kind: 'motor-breaker' }, code: 'PKZM0-{set_a}' }),
  ],
  variants: (maker) =>
    (maker.set?.kind === 'thermal-relay' ? thermalRanges : breakerRanges).map((set_a) => ({
      set_a,
    })),
  complete: (values) => ({ poles: '3P', mounting: 'DIN', ...values }),
  tag: 'T',
  codeKeys: 'set_a',
  title: {
    ro: '{kind} {series} reglaj {set_a} A',
    ru: '{kind} {series}, уставка {set_a} А',
  },
  price: (values) =>
    values.kind === 'thermal-relay' ? 290 + 9.5 * top(values) : 430 + 13 * top(values),
  specs: (values) => [
    [
      'functions',
      values.kind === 'thermal-relay'
        ? 'protecție la suprasarcină și lipsă de fază'
        : 'protecție la scurtcircuit și suprasarcină',
      values.kind === 'thermal-relay'
        ? 'защита от перегрузки и обрыва фазы'
        : 'защита от замыкания и перегрузки',
    ],
    [
      'connection',
      values.kind === 'thermal-relay' ? 'direct pe contactor' : 'borne cu șurub',
      values.kind === 'thermal-relay' ? 'прямо на контактор' : 'винтовые клеммы',
    ],
    ['standard', 'IEC 60947-4-1'],
  ],
  about: {
    ro: '{kind} {series} cu reglaj {set_a} A protejează motorul trifazat. Reglați curentul înscris pe plăcuța motorului; dacă declanșează des, verificați sarcina, nu măriți reglajul.',
    ru: '{kind} {series} с уставкой {set_a} А защищает трёхфазный двигатель. Выставьте ток с таблички двигателя; при частых срабатываниях проверяйте нагрузку, а не повышайте уставку.',
  },
  pictures: { main: 'series' },
  accessories: [{ family: 'au.cont', take: 4 }],
};

const driveModels: Readonly<Record<string, (values: Values) => string>> = {
  L620: (v) => `CNT-L620D${v.u_v === 230 ? 21 : 33}V${kilo(v)}`,
  ATV310: (v) => `ATV310-${kilo(v)}-${v.u_v === 230 ? 'M2' : 'N4'}`,
  ACS180: (v) => `ACS180-04-${kilo(v)}-${v.u_v === 230 ? 1 : 4}`,
  GD20: (v) => `GD20-${kilo(v)}G-${v.u_v === 230 ? 'S2' : '4'}`,
};
const kilo = (values: Values): string => String(num(values, 'power_w') / 1000);

const drives: Family = {
  id: 'au.vfd',
  target: 24,
  unit: 'piece',
  makers: [
    serie('IEK', 'L620', { tier: 0.85, code: '{model}' }),
    serie('Schneider Electric', 'ATV310', { code: '{model}' }),
    serie('ABB', 'ACS180', { tier: 1.6, code: '{model}' }),
    serie('INVT', 'GD20'),
  ],
  variants: () => [
    ...cross({ power_w: [750, 1500, 2200], u_v: [230] }),
    ...cross({ power_w: [750, 1500, 2200, 4000, 5500, 7500, 11000, 15000], u_v: [400] }),
  ],
  complete: (values) => ({
    model: lookup(driveModels, word(values, 'series'))(values),
    ip: 'IP20',
    mounting: 'panel',
    ...values,
  }),
  tag: 'VFD',
  codeKeys: 'model',
  title: (values) => ({
    ro: `Convertizor de frecvență {model} ${kilo(values)} kW {u_v}V`,
    ru: `Частотный преобразователь {model} ${kilo(values).replace('.', ',')} кВт {u_v}В`,
  }),
  price: (values) => 3600 + num(values, 'power_w') * 1.02,
  specs: [
    ['range', '0-400 Hz', '0-400 Гц'],
    ['functions', 'PID, Modbus RTU, frânare dinamică', 'ПИД, Modbus RTU, динамическое торможение'],
    ['temp', '-10...+50 °C'],
  ],
  about: (values) => ({
    ro: `Convertizorul {series} reglează turația unui motor asincron de ${kilo(values)} kW la {u_v} V. Pornire lină, economie la pompe și ventilatoare; între convertizor și motor se folosește cablu ecranat.`,
    ru: `Преобразователь {series} регулирует обороты асинхронного двигателя ${kilo(values).replace('.', ',')} кВт, {u_v} В. Плавный пуск, экономия на насосах и вентиляторах; до двигателя прокладывают экранированный кабель.`,
  }),
  pictures: { main: 'series' },
  accessories: [{ family: 'cab.liycy', take: 3, where: { mark: 'LIYCY' } }],
};

export const motorControl: Family[] = [contactors, thermal, drives];
