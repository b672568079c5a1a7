import type { Database } from '../../../base/database/connect.ts';

/** With how many products have each; counted in one go. */
export const listUnitsForStaff = (db: Database) =>
  db
    .selectFrom('unit')
    .leftJoin(
      (query) =>
        query
          .selectFrom('product')
          .select(({ fn }) => ['unit', fn.countAll<number>().as('products')])
          .groupBy('unit')
          .as('used'),
      (join) => join.onRef('used.unit', '=', 'unit.key'),
    )
    .select([
      'key',
      'version',
      'title_ro',
      'title_ru',
      'is_cut',
      'smallest_quantity',
      'quantity_step',
      'content_unit',
      'content_attribute',
    ])
    .select(({ fn, lit }) => fn.coalesce('used.products', lit(0)).as('products'))
    .orderBy('key')
    .execute();

/** In the order in which orders take from them, with how many products lie there. */
export const listWarehousesForStaff = (db: Database) =>
  db
    .selectFrom('warehouse')
    .leftJoin(
      (query) =>
        query
          .selectFrom('warehouse_stock')
          .select(({ fn }) => ['warehouse_id', fn.countAll<number>().as('products')])
          .where('on_hand', '>', 0)
          .groupBy('warehouse_id')
          .as('held'),
      (join) => join.onRef('held.warehouse_id', '=', 'warehouse.id'),
    )
    .select(['id', 'version', 'key', 'title_ro', 'title_ru', 'position'])
    .select(({ fn, lit }) => fn.coalesce('held.products', lit(0)).as('products'))
    .orderBy('position')
    .orderBy('id')
    .execute();
