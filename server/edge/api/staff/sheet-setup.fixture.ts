import { sql } from 'kysely';
import type { Role } from '../../../../contract/staff/permissions.ts';
import { openProductSetup } from '../../../shop/catalogue/writing/product-setup.fixture.ts';
import { addStaff } from '../../../testing/add-staff.ts';
import { openedOnce } from '../../../testing/opened-once.ts';

export type SheetSetup = Awaited<ReturnType<typeof openSheetSetup>>;

/** A shop with a small catalogue, and its people at the sheet. */
export async function openSheetSetup() {
  const setup = await openProductSetup();
  const { shop } = setup;

  /** Somebody of the role, with what they can ask for. */
  async function person(role: Role = 'catalogue') {
    const { headers, id } = await addStaff(shop.shop, { role });
    const post = (path: string, body?: object, locale: 'ro' | 'ru' = 'ro') =>
      shop.api('POST', `/staff/${path}`, { headers, locale, ...(body && { body }) });
    const get = (path: string) => shop.api('GET', `/staff/${path}`, { headers });
    return {
      id,
      headers,
      post,
      get,
      save: (...rows: object[]) => post('sheet/', { rows }),
      undo: (batch: number) => post(`sheet/${batch}/undo/`),
    };
  }

  /** Everything of a product the sheet can change, with its history. */
  async function stateOf(id: number) {
    const { rows } = await sql<{ state: object }>`
      select json_build_object(
        'version', version,
        'price', price,
        'state', state,
        'titles', array[title_ro, title_ru],
        'stock', (select on_hand from stock where product_id = product.id),
        'attributes', array(
          select attribute_value_id from product_attribute
          where product_id = product.id order by position
        ),
        'prices', array(
          select price from product_price where product_id = product.id order by since
        ),
        'promotions', (
          select coalesce(json_agg(json_build_array(price, starts_at, ends_at) order by id), '[]')
          from promotion where product_id = product.id
        ),
        'movements', (select count(*) from stock_movement where product_id = product.id),
        'audit', (
          select count(*) from audit_entry
          where entity = 'product' and entity_id = product.id::text
        )
      ) as state
      from product
      where id = ${id}`.execute(shop.db);
    return rows[0]?.state;
  }

  return { ...setup, person, stateOf };
}

/** The same, shared by files that make products of their own. */
export const sharedSheetSetup = openedOnce(async () => {
  const setup = await openSheetSetup();
  return { setup, ana: await setup.person() };
});
