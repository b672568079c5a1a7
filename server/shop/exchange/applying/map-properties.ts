import { sql } from 'kysely';
import type { AttributeKind } from '../../../../contract/constants.ts';
import {
  makeValues,
  type WantedValue,
  wantedName,
} from '../../catalogue/writing/bulk/make-values.ts';
import type { Product } from '../commerceml/objects.ts';
import type { Applying } from './applying.ts';
import type { ExternalLink } from './external-links.ts';
import { line } from './names-of-goods.ts';

/** The values of attributes that properties of a product mean; null: it stays a specification. */
export type MapProperty = (propertyId: string, title: string) => number | null;

/**
 * Finds the values for all properties of these products that people have mapped, by title, and
 * makes those the shop does not have. All of them at once and before anything else is written: who
 * merges values holds the attribute, and waits for everybody who describes a product.
 */
export async function startMapping(
  { changing }: Applying,
  products: Product[],
  properties: Map<string, ExternalLink>,
): Promise<MapProperty> {
  const mapped = [...properties.values()].flatMap((property) => mappedTo(property) ?? []);
  if (mapped.length === 0) return () => null;
  const rows = await changing.trx
    .selectFrom('attribute')
    .select(['id', 'kind', 'unit_ro'])
    .where(sql<boolean>`id = any(${mapped}::integer[])`)
    .execute();
  const attributes = new Map<number | null, Attribute>(rows.map((row) => [row.id, row]));
  const meant = (propertyId: string, title: string): WantedValue | null => {
    const attribute = attributes.get(mappedTo(properties.get(propertyId)));
    return attribute ? valueMeant(attribute, line(title, 200)) : null;
  };
  const wanted = products.flatMap((product) =>
    product.properties.flatMap(({ id, values }) =>
      values.flatMap((value) => meant(id, titleOfValue(properties.get(id), value)) ?? []),
    ),
  );
  const ids = await makeValues(changing, wanted, 'owner');
  return (propertyId, title) => {
    const value = meant(propertyId, title);
    return value === null ? null : (ids.get(wantedName(value)) ?? null);
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

type Attribute = { id: number; kind: AttributeKind; unit_ro: string };

/** What 1C calls a value may be said in several ways: `2,5 мм²` is 2.5, and `Истина` is yes. */
function valueMeant({ id, kind, unit_ro }: Attribute, title: string): WantedValue | null {
  if (title === '') return null;
  if (kind === 'word') return { attributeId: id, label: title, number: null };
  const text = title.toLowerCase();
  const yesOrNo = YES.test(text) ? 1 : NO.test(text) ? 0 : null;
  const number = kind === 'number' ? numberOf(title) : yesOrNo;
  // Where the shop knows the unit, it says the number in both languages.
  return number === null ? null : { attributeId: id, label: unit_ro === '' ? title : '', number };
}

/** `2,5 мм²` is 2.5. */
function numberOf(title: string): number | null {
  const [found] = /^[+-]?\d+([.,]\d+)?/.exec(title.replaceAll(/[\s\u00a0]/g, '')) ?? [];
  const number = Number(found?.replace(',', '.') ?? Number.NaN);
  return Number.isFinite(number) && Math.abs(number) <= 1e12 ? number : null;
}

/**
 * The values a product has from now on: without those 1C gave and names no more, with those it
 * names anew. What people added stays, and what they took away stays away.
 */
export function mergeValues(stored: number[], given: unknown, read: number[]): number[] {
  const before = new Set<unknown>(Array.isArray(given) ? given : []);
  const kept = stored.filter((id) => read.includes(id) || !before.has(id));
  const added = read.filter((id) => !before.has(id) && !kept.includes(id));
  return [...kept, ...added];
}
