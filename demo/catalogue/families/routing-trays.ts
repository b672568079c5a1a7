import { brandsOnly, type Family } from '../family.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

const widths = [50, 100, 150, 200, 300, 400, 500, 600];

/** Wider trays are made of thicker sheet; wire trays of thicker wire. */
function trayThickness(values: Values): number {
  const width = num(values, 'width_mm');
  if (values.kind === 'wire-tray') return 4;
  return width <= 150 ? 0.7 : width <= 300 ? 0.8 : width <= 400 ? 1 : 1.2;
}

const trays: Family = {
  id: 'ct.tray',
  target: 70,
  unit: 'bar',
  makers: brandsOnly('IEK', 'DKC', 'OBO Bettermann', 'Elmark'),
  variants: () =>
    cross({
      kind: ['perforated-tray', 'wire-tray', 'solid-tray'],
      width_mm: widths,
      height_mm: [50, 80, 100],
    }).filter(({ kind, width_mm, height_mm }) => {
      if (width_mm === 50) return height_mm === 50;
      if (kind === 'wire-tray') return height_mm !== 80;
      return kind === 'perforated-tray' || Number(width_mm) <= 300;
    }),
  complete: (values) => ({
    thick_mm: trayThickness(values),
    len_m: 3,
    material: 'galvanised',
    ...values,
  }),
  tag: 'CLP',
  codeKeys: 'kind width_mm height_mm',
  title: {
    ro: '{kind} {width_mm}x{height_mm} mm, grosime {thick_mm} mm, bară de {len_m} m',
    ru: '{kind} {width_mm}х{height_mm} мм, толщина {thick_mm} мм, хлыст {len_m} м',
  },
  price: (values) =>
    (24 + 0.32 * num(values, 'width_mm') + 0.24 * num(values, 'height_mm')) *
    lookup({ 'perforated-tray': 1, 'wire-tray': 1.1, 'solid-tray': 1.08 }, word(values, 'kind')) *
    num(values, 'len_m'),
  common: (values) => (values.kind === 'perforated-tray' ? 1 : 0.6),
  specs: (values) => [
    ['coating', 'zincare Sendzimir', 'цинкование по Сендзимиру'],
    [
      'weightLoad',
      `${Math.round(20 + num(values, 'width_mm') / 8)} kg/m la reazeme de 1.5 m`,
      `${Math.round(20 + num(values, 'width_mm') / 8)} кг/м при опорах через 1,5 м`,
    ],
    ['standard', 'SR EN 61537'],
  ],
  about: {
    ro: '{kind} de {width_mm}x{height_mm} mm pentru trasee de cabluri în hale, parcări și spații tehnice. Reazemele se pun la 1.5-2 m, iar tronsoanele se leagă între ele și la împământare.',
    ru: '{kind} {width_mm}х{height_mm} мм для кабельных трасс в цехах, на парковках и в технических помещениях. Опоры ставят через 1,5-2 м, секции соединяют между собой и с заземлением.',
  },
  pictures: { main: 'kind width_mm' },
  accessories: [{ family: 'ct.trayacc', take: 5, same: ['width_mm'] }],
};

/** Lei of a part: fixed, per millimetre of width, and whether its height matters. */
const trayParts: Readonly<Record<string, { fixed: number; perWidth: number; high: boolean }>> = {
  'tray-lid': { fixed: 30, perWidth: 0.36, high: false },
  'tray-joint': { fixed: 8, perWidth: 0.01, high: true },
  'tray-bend': { fixed: 34, perWidth: 0.26, high: true },
  'tray-tee': { fixed: 48, perWidth: 0.32, high: true },
  'tray-bracket': { fixed: 16, perWidth: 0.13, high: false },
  'tray-hanger': { fixed: 12, perWidth: 0.08, high: false },
};

const trayAccessories: Family = {
  id: 'ct.trayacc',
  target: 70,
  unit: 'piece',
  makers: brandsOnly('IEK', 'DKC', 'OBO Bettermann'),
  variants: () =>
    Object.entries(trayParts).flatMap(([kind, { high }]) =>
      widths.flatMap((width_mm) =>
        (high && width_mm > 50 ? [50, 100] : [50]).map((height_mm) => ({
          kind,
          width_mm,
          height_mm,
        })),
      ),
    ),
  complete: (values) => ({ material: 'galvanised', ...values }),
  tag: 'CLW',
  codeKeys: 'kind width_mm height_mm',
  title: (values) => {
    const { high } = lookup(trayParts, word(values, 'kind'));
    return {
      ro: `{kind} pentru jgheab ${high ? '{width_mm}x{height_mm}' : 'de {width_mm}'} mm`,
      ru: `{kind} для лотка ${high ? '{width_mm}х{height_mm}' : 'шириной {width_mm}'} мм`,
    };
  },
  price: (values) => {
    const { fixed, perWidth } = lookup(trayParts, word(values, 'kind'));
    return fixed + perWidth * num(values, 'width_mm') + (values.height_mm === 100 ? 12 : 0);
  },
  specs: [
    ['coating', 'zincare Sendzimir', 'цинкование по Сендзимиру'],
    ['mount', 'șuruburi M6', 'винты M6'],
  ],
  about: {
    ro: '{kind} pentru jgheab metalic de {width_mm} mm. Se prinde cu șuruburi M6 cu cap rotund, ca să nu taie izolația cablurilor.',
    ru: '{kind} для металлического лотка шириной {width_mm} мм. Крепится винтами M6 с гладкой головкой, чтобы не резать изоляцию кабеля.',
  },
  pictures: { main: 'kind' },
  accessories: [{ family: 'ct.tray', take: 3, same: ['width_mm'] }],
};

export const trayFamilies: Family[] = [trays, trayAccessories];
