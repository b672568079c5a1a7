import type { Changing } from '../../../base/changes/change.ts';
import { units } from '../../catalogue/writing/units-and-warehouses.ts';
import type { Unit } from '../commerceml/objects.ts';

type Known = { key: string; code: string; title_ro: string; title_ru: string; also: string[] };

/** By the codes of the classifier of units; by name where 1C has no code. */
const known: Known[] = [
  { key: 'm', code: '006', title_ro: 'm', title_ru: 'м', also: ['метр', 'metru', 'пог. м'] },
  { key: 'piece', code: '796', title_ro: 'buc', title_ru: 'шт', also: ['штука', 'bucată'] },
  { key: 'pack', code: '778', title_ro: 'pachet', title_ru: 'упаковка', also: ['упак', 'уп'] },
  { key: 'set', code: '839', title_ro: 'set', title_ru: 'комплект', also: ['компл'] },
  { key: 'kg', code: '166', title_ro: 'kg', title_ru: 'кг', also: ['килограмм'] },
  {
    key: 'coil',
    code: '736',
    title_ro: 'colac',
    title_ru: 'бухта',
    also: ['рул', 'рулон', 'rolă'],
  },
  { key: 'pair', code: '715', title_ro: 'pereche', title_ru: 'пара', also: ['пар'] },
];

/** What 1C calls a unit of ours: one without a code it takes for a mistake. Empty: it has none. */
export const codeOfUnit = (key: string): string => known.find((one) => one.key === key)?.code ?? '';

/** The code of a unit that 1C has named without one. */
export const codeByName = (title: string): string =>
  known.find((one) => isSame(one, { code: '', title }))?.code ?? '';

/** Hundreds of products of a batch have the same few. */
const seenIn = new WeakMap<Changing, Set<string>>();

/** The key of our unit, which is made if the shop lacks it; null for one nobody knows. */
export async function shopUnit(changing: Changing, unit: Unit | null): Promise<string | null> {
  const found = unit === null ? known[1] : known.find((one) => isSame(one, unit));
  if (!found) return null;
  const { key, title_ro, title_ru } = found;
  const seen = seenIn.get(changing) ?? new Set();
  seenIn.set(changing, seen);
  if (seen.has(key)) return key;
  const stored = await changing.trx
    .selectFrom('unit')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  if (!stored) await units.create(changing, { key, title_ro, title_ru, is_cut: key === 'm' });
  seen.add(key);
  return key;
}

function isSame({ code, title_ro, title_ru, also }: Known, unit: Pick<Unit, 'code' | 'title'>) {
  if (unit.code !== '') return Number(unit.code) === Number(code);
  return [title_ro, title_ru, ...also].includes(unit.title.toLowerCase().replace(/\.$/, ''));
}

/** Of the unit that is counted in an offer, how many base units one is: a coil is 100 m. */
export function factorOf(base: Unit | null, counted: Unit | null, priced: number): number {
  if (!base || !counted || counted.code === base.code) return 1;
  const other = base.others.find(({ unit }) => unit === counted.code || unit === counted.title);
  return other?.factor ?? priced;
}
