import { brandsOnly, type Family, type Maker } from '../family.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

/** Section: colour of the German code, usual and long pin, lei per hundred at the middle level. */
const ferrules: Readonly<Record<number, { colour: string; lengths: number[]; lei: number }>> = {
  0.5: { colour: 'white', lengths: [8], lei: 24 },
  0.75: { colour: 'grey', lengths: [8, 10], lei: 25 },
  1: { colour: 'red', lengths: [8, 10], lei: 27 },
  1.5: { colour: 'black', lengths: [8, 12], lei: 30 },
  2.5: { colour: 'blue', lengths: [8, 12], lei: 35 },
  4: { colour: 'grey', lengths: [10, 12], lei: 44 },
  6: { colour: 'yellow', lengths: [12, 18], lei: 58 },
  10: { colour: 'red', lengths: [12, 18], lei: 82 },
  16: { colour: 'blue', lengths: [12, 18], lei: 112 },
};

const ferruleFamily: Family = {
  id: 'cn.ferr',
  target: 30,
  unit: 'pack',
  makers: [
    { brand: 'IEK', set: { series: 'NShVI' }, code: 'UGN10-{parts}' },
    { brand: 'Klauke' },
    { brand: 'Haupa' },
  ],
  variants: () =>
    Object.entries(ferrules).flatMap(([section, { lengths }]) =>
      lengths.map((len_mm) => ({ section_mm2: Number(section), len_mm, pack_qty: 100 })),
    ),
  complete: (values) => {
    const { colour, lengths } = lookup(ferrules, num(values, 'section_mm2'));
    return { colour, len_mm: lengths[0] ?? 8, material: 'copper', ...values };
  },
  tag: 'F',
  codeKeys: 'section_mm2 len_mm pack_qty',
  title: (values) => ({
    ro: `Pini izolați${values.series === undefined ? '' : ' NShVI'} {section_mm2}-{len_mm} {colour:mp}, {pack_qty} buc`,
    ru: `Наконечник-гильза${values.series === undefined ? ' изолированный' : ' НШВИ'} {section_mm2}-{len_mm} {colour:m}, {pack_qty} шт`,
  }),
  price: (values) => {
    const { lei, lengths } = lookup(ferrules, num(values, 'section_mm2'));
    return lei * (values.len_mm === lengths[0] ? 1 : 1.2);
  },
  specs: [
    ['make', 'cupru cositorit, manșon din polipropilenă', 'лужёная медь, манжета из полипропилена'],
    ['temp', 'până la +105 °C', 'до +105 °C'],
  ],
  about: {
    ro: 'Pini izolați pentru conductor flexibil de {section_mm2} mm², lungimea părții metalice {len_mm} mm, {pack_qty} de bucăți. Se sertizează cu clește și țin firele strânse sub șurubul bornei.',
    ru: 'Изолированные гильзы для гибкого провода {section_mm2} мм², длина металлической части {len_mm} мм, {pack_qty} штук. Обжимаются клещами и держат жилу под винтом клеммы.',
  },
  pictures: { main: 'section_mm2 colour', pack: 'colour' },
  accessories: [
    { family: 'tl.crimp', take: 3 },
    { family: 'cab.pv3', take: 3, same: ['section_mm2'] },
  ],
};

/** Section: bolt and inner diameter of a lug, mm. */
const lugSizes: Readonly<Record<number, [bolt: number, inner: number]>> = {
  4: [5, 3],
  6: [6, 4],
  10: [6, 5],
  16: [8, 6],
  25: [8, 7],
  35: [10, 9],
  50: [10, 11],
  70: [10, 13],
  95: [12, 15],
  120: [12, 17],
  150: [12, 19],
  185: [16, 21],
  240: [20, 24],
};
const lugMakes: Readonly<Record<string, { material: string; smallest: number; lei: number }>> = {
  TML: { material: 'copper', smallest: 4, lei: 1 },
  GML: { material: 'copper', smallest: 4, lei: 0.9 },
  TA: { material: 'aluminium', smallest: 16, lei: 0.55 },
  TAM: { material: 'bimetal', smallest: 16, lei: 1.5 },
};
const isSleeve = (values: Values): boolean => values.model === 'GML';

const lugs: Family = {
  id: 'cn.lug',
  target: 50,
  unit: 'piece',
  makers: [
    { brand: 'IEK', code: 'UNP-{parts}' },
    { brand: 'Klauke' },
    { brand: 'KVT' },
  ] satisfies Maker[],
  variants: () =>
    Object.entries(lugMakes).flatMap(([model, { smallest }]) =>
      Object.keys(lugSizes)
        .map(Number)
        .filter((section) => section >= smallest)
        .map((section_mm2) => ({ model, section_mm2 })),
    ),
  complete: (values) => {
    const model = String(values.model ?? 'TML');
    const [bolt, inner] = lookup(lugSizes, num(values, 'section_mm2'));
    return {
      model,
      material: lookup(lugMakes, model).material,
      diameter_mm: model === 'GML' ? inner : bolt,
      ...values,
    };
  },
  tag: 'L',
  codeKeys: 'model section_mm2 diameter_mm',
  title: (values) => {
    const [, inner] = lookup(lugSizes, num(values, 'section_mm2'));
    const size = isSleeve(values) ? '{section_mm2}' : `{section_mm2}-{diameter_mm}-${inner}`;
    const names = lookup(lugNames, word(values, 'model'));
    return { ro: `${names.ro} {model} ${size}`, ru: `${names.ru} {model} ${size}` };
  },
  price: (values) =>
    (3.4 + 0.24 * num(values, 'section_mm2')) * lookup(lugMakes, word(values, 'model')).lei,
  common: (values) => (num(values, 'section_mm2') <= 120 ? 1 : 0.4),
  specs: [
    ['connection', 'prin presare, matriță hexagonală', 'опрессовка, шестигранная матрица'],
    ['standard', 'GOST 7386, DIN 46235', 'ГОСТ 7386, DIN 46235'],
  ],
  about: (values) => ({
    ro: `${lookup(lugNames, word(values, 'model')).ro} pentru cablu de {section_mm2} mm², material: {material}. ${isSleeve(values) ? 'Unește două conductoare cap la cap' : 'Se strânge sub șurub de M{diameter_mm}'}; se presează cu matrița secțiunii respective și se acoperă cu tub termocontractabil.`,
    ru: `${lookup(lugNames, word(values, 'model')).ru} для кабеля {section_mm2} мм², материал: {material}. ${isSleeve(values) ? 'Соединяет два провода встык' : 'Крепится под болт M{diameter_mm}'}; обжимается матрицей того же сечения и закрывается термоусадкой.`,
  }),
  pictures: { main: 'model material' },
  accessories: [
    { family: 'tl.crimp', take: 3 },
    { family: 'mt.shrink', take: 3 },
  ],
};

const lugNames: Readonly<Record<string, { ro: string; ru: string }>> = {
  TML: { ro: 'Papuc de cupru cositorit', ru: 'Наконечник медный лужёный' },
  GML: { ro: 'Mufă de cupru cositorită', ru: 'Гильза медная лужёная' },
  TA: { ro: 'Papuc de aluminiu', ru: 'Наконечник алюминиевый' },
  TAM: { ro: 'Papuc aluminiu-cupru', ru: 'Наконечник алюмомедный' },
};

const sipLei: Readonly<Record<string, number>> = {
  'piercing-clamp': 34,
  'anchor-clamp': 62,
  'suspension-clamp': 74,
  'insulated-sleeve': 26,
  'line-bracket': 88,
};

const sip: Family = {
  id: 'cn.sip',
  target: 26,
  unit: 'piece',
  makers: brandsOnly('IEK', 'Niled', 'Ensto', 'Sicame').map((maker) =>
    maker.brand === 'IEK' ? { ...maker, code: 'UZA-{parts}' } : maker,
  ),
  variants: () => cross({ kind: Object.keys(sipLei), section_mm2: [16, 25, 35, 50, 70, 95] }),
  tag: 'S',
  codeKeys: 'kind section_mm2',
  title: {
    ro: '{kind} pentru SIP până la {section_mm2} mm²',
    ru: '{kind} для СИП до {section_mm2} мм²',
  },
  price: (values) =>
    lookup(sipLei, word(values, 'kind')) * (0.75 + num(values, 'section_mm2') / 70),
  specs: [
    ['use', 'linii aeriene 0.4 kV', 'воздушные линии 0,4 кВ'],
    ['temp', '-60...+50 °C'],
    ['standard', 'EN 50483'],
  ],
  about: {
    ro: '{kind} pentru cablu torsadat SIP, AsXSn sau TYIR cu secțiunea până la {section_mm2} mm². Se montează fără dezizolare; șurubul cu cap fuzibil se rupe la strângerea corectă.',
    ru: '{kind} для провода СИП, AsXSn или TYIR сечением до {section_mm2} мм². Монтируется без снятия изоляции; срывная головка болта отламывается при правильной затяжке.',
  },
  pictures: { main: 'kind' },
  accessories: [{ family: 'cab.sip', take: 4, same: ['section_mm2'] }],
};

/** Thread: largest cable diameter in mm, lei in polyamide. */
const glandThreads: Readonly<Record<string, [cable: number, lei: number]>> = {
  PG7: [6, 4],
  PG9: [8, 4.2],
  PG11: [10, 4.8],
  'PG13.5': [12, 5.6],
  PG16: [14, 6.4],
  PG21: [18, 8.6],
  PG29: [25, 14],
  PG36: [32, 22],
  M16: [10, 6],
  M20: [13, 7.4],
  M25: [17, 10],
  M32: [21, 15],
  M40: [28, 24],
};

const glands: Family = {
  id: 'cn.gland',
  target: 36,
  unit: 'piece',
  makers: [
    { brand: 'IEK', code: 'YSA-{parts}' },
    { brand: 'Lapp', tier: 1.4 },
  ],
  variants: ({ brand }) =>
    cross({ model: Object.keys(glandThreads), material: ['polyamide', 'brass'] }).map((values) => ({
      ...values,
      ip: brand === 'Lapp' ? 'IP68' : 'IP54',
    })),
  complete: (values) => ({
    diameter_mm: lookup(glandThreads, word(values, 'model'))[0],
    colour: values.material === 'brass' ? 'silver' : 'grey',
    ...values,
  }),
  tag: 'GL',
  codeKeys: 'model material ip',
  title: {
    ro: 'Presetupă {model} din {material} {ip}, cablu până la {diameter_mm} mm',
    ru: 'Кабельный ввод (сальник) {model}, {material}, {ip}, кабель до {diameter_mm} мм',
  },
  price: (values) =>
    lookup(glandThreads, word(values, 'model'))[1] * (values.material === 'brass' ? 2.1 : 1),
  specs: (values) => [
    ['thread', word(values, 'model')],
    ['temp', '-40...+100 °C'],
    ['standard', 'EN 62444'],
  ],
  about: {
    ro: 'Presetupă cu filet {model} din {material}, {ip}, pentru cabluri de cel mult {diameter_mm} mm. Etanșează intrarea în doză sau tablou și ține cablul să nu fie smuls.',
    ru: 'Кабельный ввод с резьбой {model}, {material}, {ip}, для кабеля до {diameter_mm} мм. Уплотняет вход в коробку или щит и удерживает кабель от выдёргивания.',
  },
  pictures: { main: 'material' },
  accessories: [{ family: 'mt.junc', take: 3 }],
};

export const lugFamilies: Family[] = [ferruleFamily, lugs, sip, glands];
