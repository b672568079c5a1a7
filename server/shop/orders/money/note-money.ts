import { sql } from 'kysely';
import { dueOf, owedBack } from '../../../../contract/order-money.ts';
import type {
  MoneyCorrection,
  NewCredit,
  NewMoney,
} from '../../../../contract/staff/orders/forms.ts';
import { type Actor, change } from '../../../base/changes/change.ts';
import { invalid, missing } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { shopToday } from '../../../base/database/shop-day.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder } from '../lock-order.ts';
import { tellCustomer } from '../order-mails.ts';
import { saveOrder } from '../save-order.ts';
import { writeMoney } from './write-money.ts';

type Needs = Pick<Shop, 'db' | 'settings'>;

/** Cash at the handover, a transfer that came, money that was given back: noted by hand. */
export const noteMoney = (
  shop: Needs,
  actor: Actor,
  orderId: string,
  { version: seen, direction, way, amount, day, reference, note }: NewMoney,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    // Who gives back more lowers first what the order costs.
    if (direction === 'out' && amount > owedBack(order)) {
      throw invalid({ amount: ['STAFF.MONEY_NOT_OWED'] });
    }
    if (day > (await today(changing.trx))) throw invalid({ day: ['STAFF.DAY_TO_COME'] });
    const entry = { direction, way, amount, day, reference, note };
    await writeMoney(shop.settings(), changing, order, entry);
  });

/** An entry that was wrong: another against it, with a word of why. Each is taken back once. */
export const correctMoney = (
  shop: Needs,
  actor: Actor,
  { orderId, entryId }: { orderId: string; entryId: number },
  { version: seen, reason }: MoneyCorrection,
) =>
  change(shop.db, actor, async (changing) => {
    const { trx } = changing;
    const order = await lockOrder(changing, orderId, { seen });
    const wrong = await trx
      .selectFrom('money_entry')
      .select(['direction', 'way', 'amount', 'reference', 'corrects'])
      .where('id', '=', entryId)
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (!wrong) throw missing();
    const corrected = await trx
      .selectFrom('money_entry')
      .select('id')
      .where('corrects', '=', entryId)
      .executeTakeFirst();
    // What the bank has moved is no mistake of ours: it is paid back.
    if (corrected || wrong.corrects !== null || wrong.amount < 0 || wrong.way === 'online') {
      throw invalid({ reason: ['STAFF.MONEY_STAYS'] });
    }
    const { direction, way, amount, reference } = wrong;
    await writeMoney(shop.settings(), changing, order, {
      direction,
      way,
      reference,
      amount: -amount,
      day: await today(trx),
      note: reason,
      corrects: entryId,
    });
  });

/** Less is asked for than the order came to; what was paid beyond it has to go back. */
export const giveCredit = (
  shop: Shop,
  actor: Actor,
  orderId: string,
  { version: seen, amount, reason }: NewCredit,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    if (amount > dueOf(order)) throw invalid({ amount: ['STAFF.CREDIT_ABOVE_DUE'] });
    await changing.trx
      .insertInto('order_credit')
      .values({ order_id: orderId, amount, note: reason, actor })
      .execute();
    const credited = order.credited + amount;
    const saved = await saveOrder(changing, order, {
      fields: { credited },
      event: {
        kind: 'credit',
        before: { credited: order.credited, owed_back: owedBack(order) },
        after: { credited, owed_back: owedBack({ ...order, credited }) },
        text: reason,
      },
    });
    await tellCustomer(shop, changing, saved, 'changed');
  });

async function today(trx: Trx): Promise<string> {
  const { rows } = await sql<{ day: string }>`select ${shopToday} as day`.execute(trx);
  return rows[0]?.day ?? '';
}
