import * as operations from '../../../../contract/staff/operations/attributes.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { missing } from '../../../base/changes/refused.ts';
import {
  exportAttributes,
  exportAttributeValues,
} from '../../../shop/catalogue/for-staff/export-reference.ts';
import {
  listAttributesForStaff,
  readAttributeForm,
} from '../../../shop/catalogue/for-staff/read-attributes.ts';
import { attributeValues } from '../../../shop/catalogue/writing/attribute-values.ts';
import { attributes } from '../../../shop/catalogue/writing/attributes.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { refuseField } from './refuse-field.ts';
import { exporting, writing } from './staff-endpoints.ts';

export const staffAttributes = (shop: Shop): Endpoint[] => [
  endpoint(operations.listAttributes, () => listAttributesForStaff(shop.db)),
  // Before those with an id, which would match `export` too.
  exporting(shop, operations.exportAttributes, 'attributes', exportAttributes),
  exporting(shop, operations.exportAttributeValues, 'values', exportAttributeValues),
  endpoint(operations.readAttribute, ({ params }) => readAttributeForm(shop.db, params.id)),
  writing(shop, operations.createAttribute, (changing, { body }) =>
    attributes.create(changing, body),
  ),
  writing(shop, operations.changeAttribute, (changing, { params, body: { version, fields } }) =>
    attributes.change(changing, params.id, { input: fields, seen: version }),
  ),
  writing(shop, operations.deleteAttribute, (changing, { params, query }) =>
    attributes.remove(changing, params.id, { seen: query.version }),
  ),
  writing(shop, operations.createAttributeValue, async (changing, { params: { id }, body }) => {
    refuseField(body.fields, 'attribute_id');
    await versionOf(changing, id);
    const input = { ...body.fields, attribute_id: id };
    const valueId = await attributeValues.create(changing, input, { seen: body.version });
    return { id: valueId, version: await versionOf(changing, id) };
  }),
  writing(shop, operations.changeAttributeValue, async (changing, { params, body }) => {
    await refuseForeign(changing, params);
    const seen = { seen: body.version };
    await attributeValues.change(changing, params.value_id, body.fields, seen);
    return { id: params.value_id, version: await versionOf(changing, params.id) };
  }),
  writing(shop, operations.mergeAttributeValues, async (changing, { params, body }) => {
    await refuseForeign(changing, params);
    const { into, version: seen } = body;
    const merged = await attributeValues.merge(changing, params.value_id, { into }, { seen });
    return { id: into, version: await versionOf(changing, params.id), ...merged };
  }),
  writing(shop, operations.deleteAttributeValue, async (changing, { params, query }) => {
    await refuseForeign(changing, params);
    return attributeValues.remove(changing, params.value_id, { seen: query.version });
  }),
];

async function versionOf({ trx }: Changing, id: number): Promise<number> {
  const row = await trx
    .selectFrom('attribute')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw missing();
  return row.version;
}

/** A value is reached through its own attribute alone. */
async function refuseForeign(
  { trx }: Changing,
  { id, value_id }: { id: number; value_id: number },
) {
  const own = await trx
    .selectFrom('attribute_value')
    .select('id')
    .where('id', '=', value_id)
    .where('attribute_id', '=', id)
    .executeTakeFirst();
  if (!own) throw missing();
}
