import type { OrderStatus } from '../../../../contract/constants.ts';
import { mayBecome, nextStatuses } from '../../../../contract/order-transitions.ts';
import { attempt } from '../../../base/changes/attempt.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { Refused } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { loadSettings, type Settings } from '../../../base/settings/settings.ts';
import { turn } from '../../orders/change-status.ts';
import { lockOrder, type OrderRow } from '../../orders/lock-order.ts';
import { refused } from '../applying/apply-groups.ts';
import type { Applying, Outcome } from '../applying/applying.ts';
import type { OrderDocument } from '../commerceml/objects.ts';
import {
  applyPaid,
  applyPayment,
  applyUnpaid,
  mayBePaid,
  nameOf,
  withdrawPayment,
} from './apply-payment.ts';
import { noteDocumentLines } from './note-document-lines.ts';
import { noteOnce } from './note-once.ts';
import { statusNames } from './order-xml.ts';
import { isOlder, noteKnown, tellAgain } from './read-orders.ts';

type Means = Pick<Applying, 'changing' | 'formed'> & { settings: Settings };

/** What became of our orders in 1C. They go on by it, and never back: that is for people. */
export async function applyDocuments(
  { changing, formed }: Pick<Applying, 'changing' | 'formed'>,
  documents: OrderDocument[],
): Promise<Outcome[]> {
  const settings = await loadSettings(changing.trx);
  // One after the other, in the order of their numbers: nobody waits in a circle.
  const sorted = documents.toSorted((one, other) => compare(orderOf(one), orderOf(other)));
  const done = new Map<OrderDocument, Outcome>();
  for (const document of sorted) {
    const outcome = await attempt(changing, (within) =>
      applyOne({ changing: within, settings, formed }, kindOf(document), document),
    );
    done.set(document, outcome instanceof Refused ? refused(outcome) : outcome);
  }
  return documents.map((document) => done.get(document) ?? { outcome: 'skipped' });
}

async function applyOne(
  means: Means,
  kind: ReturnType<typeof kindOf>,
  document: OrderDocument,
): Promise<Outcome> {
  if (kind === 'order') return applyDocument(means, document);
  if (kind !== null && isInForce(document)) return applyBeneath(means, kind, document);
  if (kind === 'payment') return withdrawPayment(means.changing, document);
  return { outcome: 'skipped', reason: document.operation.slice(0, 100) };
}

const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** Whichever the document is, the number of the order it is about. */
const orderOf = ({ operation, number, basis }: OrderDocument) =>
  operation === ORDER ? number : basis;

const ORDER = 'Заказ товара';

/** `Выплата безналичных денег`, `Отпуск товара`, `Возврат товара`: 1C's names of operations. */
function kindOf({ operation, basis }: OrderDocument): 'order' | Beneath | null {
  if (operation === ORDER) return 'order';
  if (basis === '') return null;
  if (/возврат/i.test(operation)) return 'return';
  if (/выплат|оплат|поступлени/i.test(operation)) return 'payment';
  return /отпуск|отгрузк|реализаци/i.test(operation) ? 'shipment' : null;
}

type Beneath = 'payment' | 'shipment' | 'return';

const isInForce = ({ isDeleted, isCancelled, isPosted, requisites }: OrderDocument) =>
  !isDeleted &&
  !isCancelled &&
  // What says nothing of posting is sent because it counts.
  (isPosted || !requisites.some(({ name }) => name === 'Проведен'));

/** A payment or a shipment of an order; what goes back is for people. */
async function applyBeneath(
  means: Means,
  kind: Beneath,
  document: OrderDocument,
): Promise<Outcome> {
  const { changing } = means;
  const seen = await lockOrder(changing, document.basis, {});
  let order = seen;
  if (kind === 'shipment') order = await goOn(means, seen, leavingOf(seen));
  else if (kind === 'payment') order = await applyPayment(changing, seen, document);
  else await noteOnce(changing, seen, `1C: ${nameOf(document)}, ${document.amount ?? '?'} MDL`);
  await noteKnown(changing.trx, { id: order.id, version: order.version, seen: seen.version });
  return { outcome: order.version === seen.version ? 'unchanged' : 'changed' };
}

const leavingOf = ({ delivery_type }: OrderRow): OrderStatus =>
  delivery_type === 'courier' ? 'shipped' : 'ready_for_pickup';

async function applyDocument(means: Means, document: OrderDocument): Promise<Outcome> {
  const { changing, settings, formed } = means;
  const { trx } = changing;
  const seen = await lockOrder(changing, document.number, {});
  const isOld = await isOlder(trx, seen.id, formed);
  const isDoubtful = await noteDocumentLines(changing, seen, document, { isOld });
  const { target, unknown } = targetOf(document, seen, settings);
  let order = target === null ? seen : await goOn(means, seen, target);
  // What it said before the order came to another sum pays nothing of that.
  if (!isOld && isPaid(document) && mayBePaid(order)) {
    order = await applyPaid(changing, order, document, requisiteOf(document, 'Номер оплаты по 1С'));
  } else if (isUnpaid(document)) {
    order = await applyUnpaid(changing, order);
  }
  if (unknown) await noteOnce(changing, order, `1C: ${unknown}`);
  if (await hasOtherLines(changing, order, document)) {
    await noteOnce(
      changing,
      order,
      '1C: alte poziții sau cantități / другие позиции или количества',
    );
  }
  const { id, version } = order;
  // What it does not know it hears from us, such as what has left of an order that it cancels.
  const isKnown = !isOld && !(version !== seen.version && (await hasLeftCancelled(trx, order)));
  await noteKnown(
    trx,
    { id, version: isKnown ? version : seen.version, seen: seen.version },
    { number1c: document.number1c, formed },
  );
  if (isDoubtful) await tellAgain(trx, id);
  return { outcome: version === seen.version ? 'unchanged' : 'changed' };
}

async function hasLeftCancelled(trx: Trx, { id, status }: OrderRow): Promise<boolean> {
  if (status !== 'cancelled') return false;
  const sent = await trx
    .selectFrom('order_line')
    .select('id')
    .where('order_id', '=', id)
    .where('sent', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}

const requisiteOf = ({ requisites }: OrderDocument, name: string) =>
  requisites.find((one) => one.name === name)?.value ?? '';

const isUnpaid = (document: OrderDocument) => {
  const word = requisiteOf(document, 'Оплачен');
  return word !== '' && !/^(true|1|да)$/i.test(word);
};

/** Where 1C says in so many words that it is not, a payment it names is of a part. */
const isPaid = (document: OrderDocument) => {
  if (isUnpaid(document)) return false;
  if (requisiteOf(document, 'Оплачен') !== '') return true;
  return ['Номер оплаты по 1С', 'Дата оплаты по 1С'].some(
    (name) => requisiteOf(document, name) !== '',
  );
};

/** The furthest of what 1C says of it; a name of a state that nobody has mapped is noted for staff. */
function targetOf(document: OrderDocument, order: OrderRow, { exchange }: Settings) {
  if (document.isDeleted || document.isCancelled)
    return { target: 'cancelled' as const, unknown: '' };
  const isShipped =
    /^(true|1|да)$/i.test(requisiteOf(document, 'Отгружен')) ||
    requisiteOf(document, 'Номер отгрузки по 1С') !== '';
  const name = requisiteOf(document, 'Статус заказа').replace(/^\[.{1,5}\]\s*/, '');
  const mapped = statusOf(name, exchange.statuses);
  const all: (OrderStatus | null)[] = [
    document.isPosted ? 'confirmed' : null,
    isShipped ? leavingOf(order) : null,
    mapped,
  ];
  const [target = null] = all
    .filter((status) => status !== null)
    .toSorted((one, other) => rank[other] - rank[one]);
  return { target, unknown: name !== '' && mapped === null ? name : '' };
}

const rank: Record<OrderStatus, number> = {
  new: 0,
  confirmed: 1,
  packed: 2,
  shipped: 3,
  ready_for_pickup: 3,
  completed: 4,
  cancelled: 5,
};

/** By what people have mapped, else by our own name of it, as we told 1C. */
function statusOf(name: string, mapping: Settings['exchange']['statuses']): OrderStatus | null {
  const mapped = mapping.find((one) => one.name.toLowerCase() === name.toLowerCase())?.status;
  const own = Object.entries(statusNames).find(([, title]) => title === name)?.[0];
  return mapped ?? (Object.keys(rank) as OrderStatus[]).find((status) => status === own) ?? null;
}

/** What has left the shop is not cancelled by a program. */
const mayCancel = ({ status }: OrderRow) => ['new', 'confirmed', 'packed'].includes(status);

/** Step by step, as people would: each has its place in the timeline. */
async function goOn({ changing, settings }: Means, from: OrderRow, target: OrderStatus) {
  const shop = { settings: () => settings };
  if (target === 'cancelled') {
    return mayCancel(from) ? turn(shop, changing, from, { to: 'cancelled', reason: '1C' }) : from;
  }
  let order = from;
  while (rank[order.status] < rank[target]) {
    const [to] = nextStatuses(order);
    if (!to || to === 'cancelled' || !mayBecome(order, to) || rank[to] > rank[target]) break;
    order = await turn(shop, changing, order, { to });
  }
  return order;
}

/** By products and what they come to; delivery is a line of theirs alone. */
async function hasOtherLines({ trx }: Changing, order: OrderRow, document: OrderDocument) {
  if (document.lines.length === 0) return false;
  const goods = document.lines.filter(({ id }) => id !== 'ORDER_DELIVERY');
  const { number } = await trx
    .selectFrom('order_line')
    .select((row) => row.fn.countAll<number>().as('number'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const sum = document.lines.reduce((all, { amount }) => all + Math.round((amount ?? 0) * 100), 0);
  return goods.length !== number || sum !== order.total;
}
