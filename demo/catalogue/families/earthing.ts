import { brandsOnly, type Family } from '../family.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

/** Parts without a length: lei and material. */
const clampLei: Readonly<Record<string, number>> = {
  'rod-clamp': 62,
  'cross-clamp': 70,
  'rod-coupling': 54,
  'rod-tip': 34,
};

const isRod = (values: Values): boolean => values.kind === 'earth-rod';

const rods: Family = {
  id: 'er.rod',
  target: 24,
  unit: 'piece',
  makers: brandsOnly('DKC', 'OBO Bettermann', 'Elko-Bis'),
  variants: () => [
    ...cross({
      kind: ['earth-rod'],
      diameter_mm: [14, 16, 20],
      len_m: [1.5, 3],
      material: ['copper-plated', 'galvanised'],
    }).filter(({ diameter_mm, material }) => diameter_mm !== 14 || material === 'copper-plated'),
    ...cross({ kind: Object.keys(clampLei), diameter_mm: [16, 20], material: ['galvanised'] }),
  ],
  tag: 'ER',
  codeKeys: 'kind diameter_mm len_m material',
  title: (values) =>
    isRod(values)
      ? {
          ro: '{kind} {diameter_mm} mm {len_m} m, {material}',
          ru: '{kind} {diameter_mm} мм {len_m} м, {material}',
        }
      : { ro: '{kind} {diameter_mm} mm, {material}', ru: '{kind} {diameter_mm} мм, {material}' },
  price: (values) => {
    if (!isRod(values))
      return lookup(clampLei, word(values, 'kind')) * (values.diameter_mm === 20 ? 1.2 : 1);
    const metal = num(values, 'diameter_mm') ** 2 * num(values, 'len_m');
    return (60 + metal * 0.26) * (values.material === 'copper-plated' ? 1.05 : 0.9);
  },
  specs: (values) => [
    [
      'coating',
      values.material === 'copper-plated' ? 'cupru 250 µm' : 'zinc 70 µm',
      values.material === 'copper-plated' ? 'медь 250 мкм' : 'цинк 70 мкм',
    ],
    ['standard', 'EN 62561-2'],
  ],
  about: (values) =>
    isRod(values)
      ? {
          ro: 'Electrod de împământare de {diameter_mm} mm și {len_m} m din {material}. Se bate în sol și se prelungește cu mufe până când rezistența prizei scade sub valoarea cerută.',
          ru: 'Стержень заземления {diameter_mm} мм, {len_m} м, {material}. Забивается в грунт и наращивается муфтами, пока сопротивление контура не станет ниже нормы.',
        }
      : {
          ro: '{kind} de {diameter_mm} mm din {material} pentru priza de pământ. Îmbinările îngropate se protejează de coroziune cu bandă specială.',
          ru: '{kind} {diameter_mm} мм, {material}, для контура заземления. Соединения в грунте защищают от коррозии специальной лентой.',
        },
  pictures: { main: 'kind material len_m' },
  accessories: [
    { family: 'er.strip', take: 3 },
    { family: 'er.rod', take: 3, where: { kind: 'rod-clamp' } },
  ],
};

const strip: Family = {
  id: 'er.strip',
  target: 10,
  unit: 'm',
  makers: brandsOnly('DKC', 'OBO Bettermann'),
  variants: () => [
    ...[
      [20, 3],
      [25, 4],
      [30, 3.5],
      [40, 4],
      [40, 5],
    ].map(([width_mm = 0, thick_mm = 0]) => ({
      kind: 'earth-strip',
      width_mm,
      thick_mm,
      material: 'galvanised',
    })),
    ...[8, 10].map((diameter_mm) => ({ kind: 'earth-wire', diameter_mm, material: 'galvanised' })),
    { kind: 'earth-strip', width_mm: 30, thick_mm: 3.5, material: 'stainless' },
  ],
  complete: (values) => ({
    ...(values.kind === 'earth-wire' && {
      width_mm: num(values, 'diameter_mm'),
      thick_mm: num(values, 'diameter_mm'),
    }),
    reel_m: 50,
    cut: 'yes',
    ...values,
  }),
  tag: 'ES',
  codeKeys: 'kind width_mm thick_mm material',
  title: (values) =>
    values.kind === 'earth-strip'
      ? {
          ro: '{kind} {width_mm}x{thick_mm} mm, {material}',
          ru: '{kind} {width_mm}х{thick_mm} мм, {material}',
        }
      : { ro: '{kind} {diameter_mm} mm, {material}', ru: '{kind} {diameter_mm} мм, {material}' },
  price: (values) => {
    const section =
      values.kind === 'earth-strip'
        ? num(values, 'width_mm') * num(values, 'thick_mm')
        : (Math.PI * num(values, 'diameter_mm') ** 2) / 4;
    return (14 + 0.36 * section) * (values.material === 'stainless' ? 1.8 : 1);
  },
  specs: (values) => [
    [
      'coating',
      values.material === 'stainless' ? 'inox V4A' : 'zinc 70 µm',
      values.material === 'stainless' ? 'нержавейка V4A' : 'цинк 70 мкм',
    ],
    ['standard', 'EN 62561-2'],
  ],
  about: (values) => {
    const size = values.kind === 'earth-strip' ? '{width_mm}x{thick_mm}' : '{diameter_mm}';
    return {
      ro: `{kind} din {material}, ${size} mm, pentru centura de împământare a clădirii. Se îngroapă la cel puțin 0.5 m și se leagă de electrozi cu cleme sau prin sudură.`,
      ru: `{kind}, {material}, ${size.replace('x', 'х')} мм, для контура заземления здания. Укладывается на глубину от 0,5 м и соединяется со стержнями зажимами или сваркой.`,
    };
  },
  pictures: { main: 'kind material' },
  accessories: [{ family: 'er.rod', take: 4 }],
};

export const earthing: Family[] = [rods, strip];
