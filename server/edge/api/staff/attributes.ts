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
import { notFound } from '../refusal.ts';
import { exportAnswer } from './stream-answers.ts';
import { refuseField, writeAs } from './write-as.ts';

export const staffAttributes = (shop: Shop): Endpoint[] => [
  endpoint(operations.listAttributes, () => listAttributesForStaff(shop.db)),
  // Before those with an id, which would match `export` too.
  endpoint(operations.exportAttributes, (call) =>
    exportAnswer('attributes', call, (by) => exportAttributes(shop.db, by)),
  ),
  endpoint(operations.exportAttributeValues, (call) =>
    exportAnswer('values', call, (by) => exportAttributeValues(shop.db, call.params.id, by)),
  ),
  endpoint(
    operations.readAttribute,
    async ({ params }) => (await readAttributeForm(shop.db, params.id)) ?? notFound(),
  ),
  endpoint(operations.createAttribute, ({ viewer, body }) =>
    writeAs(shop, viewer, (changing) => attributes.create(changing, body)),
  ),
  endpoint(operations.changeAttribute, ({ viewer, params: { id }, body: { version, fields } }) =>
    writeAs(shop, viewer, (changing) =>
      attributes.change(changing, id, { input: fields, seen: version }),
    ),
  ),
  endpoint(operations.deleteAttribute, ({ viewer, params: { id }, query }) =>
    writeAs(shop, viewer, async (changing) => {
      await attributes.remove(changing, id, { seen: query.version });
      return null;
    }),
  ),
  endpoint(operations.createAttributeValue, ({ viewer, params: { id }, body }) =>
    writeAs(shop, viewer, async (changing) => {
      refuseField(body.fields, 'attribute_id');
      await versionOf(changing, id);
      const input = { ...body.fields, attribute_id: id };
      const valueId = await attributeValues.create(changing, input, { seen: body.version });
      return { id: valueId, version: await versionOf(changing, id) };
    }),
  ),
  endpoint(operations.changeAttributeValue, ({ viewer, params, body: { version, fields } }) =>
    writeAs(shop, viewer, async (changing) => {
      await refuseForeign(changing, params);
      await attributeValues.change(changing, params.value_id, fields, { seen: version });
      return { id: params.value_id, version: await versionOf(changing, params.id) };
    }),
  ),
  endpoint(operations.mergeAttributeValues, ({ viewer, params, body: { version, into } }) =>
    writeAs(shop, viewer, async (changing) => {
      await refuseForeign(changing, params);
      const seen = { seen: version };
      const merged = await attributeValues.merge(changing, params.value_id, { into }, seen);
      return { id: into, version: await versionOf(changing, params.id), ...merged };
    }),
  ),
  endpoint(operations.deleteAttributeValue, ({ viewer, params, query }) =>
    writeAs(shop, viewer, async (changing) => {
      await refuseForeign(changing, params);
      await attributeValues.remove(changing, params.value_id, { seen: query.version });
      return null;
    }),
  ),
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
