import type { Family } from '../family.ts';
import { cross, lookup, num, word } from '../values.ts';

const connectors: Family = {
  id: 'lv.rj',
  target: 60,
  unit: (values) => (num(values, 'pack_qty') > 1 ? 'pack' : 'piece'),
  makers: [
    { brand: 'ITK', code: 'ITK-{tag}-{parts}' },
    { brand: 'Legrand', code: '0517##', tier: 1.6 },
    { brand: 'Schneider Electric', code: 'VDI#####' },
  ],
  variants: ({ brand }) => {
    const grades = cross({ cat: ['5e', '6', '6A'], shield: ['UTP', 'FTP'] }).filter(
      ({ cat, shield }) => cat !== '6A' || shield === 'FTP',
    );
    return grades.flatMap((grade) => [
      { kind: 'keystone', pack_qty: 1, ...grade },
      ...(brand === 'ITK'
        ? [1, 20, 100].map((pack_qty) => ({ kind: 'rj45-plug', pack_qty, ...grade }))
        : []),
      ...[0.5, 1, 2, 3, 5, 10].map((len_m) => ({
        kind: 'patch-cord',
        len_m,
        pack_qty: 1,
        ...grade,
      })),
    ]);
  },
  tag: 'RJ',
  codeKeys: 'kind cat shield len_m pack_qty',
  title: (values) => ({
    ro: `{kind} cat.{cat} {shield}${values.len_m === undefined ? '' : ' {len_m} m'}${num(values, 'pack_qty') > 1 ? ', {pack_qty} buc' : ''}`,
    ru: `{kind} cat.{cat} {shield}${values.len_m === undefined ? '' : ' {len_m} м'}${num(values, 'pack_qty') > 1 ? ', {pack_qty} шт' : ''}`,
  }),
  price: (values) => {
    const grade =
      lookup({ '5e': 1, '6': 1.25, '6A': 1.7 }, word(values, 'cat')) *
      (values.shield === 'FTP' ? 1.2 : 1);
    if (values.kind === 'keystone') return 26 * grade;
    if (values.kind === 'rj45-plug') return 1.4 * grade * num(values, 'pack_qty') ** 0.88;
    return (10 + 3.4 * num(values, 'len_m')) * grade;
  },
  common: (values) => (values.kind === 'patch-cord' ? 0.8 : 1),
  specs: [
    ['connection', 'T568A și T568B', 'T568A и T568B'],
    ['standard', 'ISO/IEC 11801'],
    ['endurance', '750 de conectări', '750 подключений'],
  ],
  about: {
    ro: '{kind} categoria {cat}, {shield}, pentru rețele de calculatoare. Toate piesele unei linii trebuie să aibă aceeași categorie, altfel viteza o dă piesa cea mai slabă.',
    ru: '{kind} категории {cat}, {shield}, для компьютерной сети. Все детали линии должны быть одной категории: скорость определяет самая слабая.',
  },
  pictures: { main: 'kind cat shield' },
  accessories: [{ family: 'lv.utp', take: 3, same: ['cat'] }],
};

const rackHeights: Readonly<
  Record<string, { units: number[]; depths: number[]; lei: number; perUnit: number }>
> = {
  'wall-rack': { units: [6, 9, 12, 15], depths: [450, 600], lei: 760, perUnit: 78 },
  'floor-rack': { units: [24, 33, 42], depths: [800, 1000], lei: 2700, perUnit: 88 },
};

const racks: Family = {
  id: 'lv.rack',
  target: 30,
  unit: 'piece',
  makers: [
    { brand: 'ITK', code: 'ITK-{parts}', tier: 0.85 },
    { brand: 'Mirsan' },
    { brand: 'Legrand', code: '4461##', tier: 1.3 },
  ],
  variants: ({ brand }) => [
    ...Object.entries(rackHeights).flatMap(([kind, { units, depths }]) =>
      cross({ kind: [kind], units_u: units, depth_mm: depths }).map((values) => ({
        ...values,
        width_mm: kind === 'wall-rack' ? 600 : brand === 'Mirsan' ? 800 : 600,
      })),
    ),
    ...(brand === 'Mirsan'
      ? []
      : cross({ kind: ['patch-panel'], ports: [12, 24, 48], cat: ['5e', '6'] }).map((values) => ({
          ...values,
          units_u: values.ports === 48 ? 2 : 1,
          width_mm: 482,
          depth_mm: 100,
        }))),
  ],
  tag: 'RK',
  codeKeys: 'kind units_u width_mm depth_mm ports cat',
  title: (values) =>
    values.kind === 'patch-panel'
      ? {
          ro: '{kind} {ports} {ports|port|porturi|de porturi} cat.{cat} 19" {units_u}U',
          ru: '{kind} {ports} {ports|порт|порта|портов} cat.{cat} 19" {units_u}U',
        }
      : {
          ro: '{kind} 19" {units_u}U {width_mm}x{depth_mm} mm',
          ru: '{kind} 19" {units_u}U {width_mm}х{depth_mm} мм',
        },
  price: (values) => {
    if (values.kind === 'patch-panel') {
      return (150 + 11 * num(values, 'ports')) * (values.cat === '6' ? 1.3 : 1);
    }
    const { lei, perUnit } = lookup(rackHeights, word(values, 'kind'));
    return lei + perUnit * num(values, 'units_u') + num(values, 'depth_mm') * 0.6;
  },
  specs: (values) =>
    values.kind === 'patch-panel'
      ? [
          ['connection', 'Krone și 110', 'Krone и 110'],
          ['mount', 'rack de 19"', 'стойка 19"'],
        ]
      : [
          [
            'weightLoad',
            values.kind === 'wall-rack' ? '60 kg' : '800 kg',
            values.kind === 'wall-rack' ? '60 кг' : '800 кг',
          ],
          ['door', 'sticlă, cu yală', 'стекло, с замком'],
          ['standard', 'IEC 60297'],
        ],
  about: (values) =>
    values.kind === 'patch-panel'
      ? {
          ro: 'Patch panel de 19" cu {ports} {ports|port|porturi|de porturi}, categoria {cat}. Adună cablurile din clădire în rack și permite schimbarea legăturilor cu patch cord-uri scurte.',
          ru: 'Патч-панель 19" на {ports} {ports|порт|порта|портов}, категория {cat}. Собирает кабели здания в стойке и позволяет менять соединения короткими патч-кордами.',
        }
      : {
          ro: '{kind} de 19", {units_u}U, lățime {width_mm} mm, adâncime {depth_mm} mm. Lăsați un sfert din înălțime liberă pentru răcire și pentru echipamente viitoare; carcasa se leagă la împământare.',
          ru: '{kind} 19", {units_u}U, ширина {width_mm} мм, глубина {depth_mm} мм. Четверть высоты оставьте для охлаждения и нового оборудования; корпус заземляется.',
        },
  pictures: { main: 'kind units_u ports' },
  accessories: [{ family: 'lv.rj', take: 4, where: { kind: 'patch-cord' } }],
};

export const networkEquipment: Family[] = [connectors, racks];
