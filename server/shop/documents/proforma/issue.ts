import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type Actor, type Changing, change } from '../../../base/changes/change.ts';
import { missing, Refused } from '../../../base/changes/refused.ts';
import type { Database, Trx } from '../../../base/database/connect.ts';
import { canBePaidTo } from '../../../base/settings/payee.ts';
import { loadSettings } from '../../../base/settings/settings.ts';
import { asksNothing } from '../../orders/can-have-proforma.ts';
import { lockOrder } from '../../orders/lock-order.ts';
import { writeOrderEvent } from '../../orders/order-events.ts';
import type { Shop } from '../../shop.ts';
import { addWorkingDays, dayOf } from '../format.ts';
import { type PrintedOrder, readOrders } from '../read-orders.ts';
import { isPaidTo, readSeller, type Seller } from '../seller.ts';
import { type Matter, matterOf, type ProformaContent, proformaContent } from './content.ts';

export type Proforma = { id: number; number: string; content: ProformaContent };

/** Whose act it is; a person of the shop signs with their name. */
export type Issuer = { actor: Actor; name: string };

/**
 * Why no number is given: the order is paid otherwise; it was paid, paid back or cancelled, its
 * customer was erased, or the shop has no account to be paid to; nobody has issued it yet, and
 * reading does not.
 */
export type NoProforma = 'not-by-transfer' | 'not-issued' | 'not-issued-yet';

/**
 * The proforma of an order as it stands. While the order says the same and is paid to the same
 * account, the one that was issued holds; otherwise there is a next version. Without an issuer
 * nothing is written: there is the paper that was issued last, or none.
 */
export async function proformaOf(
  shop: Shop,
  orderId: string,
  issuer: Issuer | null,
): Promise<Proforma | NoProforma> {
  const [printed] = await readOrders(shop.db, [orderId]);
  if (!printed) return 'not-issued';
  const latest = await latestOf(shop.db, orderId);
  if (latest && isStillRight(shop, latest, printed)) return shown(latest);
  const isByTransfer = printed.order.pay_method === 'transfer';
  if (latest && (issuer === null || !isByTransfer)) return shown(latest);
  if (!isByTransfer) return 'not-by-transfer';
  // Another process may have heard before this one that the shop has another account.
  const settings = await loadSettings(shop.db);
  const now = { ...shop, settings: () => settings };
  if (!canBePaidTo(settings) || isClosed(printed)) return 'not-issued';
  if (issuer === null) return 'not-issued-yet';
  // Before the transaction: who holds a connection must not wait for a second one.
  const seller = await readSeller(now);
  const done = await change(shop.db, issuer.actor, (changing) =>
    issue(now, changing, orderId, { issuer, seller }),
  );
  return done instanceof Refused ? 'not-issued' : done;
}

/** Under the order's lock, so that two who ask at once get one number. */
async function issue(
  shop: Shop,
  changing: Changing,
  orderId: string,
  { issuer, seller }: { issuer: Issuer; seller: Seller },
): Promise<Proforma> {
  const { trx, actor, note } = changing;
  await lockOrder(changing, orderId, {});
  const [printed] = await readOrders(trx, [orderId]);
  if (!printed) throw missing();
  const latest = await latestOf(trx, orderId);
  if (latest && isStillRight(shop, latest, printed)) return shown(latest);
  // Decided before the lock, on what may have changed since.
  if (isClosed(printed) || printed.order.pay_method !== 'transfer') throw missing();

  const issuedOn = dayOf(new Date());
  const { year, number, version } = latest
    ? { ...latest, version: latest.version + 1 }
    : { ...(await nextNumber(trx, Number(issuedOn.slice(0, 4)))), version: 1 };
  const matter = matterOf(printed);
  const content: ProformaContent = {
    ...matter,
    number: numberIn({ number, version }),
    issuedOn,
    validUntil: addWorkingDays(issuedOn, shop.settings().proforma_working_days),
    issuedBy: issuer.name,
    seller,
    contact: { name: printed.order.name, phone: printed.order.phone, email: printed.order.email },
  };
  const { id } = await trx
    .insertInto('proforma')
    .values({
      order_id: orderId,
      year,
      number,
      version,
      issued_by: actor,
      content: JSON.stringify(content),
      matter_hash: hashOf(matter),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = { document: 'proforma', number: content.number };
  await writeOrderEvent(trx, { orderId, actor }, { kind: 'document', after });
  note({ verb: 'change', entity: 'order', ids: [orderId], after });
  return { id, number: content.number, content };
}

/** None is left out: the row is held until the number is written, and undone with it. */
async function nextNumber(trx: Trx, year: number) {
  const { rows } = await sql<{ number: number }>`
    insert into proforma_series (year, last_number)
    values (${year}, 1)
    on conflict (year) do update set last_number = proforma_series.last_number + 1
    returning last_number as number`.execute(trx);
  return { year, number: rows[0]?.number ?? 1 };
}

/** `125`, and `125/2` once the order was changed. */
const numberIn = ({ number, version }: { number: number; version: number }) =>
  version === 1 ? String(number) : `${number}/${version}`;

const latestOf = (db: Database | Trx, orderId: string) =>
  db
    .selectFrom('proforma')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
type Row = NonNullable<Awaited<ReturnType<typeof latestOf>>>;

/**
 * Of a cancelled order nothing is asked for anew, nor of one that is paid or paid back, and nobody
 * is asked who was erased; what was issued stays as it is.
 */
const isClosed = ({ order }: PrintedOrder) => asksNothing(order) || order.is_erased;

/** Whoever has not paid yet pays to the account the shop has now. */
const isStillRight = (shop: Shop, latest: Row, printed: PrintedOrder) =>
  isClosed(printed) ||
  (latest.matter_hash.equals(hashOf(matterOf(printed))) &&
    isPaidTo(shop, shown(latest).content.seller));

const hashOf = (matter: Matter) => createHash('sha256').update(JSON.stringify(matter)).digest();

const shown = ({ id, number, version, content }: Row): Proforma => ({
  id,
  number: numberIn({ number, version }),
  content: v.parse(proformaContent, content),
});
