import { brandsOnly, type Family, sizes } from '../family.ts';
import { cross, lookup, num, type Values, word } from '../values.ts';

const masonry = (values: Values): boolean => values.mounting === 'masonry';

const backBoxes: Family = {
  id: 'mt.back',
  target: 24,
  unit: 'piece',
  makers: [
    { brand: 'IEK', code: 'UK-{parts}' },
    { brand: 'Schneider Electric', code: 'IMT35###' },
    { brand: 'Kopos' },
    { brand: 'Viko', code: '9091####' },
  ],
  variants: ({ brand }) =>
    cross({
      diameter_mm: brand === 'Viko' ? [65] : [68],
      depth_mm: [40, 45, 60],
      mounting: ['masonry', 'plasterboard'],
      posts: brand === 'Kopos' || brand === 'IEK' ? [1, 2] : [1],
    }),
  complete: (values) => ({
    depth_mm: 45,
    posts: 1,
    material: masonry(values) ? 'PP' : 'polyamide',
    ...values,
  }),
  tag: 'BOX',
  codeKeys: 'mounting diameter_mm depth_mm posts',
  title: (values) => ({
    ro: `Doză de aparat${values.posts === 2 ? ' dublă' : ''} {diameter_mm}x{depth_mm} mm pentru {mounting}`,
    ru: `Подрозетник${values.posts === 2 ? ' двойной' : ''} {diameter_mm}х{depth_mm} мм для ${masonry(values) ? 'кирпича и бетона' : 'гипсокартона'}`,
  }),
  price: (values) =>
    (4.6 + 0.05 * num(values, 'depth_mm')) *
    (masonry(values) ? 1 : 1.45) *
    (values.posts === 2 ? 1.9 : 1),
  specs: (values) => [
    [
      'mount',
      masonry(values) ? 'cu mortar sau ipsos' : 'cu gheare metalice',
      masonry(values) ? 'на раствор или гипс' : 'металлические лапки',
    ],
    ['temp', '-25...+60 °C'],
  ],
  about: (values) => ({
    ro: `Doză de aparat de {diameter_mm} mm, adâncă de {depth_mm} mm, pentru prize și întrerupătoare îngropate. ${masonry(values) ? 'Se fixează cu ipsos în zid sau beton; dozele se cuplează una de alta la 71 mm.' : 'Ghearele se strâng pe placa de gips-carton de 7-35 mm grosime.'}`,
    ru: `Подрозетник {diameter_mm} мм глубиной {depth_mm} мм для скрытых розеток и выключателей. ${masonry(values) ? 'Крепится на гипс в кирпиче или бетоне; коробки соединяются между собой с шагом 71 мм.' : 'Лапки зажимают лист гипсокартона толщиной 7-35 мм.'}`,
  }),
  pictures: { main: 'mounting depth_mm posts' },
  accessories: [
    { family: 'wd.socket', take: 3 },
    { family: 'wd.switch', take: 2 },
  ],
};

/** width, height, depth; the smaller ones also exist for flush mounting. */
const junctionSizes: [number, number, number][] = [
  [65, 65, 40],
  [85, 85, 40],
  [100, 100, 50],
  [120, 80, 50],
  [150, 110, 70],
  [190, 140, 70],
  [240, 190, 90],
];

const junctionBoxes: Family = {
  id: 'mt.junc',
  target: 40,
  unit: 'piece',
  makers: brandsOnly('IEK', 'Schneider Electric', 'Gewiss', 'OBO Bettermann').map((maker) => ({
    ...maker,
    ...(maker.brand === 'IEK' && { code: 'UKO-{parts}' }),
    ...(maker.brand === 'Schneider Electric' && { code: 'ENN#####' }),
    ...(maker.brand === 'Gewiss' && { code: 'GW44###', tier: 1.6 }),
  })),
  variants: () =>
    junctionSizes.flatMap(([width_mm, height_mm, depth_mm]) => [
      { width_mm, height_mm, depth_mm, ip: width_mm === 65 ? 'IP44' : 'IP55', mounting: 'surface' },
      ...(width_mm >= 85 && width_mm <= 190
        ? [{ width_mm, height_mm, depth_mm, ip: 'IP20', mounting: 'flush' }]
        : []),
      ...(width_mm >= 100
        ? [{ width_mm, height_mm, depth_mm, ip: 'IP65', mounting: 'surface' }]
        : []),
    ]),
  complete: (values) => ({
    depth_mm: 50,
    mounting: 'surface',
    material: 'PP',
    colour: 'grey',
    ...values,
  }),
  tag: 'JB',
  codeKeys: 'width_mm height_mm depth_mm ip mounting',
  title: (values) => ({
    ro: `Doză de ramificație${values.mounting === 'flush' ? ' îngropată' : ''} {width_mm}x{height_mm}x{depth_mm} mm {ip}`,
    ru: `Коробка распределительная${values.mounting === 'flush' ? ' скрытая' : ''} {width_mm}х{height_mm}х{depth_mm} мм {ip}`,
  }),
  price: (values) => {
    const volume =
      (num(values, 'width_mm') * num(values, 'height_mm') * num(values, 'depth_mm')) / 1000;
    const factor = lookup({ IP20: 0.7, IP44: 0.9, IP55: 1, IP65: 1.35 }, word(values, 'ip'));
    return (7 + 0.017 * volume) * factor;
  },
  specs: (values) => [
    [
      'connection',
      values.mounting === 'flush' ? 'perforații prestabilite' : '4-10 intrări cu membrane',
      values.mounting === 'flush' ? 'намеченные отверстия' : '4-10 вводов с мембранами',
    ],
    ['temp', '-25...+60 °C'],
    ['standard', 'IEC 60670-22'],
  ],
  about: {
    ro: 'Doză de ramificație de {width_mm}x{height_mm}x{depth_mm} mm, {ip}, montaj {mounting}. În ea se leagă cablurile cu cleme rapide; capacul trebuie să rămână accesibil și după finisaj.',
    ru: 'Распределительная коробка {width_mm}х{height_mm}х{depth_mm} мм, {ip}, монтаж {mounting}. В ней соединяют кабели быстрозажимными клеммами; крышка должна оставаться доступной и после отделки.',
  },
  pictures: { main: 'width_mm height_mm ip mounting' },
  accessories: [
    { family: 'cn.wago', take: 3 },
    { family: 'cn.gland', take: 2 },
  ],
};

const tieSizes = sizes(
  '2.5x100 2.5x150 2.5x200 3.6x150 3.6x200 3.6x250 3.6x300 4.8x200 4.8x250 4.8x300 4.8x370 7.6x300 7.6x370',
);

const ties: Family = {
  id: 'mt.tie',
  target: 40,
  unit: 'pack',
  makers: brandsOnly('IEK', 'Elmark', 'Haupa').map((maker) =>
    maker.brand === 'IEK' ? { ...maker, code: 'UHH-{parts}' } : maker,
  ),
  variants: () =>
    tieSizes.flatMap(([width_mm, len_mm]) =>
      ['white', 'black'].map((colour) => ({ width_mm, len_mm, colour, pack_qty: 100 })),
    ),
  complete: (values) => ({ material: 'polyamide', ...values }),
  tag: 'TIE',
  codeKeys: 'width_mm len_mm colour pack_qty',
  title: {
    ro: 'Coliere de plastic {width_mm}x{len_mm} mm {colour:fp}, {pack_qty} buc',
    ru: 'Стяжка кабельная (хомут) {width_mm}х{len_mm} мм {colour:f}, {pack_qty} шт',
  },
  price: (values) => 6 + 0.048 * num(values, 'width_mm') * num(values, 'len_mm'),
  specs: (values) => [
    [
      'strength',
      `${Math.round(num(values, 'width_mm') * 5)} kg`,
      `${Math.round(num(values, 'width_mm') * 5)} кг`,
    ],
    ['temp', '-40...+85 °C'],
    [
      'use',
      values.colour === 'black' ? 'interior și exterior' : 'interior',
      values.colour === 'black' ? 'внутри и снаружи' : 'внутри',
    ],
  ],
  about: {
    ro: 'Coliere din poliamidă de {width_mm}x{len_mm} mm, pachet de {pack_qty} {pack_qty|bucată|bucăți|de bucăți}. Strâng cabluri în mănunchi și le prind de suporturi; pentru exterior alegeți culoarea neagră, rezistentă la soare.',
    ru: 'Полиамидные стяжки {width_mm}х{len_mm} мм, упаковка {pack_qty} {pack_qty|штука|штуки|штук}. Собирают кабели в пучок и крепят к опорам; для улицы выбирайте чёрные, стойкие к солнцу.',
  },
  pictures: { main: 'width_mm colour', pack: 'colour' },
};

/** Lei of one piece by kind, and what a millimetre adds. */
const clips: Readonly<
  Record<string, { fixed: number; perMm: number; packs: number[]; sizes: number[] }>
> = {
  'nail-clip': { fixed: 0.12, perMm: 0.03, packs: [50, 100], sizes: [5, 7, 10, 14] },
  'tube-clip': { fixed: 0.3, perMm: 0.055, packs: [10, 50], sizes: [16, 20, 25, 32, 40, 50] },
  'dowel-clamp': { fixed: 0.35, perMm: 0.03, packs: [50, 100], sizes: [5, 8, 10, 14, 18] },
  'metal-strap': { fixed: 0.6, perMm: 0.06, packs: [25, 50], sizes: [10, 16, 20, 25, 32, 50] },
};

const clipFamily: Family = {
  id: 'mt.clip',
  target: 40,
  unit: 'pack',
  makers: brandsOnly('IEK', 'DKC'),
  variants: () =>
    Object.entries(clips).flatMap(([kind, clip]) =>
      clip.sizes.flatMap((diameter_mm) =>
        clip.packs.map((pack_qty) => ({ kind, diameter_mm, pack_qty })),
      ),
    ),
  complete: (values) => ({
    material: values.kind === 'metal-strap' ? 'galvanised' : 'PP',
    ...values,
  }),
  tag: 'CTA',
  codeKeys: 'kind diameter_mm pack_qty',
  title: {
    ro: '{kind} {diameter_mm} mm, {pack_qty} buc',
    ru: '{kind} {diameter_mm} мм, {pack_qty} шт',
  },
  price: (values) => {
    const { fixed, perMm } = lookup(clips, word(values, 'kind'));
    return (fixed + perMm * num(values, 'diameter_mm')) * num(values, 'pack_qty') * 0.55 + 6;
  },
  specs: [
    ['mount', 'cui, șurub sau diblu', 'гвоздь, винт или дюбель'],
    ['temp', '-25...+60 °C'],
  ],
  about: {
    ro: '{kind} pentru cablu sau tub de {diameter_mm} mm, pachet de {pack_qty} {pack_qty|bucată|bucăți|de bucăți}. Pe traseu orizontal se pune câte un punct de prindere la 30-50 cm.',
    ru: '{kind} для кабеля или трубы {diameter_mm} мм, упаковка {pack_qty} {pack_qty|штука|штуки|штук}. На горизонтальной трассе точки крепления ставят через 30-50 см.',
  },
  pictures: { main: 'kind diameter_mm' },
};

const tapes: Family = {
  id: 'mt.tape',
  target: 20,
  unit: 'piece',
  makers: brandsOnly('IEK', '3M', 'Elmark'),
  variants: () =>
    cross({
      colour: ['black', 'white', 'blue', 'red', 'yellow-green', 'yellow', 'green'],
      width_mm: [15, 19],
      len_m: [10, 20],
    }).filter(({ width_mm, len_m }) => (width_mm === 15) === (len_m === 10)),
  complete: (values) => ({ thick_mm: 0.15, material: 'PVC', ...values }),
  tag: 'UIZ',
  codeKeys: 'colour width_mm len_m',
  title: {
    ro: 'Bandă izolatoare PVC {width_mm} mm x {len_m} m {colour:f}',
    ru: 'Изолента ПВХ {width_mm} мм х {len_m} м {colour:f}',
  },
  price: (values) => 4 + 0.032 * num(values, 'width_mm') * num(values, 'len_m'),
  specs: [
    ['temp', '-10...+80 °C'],
    ['voltage', '600 V', '600 В'],
    ['functions', 'autostingere', 'самозатухающая'],
  ],
  about: {
    ro: 'Bandă izolatoare din PVC de {width_mm} mm, rolă de {len_m} m, de culoare {colour:f}. Se întinde ușor la înfășurare, se suprapune pe jumătate și servește și la marcarea fazelor.',
    ru: 'Изолента ПВХ {width_mm} мм, рулон {len_m} м, цвет {colour}. При намотке слегка растягивается, кладётся внахлёст наполовину и служит для маркировки фаз.',
  },
  pictures: { main: 'colour width_mm' },
};

const shrink: Family = {
  id: 'mt.shrink',
  target: 40,
  unit: 'm',
  smallest: 1,
  makers: brandsOnly('IEK', 'Elmark', 'Raychem'),
  variants: () =>
    cross({
      diameter_mm: [2, 3, 4, 6, 8, 10, 12, 16, 20, 25, 30, 40, 50],
      colour: ['black', 'red', 'blue', 'yellow-green'],
    }),
  complete: (values) => ({ cut: 'yes', material: 'PE', ...values }),
  tag: 'UDR',
  codeKeys: 'diameter_mm colour',
  title: {
    ro: 'Tub termocontractabil 2:1 {diameter_mm} mm {colour:m}',
    ru: 'Термоусадочная трубка 2:1 {diameter_mm} мм {colour:f}',
  },
  price: (values) => 3.4 + 0.86 * num(values, 'diameter_mm'),
  common: (values) => (values.colour === 'black' ? 1 : 0.6),
  specs: (values) => [
    [
      'range',
      `${values.diameter_mm} → ${num(values, 'diameter_mm') / 2} mm`,
      `${values.diameter_mm} → ${String(num(values, 'diameter_mm') / 2).replace('.', ',')} мм`,
    ],
    ['temp', '-55...+125 °C'],
    ['voltage', '600 V', '600 В'],
  ],
  about: (values) => ({
    ro: `Tub termocontractabil de {diameter_mm} mm, de culoare {colour:f}, care se strânge la încălzire la jumătate din diametru. Alegeți un diametru puțin mai mare decât conexiunea, dar minimum ${num(values, 'diameter_mm') / 2} mm după contracție.`,
    ru: `Термоусадочная трубка {diameter_mm} мм, цвет {colour}, при нагреве сжимается вдвое. Берите диаметр чуть больше соединения; после усадки он не меньше ${String(num(values, 'diameter_mm') / 2).replace('.', ',')} мм.`,
  }),
  pictures: { main: 'colour', pack: 'colour' },
  accessories: [{ family: 'cn.lug', take: 3 }],
};

export const mounting: Family[] = [backBoxes, junctionBoxes, ties, clipFamily, tapes, shrink];
