import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import type { Database } from '../server/base/database/connect.ts';
import { type Crowd, countAcknowledged } from './buyers.ts';
import { SHOP_ADDRESS } from './goods-on-trial.ts';
import type { ShopOnTrial } from './shop-on-trial.ts';

export type Tally = {
  acknowledged: number;
  found: number;
  lost: number;
  doubled: number;
  /** Pieces ordered and pieces left that are not those there were. */
  oversold: number;
  mailsExpected: number;
  mailsSent: number;
  repeats: number;
  /** Of one mail. */
  mostRepeats: number;
  sentAgain: number;
  odd: string[];
};

/** Each order is told to its buyer and to the shop. */
const MAILS_OF_AN_ORDER = 2;

type Counting = Pick<ShopOnTrial, 'db' | 'letters'>;

/** What became of the orders of these crowds, by the database and the post office. */
export async function tally({ db, letters }: Counting, crowds: Crowd[]): Promise<Tally> {
  const wishes = crowds.flatMap((crowd) => crowd.wishes);
  const orders = await ordersOf(
    db,
    crowds.flatMap(({ customers }) => customers),
  );
  const written = new Set(orders.map(({ id, comment }) => `${id} ${comment}`));
  const promised = wishes.flatMap(({ key, acknowledged }) =>
    [...acknowledged].map((id) => `${id} ${key}`),
  );
  const lost = promised.filter((order) => !written.has(order)).length;
  const mails = await countMails(
    letters(),
    orders.map(({ id }) => id),
  );
  return {
    acknowledged: countAcknowledged({ wishes }),
    found: promised.length - lost,
    lost,
    doubled: orders.length - new Set(orders.map(({ comment }) => comment)).size,
    oversold: await countMissing(db, crowds),
    mailsExpected: orders.length * MAILS_OF_AN_ORDER,
    ...mails,
    sentAgain: crowds.reduce((sum, { repeated }) => sum + repeated, 0),
    odd: [...new Set(crowds.flatMap(({ odd }) => odd))],
  };
}

export const ordersOf = (db: Database, customers: number[]) =>
  db
    .selectFrom('customer_order')
    .select(['id', 'comment'])
    .where(sql<boolean>`customer_id = any(${customers}::integer[])`)
    .execute();

async function countMissing(db: Database, crowds: Crowd[]) {
  const { rows } = await sql<{ id: number; there: number }>`
    select stock.product_id as id, stock.for_sale + coalesce(sum(order_line.quantity), 0) as there
    from stock
    left join order_line on order_line.product_id = stock.product_id
    where stock.product_id = any(${crowds.map(({ product }) => product.id)}::integer[])
    group by stock.product_id`.execute(db);
  const there = new Map(rows.map((row) => [row.id, Number(row.there)]));
  return crowds.reduce(
    (sum, { product }) => sum + Math.abs((there.get(product.id) ?? 0) - product.stock),
    0,
  );
}

/** By what they say: which order, to whom. */
async function countMails(letters: ReturnType<ShopOnTrial['letters']>, orders: string[]) {
  const own = new Set(orders);
  const counts = new Map<string, number>();
  for (const { source, recipients } of letters) {
    const { subject = '' } = await PostalMime.parse(source);
    const order = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(subject)?.[0] ?? '';
    if (!own.has(order)) continue;
    const mail = `${order} ${recipients.includes(SHOP_ADDRESS) ? 'shop' : 'buyer'}`;
    counts.set(mail, (counts.get(mail) ?? 0) + 1);
  }
  const repeats = [...counts.values()].map((count) => count - 1);
  return {
    mailsSent: counts.size,
    repeats: repeats.reduce((sum, count) => sum + count, 0),
    mostRepeats: Math.max(0, ...repeats),
  };
}

/** What breaks a promise of the shop. `deaths`: how often one of its processes was killed. */
export function complaintsOf(counted: Tally, deaths: number): string[] {
  const wrong = {
    'orders were lost': counted.lost,
    'orders were written twice': counted.doubled,
    'pieces do not add up': counted.oversold,
    'mails were not sent': counted.mailsExpected - counted.mailsSent,
    'repeats of one mail, more than processes died': Math.max(0, counted.mostRepeats - deaths),
    'answers no buyer should hear': counted.odd.length,
  };
  return Object.entries(wrong)
    .filter(([, count]) => count !== 0)
    .map(([what, count]) => `${count} ${what}`)
    .concat(counted.odd);
}
