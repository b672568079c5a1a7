import { sql } from 'kysely';
import * as v from 'valibot';
import { attributeValue } from '../../../../contract/editing/catalogue.ts';
import { reference } from '../../../../contract/editing/fields.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { lockRow, type Row, refuseOlder } from '../../../base/changes/edit-row.ts';
import { invalid, missing, parse, Refused } from '../../../base/changes/refused.ts';
import { lockValues } from './lock-values.ts';
import { labelsOfNumber } from './value-labels.ts';

type Seen = { seen?: number | undefined };

const merge = v.strictObject({ into: reference });

/**
 * Values of an attribute: one change of the attribute, which has their version. It is locked first,
 * whatever is done to a value.
 */
export const attributeValues = {
  async create(changing: Changing, input: unknown, { seen }: Seen = {}): Promise<number> {
    const given = parse(attributeValue, input);
    const stored = await lockRow(changing, 'attribute', given.attribute_id);
    if (!stored) throw invalid({ attribute_id: ['EDIT.UNKNOWN'] });
    await refuseOlder(changing, 'attribute', given.attribute_id, { stored, seen });
    if (stored.kind === 'yes-no') throw invalid({ attribute_id: ['EDIT.YES_NO'] });
    refuseWithoutNumber(stored, given.number);
    const fields = { ...given, ...labelsOf(stored, given, given.number) };
    const { id } = await changing.trx
      .insertInto('attribute_value')
      .values(fields)
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteValue(changing, fields.attribute_id, { after: { value: { id, ...fields } } });
    return id;
  },

  async change(changing: Changing, id: number, input: unknown, { seen }: Seen = {}): Promise<void> {
    const given = parse(v.partial(v.omit(attributeValue, ['attribute_id'])), input);
    const { attribute, value } = await lockValue(changing, id, seen);
    if (attribute.kind === 'yes-no') throw invalid({ key: ['EDIT.YES_NO'] });
    if (given.number !== undefined) refuseWithoutNumber(attribute, given.number);
    const next = { ...value, ...given };
    const isOther = next.number !== value.number && next.label_ro === value.label_ro;
    const isWritten = isOther && value.label_ro === writtenLabel(attribute, value.number);
    const labels = labelsOf(
      attribute,
      isWritten ? { label_ro: '', label_ru: '' } : next,
      next.number,
    );
    const fields = { ...given, ...labels };
    const isSame = Object.entries(fields).every(([name, given]) => Object(value)[name] === given);
    if (isSame) return;
    await changing.trx.updateTable('attribute_value').set(fields).where('id', '=', id).execute();
    await noteValue(changing, value.attribute_id, {
      before: { value },
      after: { value: { ...value, ...fields } },
    });
  },

  /** Only what no product has. */
  async remove(changing: Changing, id: number, { seen }: Seen = {}): Promise<void> {
    const { attribute, value } = await lockValue(changing, id, seen);
    if (attribute.kind === 'yes-no') throw invalid({ key: ['EDIT.YES_NO'] });
    const user = await changing.trx
      .selectFrom('product_attribute')
      .select('product_id')
      .where('attribute_value_id', '=', id)
      .limit(1)
      .executeTakeFirst();
    if (user) throw new Refused({ kind: 'in-use', by: `product ${user.product_id}` });
    await changing.trx.deleteFrom('attribute_value').where('id', '=', id).execute();
    await noteValue(changing, value.attribute_id, { before: { value }, after: { value: null } });
  },

  /**
   * Every product that has the value has the other one from now on, and the value goes. The audit
   * log keeps which products had it, and which of them had both: enough to part them again.
   */
  async merge(changing: Changing, id: number, input: unknown, { seen }: Seen = {}) {
    const { into } = parse(merge, input);
    const { value } = await lockValue(changing, id, seen);
    const { trx } = changing;
    const target = await readValue(changing, into);
    if (target?.attribute_id !== value.attribute_id || into === id) {
      throw invalid({ into: ['EDIT.MERGE'] });
    }
    // Who describes a product meanwhile waits: one by one they could wait for us and we for them.
    await lockValues(trx);
    const both = await idsOf(
      sql`
        delete from product_attribute as stored
        where attribute_value_id = ${id}
          and exists (
            select
            from product_attribute as other
            where other.product_id = stored.product_id
              and other.attribute_value_id = ${into}
          )
        returning product_id as id`,
      changing,
    );
    const moved = await idsOf(
      sql`
        update product_attribute
        set attribute_value_id = ${into}
        where attribute_value_id = ${id}
        returning product_id as id`,
      changing,
    );
    await trx.deleteFrom('attribute_value').where('id', '=', id).execute();
    await noteValue(changing, value.attribute_id, {
      before: { value, products: moved, products_with_both: both },
      after: { merged_into: into },
    });
    return { products: moved.length + both.length };
  },
};

type Value = NonNullable<Awaited<ReturnType<typeof readValue>>>;

const readValue = ({ trx }: Changing, id: number) =>
  trx.selectFrom('attribute_value').selectAll().where('id', '=', id).executeTakeFirst();

/** The attribute, and then the value as it stands by then. */
async function lockValue(changing: Changing, id: number, seen: number | undefined) {
  const attributeId = (await readValue(changing, id))?.attribute_id;
  const attribute = attributeId && (await lockRow(changing, 'attribute', attributeId));
  if (!attribute) throw missing();
  await refuseOlder(changing, 'attribute', attributeId, { stored: attribute, seen });
  const value: Value | undefined = await readValue(changing, id);
  if (!value) throw missing();
  return { attribute, value };
}

function refuseWithoutNumber(attribute: Row, number: number | null) {
  if (attribute.kind === 'number' && number === null) throw invalid({ number: ['EDIT.NUMBER'] });
}

const unitsOf = ({ unit_ro, unit_ru }: Row) => ({
  unit_ro: String(unit_ro),
  unit_ru: String(unit_ru),
});

/** Nobody has to write a number's label: it is the number with the unit. */
function labelsOf(
  attribute: Row,
  { label_ro, label_ru }: { label_ro: string; label_ru: string },
  number: number | null,
) {
  if (label_ro !== '') return { label_ro, label_ru };
  if (attribute.kind !== 'number' || number === null) {
    throw invalid({ label_ro: ['VALIDATE.REQUIRED'] });
  }
  return labelsOfNumber(number, unitsOf(attribute));
}

const writtenLabel = (attribute: Row, number: number | null) =>
  attribute.kind === 'number' && number !== null
    ? labelsOfNumber(number, unitsOf(attribute)).label_ro
    : null;

async function idsOf(query: ReturnType<typeof sql>, { trx }: Changing): Promise<number[]> {
  const { rows } = await query.execute(trx);
  return rows.map((row) => Number(Object(row).id)).toSorted((a, b) => a - b);
}

async function noteValue(
  { trx, note }: Changing,
  attributeId: number,
  noted: { before?: object; after?: object },
) {
  const { version } = await trx
    .updateTable('attribute')
    .set(({ eb }) => ({ version: eb('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', attributeId)
    .returning('version')
    .executeTakeFirstOrThrow();
  note({ verb: 'change', entity: 'attribute', ids: [attributeId], version, ...noted });
}
