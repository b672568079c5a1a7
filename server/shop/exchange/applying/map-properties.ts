import { sql } from 'kysely';
import type { AttributeKind } from '../../../../contract/constants.ts';
import { slugOf } from '../../../../contract/slug-of.ts';
import { attempt } from '../../../base/changes/attempt.ts';
import { Refused } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { attributeValues } from '../../catalogue/writing/attribute-values.ts';
import type { Product } from '../commerceml/objects.ts';
import type { Applying } from './applying.ts';
import type { ExternalLink } from './external-links.ts';
import { inBoth, line } from './names-of-goods.ts';

type Value = {
  id: number;
  attribute_id: number;
  key: string;
  number: number | null;
  labels: string[];
};

/** The values of attributes that properties of a product mean; null: it stays a specification. */
export type MapProperty = (propertyId: string, title: string) => number | null;

/**
 * Finds the values for all properties of these products that people have mapped, by title, and
 * makes those the shop does not have. All of them at once and before anything else is written: who
 * merges values holds the attribute, and waits for everybody who describes a product.
 */
export async function startMapping(
  applying: Applying,
  products: Product[],
  properties: Map<string, ExternalLink>,
): Promise<MapProperty> {
  const { trx } = applying.changing;
  const attributeOf = (id: string) => mappedTo(properties.get(id));
  const wanted = products.flatMap((product) =>
    product.properties.flatMap(({ id, values }) =>
      values.flatMap((value) => {
        const attributeId = attributeOf(id);
        const title = line(titleOfValue(properties.get(id), value), 200);
        return attributeId === null || title === '' ? [] : [{ attributeId, title }];
      }),
    ),
  );
  if (wanted.length === 0) return () => null;
  const { kinds, units } = await readKinds(trx, [...new Set(wanted.map((one) => one.attributeId))]);
  const known = startFinding(await readValues(trx, [...kinds.keys()]), kinds);
  for (const { attributeId, title } of wanted.toSorted((a, b) => a.attributeId - b.attributeId)) {
    if (!kinds.has(attributeId) || known.find(attributeId, title) !== null) continue;
    const kind = kinds.get(attributeId);
    const number = kind === 'number' ? numberOf(title) : null;
    if (kind === 'yes-no' || (kind === 'number' && number === null)) continue;
    const { value_ro: label_ro = title, value_ru: label_ru = '' } = inBoth('value', title);
    // Where the shop knows the unit, it says the number in both languages.
    const labels = units.has(attributeId) ? {} : { label_ro, label_ru };
    const key = known.freeKey(attributeId, number === null ? slugOf(title, 80) : String(number));
    const input = { attribute_id: attributeId, key, number, ...labels };
    const id = await attempt(applying.changing, (within) => attributeValues.create(within, input));
    if (id instanceof Refused) continue;
    known.add({ id, attribute_id: attributeId, key, number, labels: [label_ro, label_ru] });
  }
  return (propertyId, title) => {
    const attributeId = attributeOf(propertyId);
    return attributeId === null ? null : known.find(attributeId, line(title, 200));
  };
}

/** As it was parsed when somebody decided. */
const decisionOf = (property: ExternalLink | undefined) =>
  Object(property?.decision) as Partial<Record<'attribute_id', number> & Record<'ignore', true>>;

const mappedTo = (property: ExternalLink | undefined): number | null =>
  decisionOf(property).attribute_id ?? null;

/** Nobody here is to read of it. */
export const isIgnored = (property: ExternalLink | undefined) =>
  decisionOf(property).ignore === true;

/** A value of a dictionary is named by its id. */
export function titleOfValue(property: ExternalLink | undefined, value: string): string {
  const values = Object(property?.given.values);
  return Object.hasOwn(values, value) ? String(values[value]) : value;
}

const YES = /^(da|yes|true|1|да|истина|есть|\+)$/;
const NO = /^(nu|no|false|0|нет|ложь|-)$/;

/** What 1C calls a value may be said in several ways: `2,5 мм²` is 2.5, and `Истина` is yes. */
function numberMeant(kind: AttributeKind | undefined, title: string): number | null {
  if (kind === 'number') return numberOf(title);
  if (kind !== 'yes-no') return null;
  const said = title.trim().toLowerCase();
  return YES.test(said) ? 1 : NO.test(said) ? 0 : null;
}

function startFinding(values: Value[], kinds: Map<number, AttributeKind>) {
  const nameOf = (attributeId: number, title: string) => {
    const number = numberMeant(kinds.get(attributeId), title);
    return `${attributeId} ${number ?? title.toLowerCase()}`;
  };
  const byName = new Map<string, number>();
  const keys = new Set<string>();
  function add({ id, attribute_id, key, number, labels }: Value) {
    keys.add(`${attribute_id} ${key}`);
    const names = number === null ? labels.filter(Boolean) : [String(number)];
    for (const name of names) byName.set(nameOf(attribute_id, name), id);
  }
  for (const value of values) add(value);
  return {
    add,
    find: (attributeId: number, title: string) => byName.get(nameOf(attributeId, title)) ?? null,
    freeKey(attributeId: number, wished: string) {
      let key = wished;
      for (let at = 2; keys.has(`${attributeId} ${key}`); at += 1) key = `${wished}-${at}`;
      return key;
    },
  };
}

/** `2,5 мм²` is 2.5. */
function numberOf(title: string): number | null {
  const [found] = /^[+-]?\d+([.,]\d+)?/.exec(title.replaceAll(/[\s\u00a0]/g, '')) ?? [];
  const number = Number(found?.replace(',', '.') ?? Number.NaN);
  return Number.isFinite(number) && Math.abs(number) <= 1e12 ? number : null;
}

async function readKinds(trx: Trx, ids: number[]) {
  const rows = await trx
    .selectFrom('attribute')
    .select(['id', 'kind', 'unit_ro'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  return {
    kinds: new Map(rows.map(({ id, kind }) => [id, kind])),
    units: new Set(rows.flatMap(({ id, unit_ro }) => (unit_ro === '' ? [] : id))),
  };
}

async function readValues(trx: Trx, attributeIds: number[]): Promise<Value[]> {
  const rows = await trx
    .selectFrom('attribute_value')
    .select(['id', 'attribute_id', 'key', 'number', 'label_ro', 'label_ru'])
    .where(sql<boolean>`attribute_id = any(${attributeIds}::integer[])`)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ label_ro, label_ru, ...value }) => ({
    ...value,
    labels: [label_ro, label_ru],
  }));
}

/**
 * The values a product has from now on: without those 1C gave and names no more, with those it
 * names anew. What people added stays, and what they took away stays away.
 */
export function mergeValues(held: number[], given: unknown, said: number[]): number[] {
  const before = new Set<unknown>(Array.isArray(given) ? given : []);
  const kept = held.filter((id) => said.includes(id) || !before.has(id));
  const added = said.filter((id) => !before.has(id) && !kept.includes(id));
  return [...kept, ...added];
}
