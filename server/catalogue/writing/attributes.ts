import * as v from 'valibot';
import { attribute, attributeValue } from '../../../contract/editing/catalogue.ts';
import type { Changing } from '../../changes/change.ts';
import type { Row } from '../../changes/edit-row.ts';
import { invalid, type Mistakes, missing, parse, Refused } from '../../changes/refused.ts';
import { rowVerbs } from '../../changes/row-verbs.ts';
import { fixedAttributes } from '../../search/reading/fixed-attributes.ts';

/** Search decides which attributes it relies on. */
const kept = (fields: Partial<v.InferOutput<typeof attribute>>): Row =>
  fields.key === undefined
    ? { ...fields }
    : { ...fields, is_fixed: fixedAttributes.has(fields.key) };

const verbs = rowVerbs('attribute', attribute, {
  kept,
  mistakes: (_, { key, kind }, held): Mistakes => {
    if (!held?.is_fixed) return {};
    const isOther = (key ?? held.key) !== held.key || (kind ?? held.kind) !== held.kind;
    return isOther ? { key: ['EDIT.FIXED'] } : {};
  },
});

/** Attributes that search reads queries by keep their key and kind, and cannot go. */
export const attributes = {
  ...verbs,
  async remove(changing: Changing, id: number, options: { seen?: number | undefined } = {}) {
    const held = await changing.trx
      .selectFrom('attribute')
      .select('is_fixed')
      .where('id', '=', id)
      .executeTakeFirst();
    if (held?.is_fixed) throw invalid({ key: ['EDIT.FIXED'] });
    return verbs.remove(changing, id, options);
  },
};

const valuesOfNew = v.array(v.omit(attributeValue, ['attribute_id']));

/** Many new attributes with their values; answers with the ids of both, values by `attribute:key`. */
export async function createAttributes(
  changing: Changing,
  inputs: { attribute: unknown; values: unknown }[],
) {
  const ids = { attributes: new Map<string, number>(), values: new Map<string, number>() };
  for (const input of inputs) {
    const { id } = await verbs.create(changing, input.attribute);
    const { key } = parse(attribute, input.attribute);
    const values = parse(valuesOfNew, input.values);
    ids.attributes.set(key, Number(id));
    if (values.length === 0) continue;
    const rows = await changing.trx
      .insertInto('attribute_value')
      .values(values.map((value) => ({ ...value, attribute_id: Number(id) })))
      .returning(['id', 'key'])
      .execute();
    for (const row of rows) ids.values.set(`${key}:${row.key}`, row.id);
  }
  return ids;
}

/** Values of an attribute: one change of the attribute, which has their version. */
export const attributeValues = {
  async create(changing: Changing, input: unknown): Promise<number> {
    const fields = parse(attributeValue, input);
    const held = await changing.trx
      .selectFrom('attribute')
      .select(['id', 'kind'])
      .where('id', '=', fields.attribute_id)
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw invalid({ attribute_id: ['EDIT.UNKNOWN'] });
    if (held.kind === 'number' && fields.number === null)
      throw invalid({ number: ['EDIT.NUMBER'] });
    const { id } = await changing.trx
      .insertInto('attribute_value')
      .values(fields)
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteValue(changing, held.id, { after: { value: { id, ...fields } } });
    return id;
  },

  async change(changing: Changing, id: number, input: unknown): Promise<void> {
    const fields = parse(v.partial(v.omit(attributeValue, ['attribute_id'])), input);
    const held = await changing.trx
      .selectFrom('attribute_value')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!held) throw missing();
    if (Object.keys(fields).length === 0) return;
    await changing.trx.updateTable('attribute_value').set(fields).where('id', '=', id).execute();
    await noteValue(changing, held.attribute_id, {
      before: { value: held },
      after: { value: { ...held, ...fields } },
    });
  },

  /** Only what no product has. */
  async remove(changing: Changing, id: number): Promise<void> {
    const user = await changing.trx
      .selectFrom('product_attribute')
      .select('product_id')
      .where('attribute_value_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (user) throw new Refused({ kind: 'in-use', by: `product ${user.product_id}` });
    const held = await changing.trx
      .deleteFrom('attribute_value')
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (!held) throw missing();
    await noteValue(changing, held.attribute_id, { before: { value: held } });
  },
};

async function noteValue(
  { trx, note }: Changing,
  attributeId: number,
  noted: { before?: object; after?: object },
) {
  const { version } = await trx
    .updateTable('attribute')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', attributeId)
    .returning('version')
    .executeTakeFirstOrThrow();
  note({ verb: 'change', entity: 'attribute', ids: [attributeId], version, ...noted });
}
