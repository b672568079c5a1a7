import type { AwaitingReason, DeliveryType, PayMethod } from '../../../contract/constants.ts';
import { promisedDay } from '../../../contract/delivery-days.ts';
import { mayGoElsewhere } from '../../../contract/order-transitions.ts';
import type { Trx } from '../../base/database/connect.ts';
import { promiseRules } from '../../base/settings/pickup-places.ts';
import type { Settings } from '../../base/settings/settings.ts';
import type { OrderRow } from './lock-order.ts';
import { linesOf } from './queries.ts';

type Promisable = {
  delivery_type: DeliveryType;
  district_id: number | null;
  pay_method: PayMethod;
  /** Below zero while money for it is still to come. */
  balance: number;
  awaiting: AwaitingReason | null;
};

/** As they are kept with the order: rules that change later do not change what was said. */
type KeptPromise = { promised_day: string | null; promised_from: string | null };

const none: KeptPromise = { promised_day: null, promised_from: null };

/**
 * The day an order is promised for now; none while something stands in its way: nobody has confirmed
 * it, or the transfer it waits for has not come.
 */
export function promiseDay(
  settings: Settings,
  order: Promisable,
  hasCut: boolean,
  at = new Date(),
): KeptPromise {
  const isUnpaid = order.pay_method === 'transfer' && order.balance < 0;
  if (isUnpaid || order.awaiting !== null) return none;
  const wish = { deliveryType: order.delivery_type, districtId: order.district_id, hasCut };
  const promised = promisedDay(wish, at, promiseRules(settings));
  return promised ? { promised_day: promised.day, promised_from: promised.from } : none;
}

/** The same for an order that is written already. */
export const promiseAnew = async (
  settings: Settings,
  trx: Trx,
  order: Promisable & { id: string },
): Promise<KeptPromise> => promiseDay(settings, order, await hasCutLines(trx, order.id));

/**
 * Later than was said, where goods that are cut came to those that are not; else nothing. The hours
 * that have passed since the order take nothing from its promise.
 */
export function postponed(
  settings: Settings,
  order: OrderRow,
  { hadCut, hasCut }: { hadCut: boolean; hasCut: boolean },
): Partial<KeptPromise> {
  if (hadCut || !hasCut || order.promised_day === null || !mayGoElsewhere(order.status)) return {};
  const now = new Date();
  const cut = promiseDay(settings, order, true, now);
  return isLater(cut, promiseDay(settings, order, false, now)) && isLater(cut, order) ? cut : {};
}

/** Where no day can be told, the one that was said stays. */
const isLater = (one: KeptPromise, other: KeptPromise) =>
  one.promised_day !== null && wholePromise(one) > wholePromise(other);

const wholePromise = ({ promised_day, promised_from }: KeptPromise) =>
  `${promised_day ?? ''} ${promised_from ?? ''}`;

export const hasCutLines = async (trx: Trx, orderId: string) =>
  (await linesOf(trx, [orderId])).some(({ is_cut }) => is_cut);

/** A transfer has come: from now on the goods can leave. */
export const promiseOncePaid = async (settings: Settings, trx: Trx, order: OrderRow) =>
  order.pay_method === 'transfer' && order.promised_day === null && mayGoElsewhere(order.status)
    ? promiseAnew(settings, trx, { ...order, balance: 0 })
    : {};
