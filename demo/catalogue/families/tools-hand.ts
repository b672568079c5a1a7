import { brandsOnly, type Family } from '../family.ts';
import { lookup, type Values, word } from '../values.ts';

/** Kind of pliers: lei at the middle level and the ranges it is made for. */
const crimpers: Readonly<Record<string, { lei: number; ranges: string[] }>> = {
  'ferrule-crimper': { lei: 240, ranges: ['0.25-6', '0.5-16', '0.08-10', '10-35'] },
  'terminal-crimper': { lei: 260, ranges: ['0.5-6', '1.5-10'] },
  'lug-press': { lei: 620, ranges: ['6-50', '10-120', '16-240'] },
  stripper: { lei: 180, ranges: ['0.2-6', '0.5-10', '0.03-16'] },
  'cable-stripper': { lei: 150, ranges: ['4-28', '8-28', '25-36'] },
  'cable-cutter': { lei: 330, ranges: ['0.5-50', '0.5-95', '16-240'] },
};

/** Larger tools of a kind cost more. */
function reach(values: Values): number {
  const { ranges } = lookup(crimpers, word(values, 'kind'));
  return 1 + 0.3 * ranges.indexOf(word(values, 'wire_range'));
}

const crimping: Family = {
  id: 'tl.crimp',
  target: 50,
  unit: 'piece',
  makers: [
    { brand: 'IEK', code: 'TKL-{parts}', tier: 0.7 },
    ...brandsOnly('Knipex', 'Haupa', 'KVT'),
  ],
  variants: () =>
    Object.entries(crimpers).flatMap(([kind, { ranges }]) =>
      ranges.map((wire_range) => ({ kind, wire_range })),
    ),
  complete: (values) => ({ kind: 'ferrule-crimper', ...values }),
  tag: 'TK',
  codeKeys: 'kind wire_range',
  title: { ro: '{kind} {wire_range} mm²', ru: '{kind} {wire_range} мм²' },
  price: (values) => lookup(crimpers, word(values, 'kind')).lei * reach(values),
  common: (values) => (values.kind === 'ferrule-crimper' ? 1.5 : 1),
  specs: (values) => [
    [
      'functions',
      crimps(values) ? 'mecanism cu clichet' : 'reglaj automat al tăierii',
      crimps(values) ? 'храповой механизм' : 'автоматическая настройка реза',
    ],
    [
      'body',
      'oțel special, mânere din două materiale',
      'специальная сталь, двухкомпонентные ручки',
    ],
  ],
  about: (values) => ({
    ro: `{kind} pentru conductoare de {wire_range} mm². ${crimps(values) ? 'Clichetul se deschide numai după o presare completă, de aceea îmbinarea iese mereu la fel.' : 'Taie izolația fără să atingă firele de cupru.'}`,
    ru: `{kind} для проводов {wire_range} мм². ${crimps(values) ? 'Храповик открывается только после полного обжима, поэтому соединение всегда одинаковое.' : 'Режет изоляцию, не задевая медных проволок.'}`,
  }),
  pictures: { main: 'kind' },
  accessories: [
    { family: 'cn.ferr', take: 4 },
    { family: 'cn.lug', take: 2 },
  ],
};

const crimps = (values: Values): boolean => /crimper|press/.test(word(values, 'kind'));

/** Kind: lei, sizes as the trade names them, whether the size is a length in mm. */
const insulated: Readonly<Record<string, { lei: number; sizes: string[]; length: boolean }>> = {
  'slotted-screwdriver': {
    lei: 78,
    sizes: ['2.5x75', '3.5x100', '4x100', '5.5x125', '6.5x150'],
    length: false,
  },
  'phillips-screwdriver': {
    lei: 82,
    sizes: ['PH0x75', 'PH1x80', 'PH2x100', 'PH3x150'],
    length: false,
  },
  'pozidriv-screwdriver': { lei: 86, sizes: ['PZ0x75', 'PZ1x80', 'PZ2x100'], length: false },
  'combination-pliers': { lei: 320, sizes: ['160', '180', '200'], length: true },
  'side-cutters': { lei: 300, sizes: ['140', '160', '180'], length: true },
  'long-nose-pliers': { lei: 310, sizes: ['160', '200'], length: true },
  'screwdriver-set': { lei: 420, sizes: ['5', '7'], length: false },
};
const toolOf = (values: Values) => lookup(insulated, word(values, 'kind'));

const insulatedTools: Family = {
  id: 'tl.screw',
  target: 60,
  unit: (values) => (values.kind === 'screwdriver-set' ? 'set' : 'piece'),
  makers: brandsOnly('Wera', 'Knipex', 'Haupa', 'Yato'),
  variants: ({ brand }) =>
    Object.entries(insulated)
      .filter(([kind]) => brand !== 'Wera' || kind.includes('screwdriver'))
      .flatMap(([kind, { sizes, length }]) =>
        sizes.map((size) => ({ kind, ...(length ? { len_mm: Number(size) } : { size_mm: size }) })),
      ),
  complete: (values) => ({ u_v: 1000, ...values }),
  tag: 'TS',
  codeKeys: 'kind size_mm len_mm',
  title: (values) => {
    if (values.kind === 'screwdriver-set') {
      return { ro: '{kind} {size_mm} piese 1000V', ru: '{kind} {size_mm} предметов 1000В' };
    }
    return toolOf(values).length
      ? { ro: '{kind} {len_mm} mm 1000V', ru: '{kind} {len_mm} мм 1000В' }
      : { ro: '{kind} {size_mm} 1000V', ru: '{kind} {size_mm} 1000В' };
  },
  price: (values) => {
    const { lei, sizes } = toolOf(values);
    const index = sizes.indexOf(String(values.len_mm ?? values.size_mm));
    return lei * (1 + 0.14 * index);
  },
  specs: [
    ['standard', 'IEC 60900'],
    ['body', 'oțel crom-vanadiu', 'хром-ванадиевая сталь'],
    ['use', 'lucru sub tensiune până la 1000 V', 'работа под напряжением до 1000 В'],
  ],
  about: {
    ro: '{kind}: fiecare piesă este probată la 10 000 V și admisă pentru lucru sub tensiune până la {u_v} V. Nu folosiți scula dacă izolația are tăieturi sau crăpături.',
    ru: '{kind}: каждое изделие испытано на 10 000 В и допущено к работе до {u_v} В. Не пользуйтесь инструментом с порезами или трещинами изоляции.',
  },
  pictures: { main: 'kind' },
};

export const handTools: Family[] = [crimping, insulatedTools];
