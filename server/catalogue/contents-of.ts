import type { Locale } from '../../contract/locale.ts';
import type { Contents } from '../../contract/shapes/product.ts';
import type { CardRow } from './card-queries.ts';
import type { Directory } from './directory.ts';

/** For units that hold others: the attribute that says how many, and what they are. */
const holding: Readonly<Record<string, { attribute: string; unit: string }>> = {
  pack: { attribute: 'pack_qty', unit: 'piece' },
  coil: { attribute: 'reel_m', unit: 'm' },
  box: { attribute: 'reel_m', unit: 'm' },
};

/** What one unit of sale holds: a pack its pieces, a coil its metres. Null where it is one thing. */
export function contentsOf(
  { unit, value_ids }: Pick<CardRow, 'unit' | 'value_ids'>,
  { valueById, unitByKey }: Pick<Directory, 'valueById' | 'unitByKey'>,
  locale: Locale,
): Contents | null {
  const held = holding[unit];
  const values = value_ids.flatMap((id) => valueById.get(id) ?? []);
  const amount = values.find(({ attribute }) => attribute.key === held?.attribute)?.number;
  const units = held && unitByKey.get(held.unit)?.[locale];
  return amount && units ? { amount, units } : null;
}
