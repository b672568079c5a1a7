import * as v from 'valibot';
import { attribute, attributeValue } from '../../../contract/editing/catalogue.ts';
import type { Changing } from '../../changes/change.ts';
import type { Row } from '../../changes/edit-row.ts';
import { invalid, type Mistakes, parse } from '../../changes/refused.ts';
import { rowVerbs } from '../../changes/row-verbs.ts';
import { fixedAttributes } from '../../search/reading/fixed-attributes.ts';

/** Search decides which attributes it relies on. */
const kept = (fields: Partial<v.InferOutput<typeof attribute>>): Row =>
  fields.key === undefined
    ? { ...fields }
    : { ...fields, is_fixed: fixedAttributes.has(fields.key) };

const verbs = rowVerbs('attribute', attribute, {
  kept,
  async mistakes({ trx }, { key, kind }, held): Promise<Mistakes> {
    const isOther = (key ?? held?.key) !== held?.key || (kind ?? held?.kind) !== held?.kind;
    if (!held || !isOther) return {};
    if (held.is_fixed) return { key: ['EDIT.FIXED'] };
    const wordy = await trx
      .selectFrom('attribute_value')
      .select('id')
      .where('attribute_id', '=', Number(held.id))
      .where('number', 'is', null)
      .limit(1)
      .executeTakeFirst();
    return kind === 'number' && wordy ? { kind: ['EDIT.NUMBER'] } : {};
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
