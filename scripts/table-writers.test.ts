import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTest, root, textOf } from './project-imports.fixture.ts';

/** Who writes these tables, and nobody else. */
const writers: Record<string, string[]> = {
  'server/shop/catalogue/': [
    'product',
    'product_attribute',
    'product_picture',
    'product_document',
    'product_link',
    'product_price',
    'product_popularity',
    'promotion',
    'stock',
    'stock_movement',
    'warehouse_stock',
    'attribute_value',
    'category_attribute',
    'batch',
    'price_change',
  ],
  'server/base/changes/': ['audit_entry', 'catalogue_change', 'catalogue_version'],
  'server/shop/documents/': ['proforma_series', 'proforma', 'proforma_file'],
  'server/shop/import/': ['import_profile', 'supplier_code', 'import_run', 'import_row'],
  'server/base/jobs/': ['job'],
  'server/base/database/': ['migration_need'],
  'server/base/releases/': ['built_file'],
  'server/base/media/': ['media_file'],
  'server/shop/orders/': [
    'customer_order',
    'order_line',
    'order_event',
    'order_parcel',
    'order_parcel_line',
    'order_search',
    'order_viewer',
    'order_key',
    'staff_order_key',
  ],
  'server/shop/staff/': [
    'staff',
    'staff_secret',
    'staff_recovery_code',
    'staff_session',
    'staff_network',
    'staff_invitation',
    'staff_password_link',
    'staff_view',
  ],
  'server/shop/exchange/': [
    'exchange_account',
    'exchange_run',
    'exchange_session',
    'exchange_file',
    'exchange_part',
    'exchange_object',
    'exchange_waiting',
    'exchange_picture',
    'external_link',
    'exchange_order',
    'exchange_offered_order',
    'exchange_told_line',
    'exchange_payment',
  ],
  'server/shop/accounts/': ['customer_change'],
  'server/shop/customers/': ['customer_note'],
  'server/shop/sales/': ['sales_day', 'sales_product_day', 'sales_stale'],
  'server/shop/redirects/': ['former_slug'],
  'server/shop/search/': [
    'search_word',
    'product_search',
    'search_synonym',
    'equivalent_mark',
    'vocabulary',
    'search_count',
  ],
};
/** Written by no statement that names them: changes/edit-row.ts does it for their verbs. */
const edited =
  'unit category brand brand_note attribute warehouse setting content_page article home_block popup page_seo phone mail_text redirect';

/** The table that a statement writes, in SQL or by the query builder. */
const WRITING =
  /(?:insert into|update|delete from) (\w+)\b(?! as held\n)|(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g;

test('each table has one writer', () => {
  const files = globSync('{server,demo,bench}/**/*.ts', { cwd: root }).filter(
    (file) => !isTest(file) && !/\.fixture\.|\/migrations\/|^server\/testing\//.test(file),
  );
  const owned = Object.entries(writers).flatMap(([folder, tables]) =>
    tables.map((table) => ({ table, folder })),
  );
  // A category's path and an attribute's version follow from what their verbs write.
  const others = edited
    .split(' ')
    .map((table) => ({ table, folder: 'server/shop/catalogue/writing/' }));
  const folderOf = new Map([...owned, ...others].map(({ table, folder }) => [table, folder]));
  const intruders = files.flatMap((file) =>
    [...new Set([...textOf(file).matchAll(WRITING)].map(([, inSql, inQuery]) => inSql ?? inQuery))]
      .map((table = '') => ({ table, folder: folderOf.get(table) }))
      .filter(({ folder }) => folder && !file.startsWith(folder))
      .map(({ table }) => `${file} writes ${table}`),
  );
  expect(intruders).toEqual([]);
});
