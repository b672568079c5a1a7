import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import { shownPrice, toLei } from '../../../contract/money.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import type { CustomerCard } from '../../../contract/staff/customers.ts';
import type { Database } from '../../base/database/connect.ts';
import { readMailsOf } from '../../base/mail/read-outbox.ts';
import { shown } from '../accounts/queries.ts';
import { readLines } from '../carts/queries.ts';
import { readCards } from '../catalogue/cards.ts';
import { countFavourites, readPage } from '../favourites/queries.ts';
import type { Shop } from '../shop.ts';
import { readNotes } from './customer-notes.ts';
import { openOrdersOf } from './open-orders.ts';

/** The newest of them; more is not looked through, but searched. */
const MOST_SHOWN = 50;

/** Everything of one customer but the orders, which are read page by page. */
export async function readCustomerCard(
  shop: Shop,
  id: number,
  locale: Locale,
): Promise<CustomerCard | null> {
  const { db } = shop;
  const customer = await db
    .selectFrom('customer')
    .select([...shown, 'locale', 'version', 'created_at', 'updated_at'])
    .select(['blocked_at', 'block_reason', 'erased_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!customer) return null;
  const lines = await readLines(db, id);
  const favourites = await readPage(db, id, MOST_SHOWN, 0);
  const products = await readProducts(shop, locale, [
    ...lines.map((line) => line.product_id),
    ...favourites.map((favourite) => favourite.product_id),
  ]);
  const { created_at, updated_at, blocked_at, erased_at, email_confirmed_at, ...data } = customer;
  return {
    ...data,
    email_confirmed: email_confirmed_at !== null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    blocked_at: blocked_at?.toISOString() ?? null,
    erased_at: erased_at?.toISOString() ?? null,
    ...(await readTotals(db, id)),
    open_orders: await openOrdersOf(db, id),
    open_tokens: await countTokens(db, id),
    cart: lines.flatMap(({ product_id, quantity }) => {
      const product = products.get(product_id);
      return product ? [{ product, quantity }] : [];
    }),
    favourites: {
      total: await countFavourites(db, id),
      results: favourites.flatMap(({ product_id }) => products.get(product_id) ?? []),
    },
    notes: await readNotes(db, id),
    changes: await readChanges(db, id),
    mails: await readMailsOf(db, id, MOST_SHOWN),
  };
}

/** At the prices the customer sees. */
async function readProducts(shop: Shop, locale: Locale, ids: number[]) {
  const viewer = { kind: 'customer', id: 0, token: '' } as const;
  const cards = await readCards(shop, [...new Set(ids)], { viewer, locale });
  return new Map([...cards].map(([id, card]) => [id, keptProduct(card)]));
}

const keptProduct = (card: ProductCard) => ({
  id: card.id,
  slug: card.slug,
  code: card.code,
  title: card.title,
  units: card.units,
  stock: card.stock,
  price: shownPrice(card) ?? 0,
});

async function readTotals(db: Database, customerId: number) {
  const { orders, spent, last } = await db
    .selectFrom('customer_order')
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      sql<number>`
        coalesce(
          sum(total) filter (where status <> 'cancelled' and payment_status <> 'refunded'), 0
        )::bigint`.as('spent'),
      sql<Date | null>`max(created_at)`.as('last'),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { orders, spent: toLei(spent), last_order_at: last?.toISOString() ?? null };
}

async function countTokens(db: Database, customerId: number) {
  const { tokens } = await db
    .selectFrom('customer_token')
    .select(({ fn }) => fn.countAll<number>().as('tokens'))
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return tokens;
}

async function readChanges(db: Database, customerId: number) {
  const rows = await db
    .selectFrom('customer_change')
    .leftJoin('staff', (join) =>
      join.on(sql`'staff:' || staff.id`, '=', sql.ref('customer_change.actor')),
    )
    .select(['at', 'actor', 'staff.name as actor_name', 'before', 'after'])
    .where('customer_id', '=', customerId)
    .orderBy('customer_change.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
