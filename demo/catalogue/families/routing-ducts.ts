import { brandsOnly, type Family, serie, sizes } from '../family.ts';
import { lookup, num, type Values, word } from '../values.ts';

const ductSizes = sizes(
  '10x10 12x12 15x10 16x16 20x10 25x16 25x25 30x25 40x16 40x25 40x40 60x40 60x60 80x40 80x60 100x40 100x60',
);
const area = (values: Values): number => num(values, 'width_mm') * num(values, 'height_mm');

const iekDuct = (values: Values): string => {
  const size = [values.width_mm, values.height_mm].map((side) => String(side).padStart(3, '0'));
  return `CKK10-${size.join('-')}-1-${values.colour === 'white' ? 'K01' : 'K03'}`;
};

const ducts: Family = {
  id: 'ct.duct',
  target: 60,
  unit: 'piece',
  makers: [
    { brand: 'IEK', code: iekDuct },
    { brand: 'DKC', code: '0####' },
    serie('Legrand', 'DLP', { code: '0300##', tier: 1.6 }),
    { brand: 'Schneider Electric', code: 'ETK#####' },
    { brand: 'Gewiss', code: 'GW6####', tier: 1.6 },
  ],
  variants: ({ brand }) =>
    ductSizes.flatMap(([width_mm, height_mm]) =>
      (brand === 'IEK' && width_mm <= 40 ? ['white', 'brown'] : ['white']).map((colour) => ({
        width_mm,
        height_mm,
        colour,
      })),
    ),
  complete: (values) => ({ len_m: 2, material: 'PVC', ...values }),
  tag: 'CKK',
  codeKeys: 'width_mm height_mm colour',
  title: (values) => ({
    ro: `Canal de cablu PVC${values.series === undefined ? '' : ' {series}'} {width_mm}x{height_mm} mm {colour:m}, {len_m} m`,
    ru: `Кабель-канал ПВХ${values.series === undefined ? '' : ' {series}'} {width_mm}х{height_mm} мм {colour:m}, {len_m} м`,
  }),
  price: (values) =>
    (5.6 + 0.0105 * area(values)) * num(values, 'len_m') * (values.colour === 'brown' ? 1.15 : 1),
  common: (values) => (values.colour === 'white' ? 1 : 0.5),
  specs: [
    ['temp', '-25...+60 °C'],
    ['functions', 'nu propagă flacăra', 'не распространяет горение'],
    ['mount', 'șuruburi sau adeziv', 'винты или клей'],
  ],
  about: {
    ro: 'Canal din PVC de {width_mm}x{height_mm} mm, cu capac care se închide prin clic, bară de {len_m} m. Ascunde cablurile pe perete fără spart; umpleți-l cel mult pe jumătate, ca să se răcească și să rămână loc.',
    ru: 'Кабель-канал ПВХ {width_mm}х{height_mm} мм с крышкой на защёлке, планка {len_m} м. Прячет кабели на стене без штробления; заполняйте не больше чем наполовину, чтобы кабель остывал и оставалось место.',
  },
  pictures: { main: 'width_mm height_mm colour' },
  accessories: [{ family: 'ct.ductacc', take: 5, same: ['width_mm', 'height_mm', 'colour'] }],
};

const ductParts: Readonly<Record<string, number>> = {
  'inner-corner': 1,
  'outer-corner': 1,
  'flat-corner': 1.1,
  'duct-tee': 1.25,
  'duct-joint': 0.8,
  'end-cap': 0.7,
};

const ductAccessories: Family = {
  id: 'ct.ductacc',
  target: 50,
  unit: 'piece',
  makers: brandsOnly('IEK', 'DKC'),
  variants: () =>
    ductSizes.flatMap(([width_mm, height_mm]) =>
      Object.keys(ductParts).map((kind) => ({ kind, width_mm, height_mm, colour: 'white' })),
    ),
  complete: (values) => ({ material: 'ABS', ...values }),
  tag: 'CKMP',
  codeKeys: 'kind width_mm height_mm colour',
  title: {
    ro: '{kind} pentru canal {width_mm}x{height_mm} mm, culoare {colour:f}',
    ru: '{kind} для кабель-канала {width_mm}х{height_mm} мм, цвет {colour}',
  },
  price: (values) => (5 + 0.0058 * area(values)) * lookup(ductParts, word(values, 'kind')),
  common: (values) => (area(values) >= 400 && area(values) <= 2400 ? 1 : 0.5),
  specs: [
    ['mount', 'prin apăsare, fără scule', 'на защёлке, без инструмента'],
    ['temp', '-25...+60 °C'],
  ],
  about: {
    ro: '{kind} pentru canal de cablu {width_mm}x{height_mm} mm. Acoperă tăietura și ține capacul drept; verificați ca dimensiunea și culoarea să fie aceleași cu ale canalului.',
    ru: '{kind} для кабель-канала {width_mm}х{height_mm} мм. Закрывает срез и держит крышку ровно; размер и цвет должны совпадать с каналом.',
  },
  pictures: { main: 'kind colour' },
  accessories: [{ family: 'ct.duct', take: 2, same: ['width_mm', 'height_mm', 'colour'] }],
};

export const ductFamilies: Family[] = [ducts, ductAccessories];
