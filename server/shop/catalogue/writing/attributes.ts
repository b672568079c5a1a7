import { sql } from 'kysely';
import * as v from 'valibot';
import { attribute, attributeValue } from '../../../../contract/editing/catalogue.ts';
import type { AttributeUses } from '../../../../contract/staff/catalogue/reference-shapes.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { lockRow, type Row, refuseOlder, type Saved } from '../../../base/changes/edit-row.ts';
import { invalid, type Mistakes, missing, parse, Refused } from '../../../base/changes/refused.ts';
import { rowVerbs } from '../../../base/changes/row-verbs.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { fixedAttributes } from '../../search/reading/fixed-attributes.ts';
import { labelsOfNumber, relabel, yesAndNo } from './value-labels.ts';

/** Search decides which attributes it relies on. */
const kept = (fields: Partial<v.InferOutput<typeof attribute>>): Row =>
  fields.key === undefined
    ? { ...fields }
    : { ...fields, is_fixed: fixedAttributes.has(fields.key) };

const verbs = rowVerbs('attribute', attribute, {
  kept,
  async mistakes({ trx }, { key, kind }, stored): Promise<Mistakes> {
    const isOther = (key ?? stored?.key) !== stored?.key || (kind ?? stored?.kind) !== stored?.kind;
    if (!stored || !isOther) return {};
    if (stored.is_fixed) return { key: ['EDIT.FIXED'] };
    // Its two values are all it has, and of no other kind.
    const isOtherKind = (kind ?? stored.kind) !== stored.kind;
    if (isOtherKind && [kind, stored.kind].includes('yes-no')) return { kind: ['EDIT.YES_NO'] };
    const wordy = await trx
      .selectFrom('attribute_value')
      .select('id')
      .where('attribute_id', '=', Number(stored.id))
      .where('number', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return kind === 'number' && wordy ? { kind: ['EDIT.NUMBER'] } : {};
  },
  async changed({ trx }, id, stored, fields) {
    const units = (row: Row) => ({ unit_ro: String(row.unit_ro), unit_ru: String(row.unit_ru) });
    await relabel(trx, Number(id), units(stored), units({ ...stored, ...fields }));
  },
});

/** Attributes that search reads queries by keep their key and kind, and cannot go. */
export const attributes = {
  ...verbs,
  async create(changing: Changing, input: unknown): Promise<Saved> {
    const saved = await verbs.create(changing, input);
    if (parse(attribute, input).kind === 'yes-no') {
      await changing.trx
        .insertInto('attribute_value')
        .values(yesAndNo.map((value) => ({ ...value, attribute_id: Number(saved.id) })))
        .execute();
    }
    return saved;
  },
  async remove(changing: Changing, id: number, { seen }: { seen?: number | undefined } = {}) {
    const { trx, note } = changing;
    const stored = await lockRow(changing, 'attribute', id);
    if (!stored) throw missing();
    if (stored.is_fixed) throw invalid({ key: ['EDIT.FIXED'] });
    await refuseOlder(changing, 'attribute', id, { stored, seen });
    // A unit refers to it by its key alone: who writes one holds the attribute, and is waited for.
    await sql`
      select
      from attribute
      where id = ${id}
      for update`.execute(trx);
    const uses = await readUses(trx, id, String(stored.key));
    if (uses.products + uses.categories.length + uses.units.length > 0) {
      throw new Refused({ kind: 'in-use', by: 'attribute', uses });
    }
    const values = await trx
      .deleteFrom('attribute_value')
      .where('attribute_id', '=', id)
      .returningAll()
      .execute();
    await trx.deleteFrom('attribute').where('id', '=', id).execute();
    note({ verb: 'delete', entity: 'attribute', ids: [id], before: { ...stored, values } });
  },
};

/** What is described, filtered or counted by the attribute. */
async function readUses(trx: Trx, id: number, key: string): Promise<AttributeUses> {
  const { rows } = await sql<{ products: number }>`
    select count(distinct product_id)::integer as products
    from product_attribute
    inner join attribute_value on attribute_value.id = attribute_value_id
    where attribute_id = ${id}`.execute(trx);
  const categories = await trx
    .selectFrom('category_attribute')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['category.id', 'title_ro', 'title_ru'])
    .where('attribute_id', '=', id)
    .orderBy('category.id')
    .execute();
  const units = await trx
    .selectFrom('unit')
    .select(['key', 'title_ro', 'title_ru'])
    .where('content_attribute', '=', key)
    .orderBy('key')
    .execute();
  return { products: rows[0]?.products ?? 0, categories, units };
}

const valuesOfNew = v.array(v.omit(attributeValue, ['attribute_id']));

/** Many new attributes with their values; answers with the ids of both, values by `attribute:key`. */
export async function createAttributes(
  changing: Changing,
  inputs: { attribute: unknown; values: unknown }[],
) {
  const ids = { attributes: new Map<string, number>(), values: new Map<string, number>() };
  for (const input of inputs) {
    const { id } = await verbs.create(changing, input.attribute);
    const { key, kind, ...units } = parse(attribute, input.attribute);
    const values = kind === 'yes-no' ? yesAndNo : parse(valuesOfNew, input.values);
    ids.attributes.set(key, Number(id));
    if (values.length === 0) continue;
    const rows = await changing.trx
      .insertInto('attribute_value')
      .values(
        values.map((value) => ({
          ...(kind === 'number' && labelsOfNumber(value.number ?? 0, units)),
          ...value,
          attribute_id: Number(id),
        })),
      )
      .returning(['id', 'key'])
      .execute();
    for (const row of rows) ids.values.set(`${key}:${row.key}`, row.id);
  }
  return ids;
}
