import { sql } from 'kysely';
import { slugOf } from '../../../../../contract/slug-of.ts';
import { may, type Role } from '../../../../../contract/staff/permissions.ts';
import { attempt } from '../../../../base/changes/attempt.ts';
import type { Changing } from '../../../../base/changes/change.ts';
import { Refused } from '../../../../base/changes/refused.ts';
import { attributeValues } from '../attribute-values.ts';

/** A number's label is its unit's concern where it has none of its own. */
export type WantedValue = { attributeId: number; label: string; number: number | null };

export const wantedName = ({ attributeId, label, number }: WantedValue) =>
  `${attributeId} ${number ?? label.toLowerCase()}`;

/**
 * Values of attributes by their names, those that are lacking made before any product is locked: who
 * merges values holds the attribute, and waits for whoever describes a product. What is there by now
 * is taken as it is.
 */
export async function makeValues(
  changing: Changing,
  wanted: WantedValue[],
  role: Role,
): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  if (wanted.length === 0 || !may(role, 'products.write')) return made;
  const attributes = wanted.map(({ attributeId }) => attributeId);
  const stored = await changing.trx
    .selectFrom('attribute_value')
    .select(['id', 'attribute_id', 'key', 'number', 'label_ro', 'label_ru'])
    .where(sql<boolean>`attribute_id = any(${[...new Set(attributes)]}::integer[])`)
    .orderBy('id', 'desc')
    .execute();
  const keys = new Set(stored.map(({ attribute_id, key }) => `${attribute_id} ${key}`));
  const known = new Map(
    stored.flatMap(({ id, attribute_id: attributeId, number, label_ro, label_ru }) =>
      [label_ro, label_ru].map((label): [string, number] => [
        wantedName({ attributeId, label, number }),
        id,
      ]),
    ),
  );
  for (const value of wanted.toSorted((one, other) => one.attributeId - other.attributeId)) {
    const name = wantedName(value);
    const id = known.get(name) ?? (await makeValue(changing, value, keys));
    if (id === null) continue;
    known.set(name, id);
    made.set(name, id);
  }
  return made;
}

async function makeValue(
  changing: Changing,
  { attributeId, label, number }: WantedValue,
  keys: Set<string>,
): Promise<number | null> {
  const wished = number === null ? slugOf(label, 80) : String(number);
  let key = wished;
  for (let at = 2; keys.has(`${attributeId} ${key}`); at += 1) key = `${wished}-${at}`;
  keys.add(`${attributeId} ${key}`);
  const isRussian = /\p{Script=Cyrillic}/u.test(label);
  const labels = label !== '' && { label_ro: label, label_ru: isRussian ? label : '' };
  const input = { attribute_id: attributeId, key, number, ...labels };
  const id = await attempt(changing, (within) => attributeValues.create(within, input));
  return id instanceof Refused ? null : id;
}
