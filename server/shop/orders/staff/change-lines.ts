import { sql } from 'kysely';
import { lineTotal } from '../../../../contract/money.ts';
import { dueOf, owedBack, paymentState } from '../../../../contract/order-money.ts';
import { isAwaiting, isStillHere } from '../../../../contract/order-transitions.ts';
import type { LinesChange } from '../../../../contract/staff/orders/forms.ts';
import { type Actor, type Changing, change } from '../../../base/changes/change.ts';
import { invalid } from '../../../base/changes/refused.ts';
import { holdMore } from '../../catalogue/stock/hold-stock.ts';
import { releaseStock } from '../../catalogue/stock/release-stock.ts';
import type { OfLine } from '../../catalogue/stock/write-stock.ts';
import { asPriced } from '../../pricing/priced-rows.ts';
import type { Shop } from '../../shop.ts';
import { leaveWhenAllSent } from '../leave-when-all-sent.ts';
import { lockOrder, type OrderRow } from '../lock-order.ts';
import { tellCustomer } from '../order-mails.ts';
import { writeOrderSearch } from '../order-search.ts';
import { hasCutLines, postponed, promiseOncePaid } from '../promise-day.ts';
import { saveOrder } from '../save-order.ts';
import { nextSums } from './next-sums.ts';
import { type PlannedLine, planLines, type StoredLine } from './plan-lines.ts';

/**
 * Other goods, or more or fewer of them, before the order leaves. What was ordered keeps its price,
 * what comes new has today's; it holds the difference, the fee, the day and what is still to
 * pay follow the shop's rules, and the customer is told.
 */
export const changeLines = (
  shop: Shop,
  actor: Actor,
  orderId: string,
  { version: seen, lines: wanted, reason }: LinesChange,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    if (!isStillHere(order.status)) throw invalid({ lines: ['STAFF.ORDER_LEFT'] });
    const { stored, lines } = await planLines(changing.trx, orderId, wanted);
    if (changedOf(stored, lines).length === 0) return;
    const hadCut = await hasCutLines(changing.trx, orderId);
    // One that waits holds nothing: what it needs is held when somebody confirms it.
    const holds = !isAwaiting(order);
    if (holds) await releaseStock(changing, moreOf(stored, lines));
    const written = await writeLines(changing, orderId, stored, lines);
    if (holds) await holdMore(changing, moreOf(written, stored));
    const changed = changedOf(stored, written);
    const hasCut = await hasCutLines(changing.trx, orderId);
    const totals = nextSums(shop.settings(), { ...order, lines: stored }, { ...order, lines });
    // What is paid for may ask for the rest, or owe something back; what is short may be paid now.
    const next = { ...order, ...totals };
    const isPaidNow = order.paid > 0 && order.balance < 0 && order.paid >= dueOf(next);
    const promised = {
      ...postponed(shop.settings(), order, { hadCut, hasCut }),
      ...(isPaidNow && (await promiseOncePaid(shop.settings(), changing.trx, order))),
    };
    const saved = await saveOrder(changing, order, {
      fields: { ...totals, ...promised },
      event: {
        kind: 'lines',
        before: {
          lines: inTimeline(changed, stored),
          ...moneyOf(order),
          ...was(order, promised),
        },
        after: {
          lines: inTimeline(changed, written),
          ...moneyOf(next),
          ...promised,
        },
        text: reason,
      },
    });
    await writeOrderSearch(changing.trx, saved, lines);
    await tellCustomer(shop, changing, saved, 'changed');
    await leaveWhenAllSent(shop, changing, saved);
  });

/** What a change makes of the money, as the timeline says it. */
const moneyOf = (order: OrderRow) => ({
  delivery_fee: order.delivery_fee,
  total: order.total,
  payment_state: paymentState(order),
  owed_back: owedBack(order),
});

/** What was promised before, where another day is now. */
const was = ({ promised_day, promised_from }: OrderRow, promised: object) =>
  'promised_day' in promised ? { promised_day, promised_from } : {};

type Named = { id: number | null };

/** By what stands in the line: the lines that came, went or became others. */
function changedOf(stored: StoredLine[], lines: PlannedLine[]): Named[] {
  const next = new Map(lines.map((line) => [line.id, line]));
  const gone = stored.filter(({ id }) => !next.has(id));
  const others = lines.filter((line) => {
    const before = stored.find(({ id }) => id === line.id);
    return before?.quantity !== line.quantity || before.cut_length !== line.cut_length;
  });
  return [...gone, ...others];
}

/**
 * Answers with the lines as they stand now, the new ones with their ids. They only move down, so the
 * last is written first and makes room.
 */
async function writeLines(
  { trx }: Changing,
  orderId: string,
  stored: StoredLine[],
  lines: PlannedLine[],
): Promise<StoredLine[]> {
  const kept = new Set(lines.map(({ id }) => id));
  const gone = stored.flatMap(({ id }) => (kept.has(id) ? [] : id));
  if (gone.length > 0) {
    await trx.deleteFrom('order_line').where(sql<boolean>`id = any(${gone}::bigint[])`).execute();
  }
  const written: StoredLine[] = [];
  for (const { id, ...line } of lines.toReversed()) {
    const total = lineTotal(asPriced(line));
    if (id === null) {
      const made = await trx
        .insertInto('order_line')
        .values({ ...line, order_id: orderId, total })
        .returning('id')
        .executeTakeFirstOrThrow();
      written.push({ ...line, id: made.id });
      continue;
    }
    const { position, quantity, cut_length } = line;
    const before = stored.find((one) => one.id === id);
    if (
      before?.position !== position ||
      before.quantity !== quantity ||
      before.cut_length !== cut_length
    ) {
      await trx
        .updateTable('order_line')
        .set({ position, quantity, cut_length, total })
        .where('id', '=', id)
        .execute();
    }
    written.push({ ...line, id });
  }
  return written.reverse();
}

/** The lines that differ, as one side has them. */
const inTimeline = (changed: Named[], lines: PlannedLine[]) =>
  lines
    .filter((line) => changed.some(({ id }) => id === line.id))
    .map(
      ({ id, product_id, code, title_ro, title_ru, unit_ro, unit_ru, quantity, cut_length }) => ({
        line_id: id,
        product_id,
        code,
        title_ro,
        title_ru,
        unit_ro,
        unit_ru,
        quantity,
        ...(cut_length !== null && { cut_length }),
      }),
    );

/** Of which lines there are more than on the other side, and how many. */
function moreOf(lines: StoredLine[], others: PlannedLine[]): OfLine[] {
  const before = new Map(others.map(({ id, quantity }) => [id, quantity]));
  return lines.flatMap(({ id, product_id, quantity }) => {
    const more = quantity - (before.get(id) ?? 0);
    return more > 0 ? { line_id: id, product_id, quantity: more } : [];
  });
}
