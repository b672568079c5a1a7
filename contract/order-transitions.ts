import type { DeliveryType, OrderStatus } from './constants.ts';

/** How an order goes on: where it is brought, or where it is fetched. One table for everybody. */
const afterPacking: Record<DeliveryType, OrderStatus> = {
  courier: 'shipped',
  pickup: 'ready_for_pickup',
  in_shop: 'ready_for_pickup',
};

type Step = (deliveryType: DeliveryType) => readonly OrderStatus[];

const transitions: Record<OrderStatus, Step> = {
  new: () => ['confirmed', 'cancelled'],
  confirmed: () => ['packed', 'cancelled'],
  packed: (deliveryType) => [afterPacking[deliveryType], 'cancelled'],
  shipped: () => ['completed', 'cancelled'],
  ready_for_pickup: () => ['completed', 'cancelled'],
  completed: () => [],
  cancelled: () => [],
};

type OnItsWay = { status: OrderStatus; delivery_type: DeliveryType };

/** What may become of an order, the usual first. */
export const nextStatuses = ({ status, delivery_type }: OnItsWay): readonly OrderStatus[] =>
  transitions[status](delivery_type);

/** The steps an order still goes on its usual way; none of one that was cancelled. */
export function statusesToCome({ status, delivery_type }: OnItsWay): OrderStatus[] {
  const [next] = nextStatuses({ status, delivery_type });
  return next === undefined ? [] : [next, ...statusesToCome({ status: next, delivery_type })];
}

export const mayBecome = (order: OnItsWay, status: OrderStatus): boolean =>
  nextStatuses(order).includes(status);

/** Whether one of the shop's people must say yes before the order holds any goods. */
export const isAwaiting = ({
  status,
  awaiting,
}: {
  status: OrderStatus;
  awaiting: string | null;
}) => status === 'new' && awaiting !== null;

/** Until it is confirmed, customers cancel by themselves; then cable may have been cut. */
export const customerMayCancel = (status: OrderStatus): boolean => status === 'new';

/** Until everything has left the shop, lines and address can change. */
const stillHere: readonly OrderStatus[] = ['new', 'confirmed', 'packed', 'ready_for_pickup'];
export const isStillHere = (status: OrderStatus): boolean => stillHere.includes(status);

/** What waits to be fetched, or has left, goes nowhere else. */
export const mayGoElsewhere = (status: OrderStatus): boolean =>
  isStillHere(status) && status !== 'ready_for_pickup';

/** What waits to be fetched, has come or was cancelled needs no promised day any more. */
export const isPromiseOpen = (status: OrderStatus): boolean =>
  status !== 'ready_for_pickup' && status !== 'completed' && status !== 'cancelled';

/** A part of an order leaves once it is packed: with the courier, or over the counter. */
export const maySendParcel = ({ status, delivery_type }: OnItsWay): boolean =>
  delivery_type === 'courier' ? status === 'packed' : status === 'ready_for_pickup';

/** What was sent can come back once all of it has left, or nothing more will. */
export const mayTakeBack = ({ status }: { status: OrderStatus }): boolean =>
  status === 'shipped' || status === 'completed' || status === 'cancelled';

/** What an order becomes when the last of it has left. */
export const afterLastParcel = (deliveryType: DeliveryType): OrderStatus =>
  deliveryType === 'courier' ? 'shipped' : 'completed';

/** What it is again when something of it turns out to be here still. */
export const beforeLastParcel = (deliveryType: DeliveryType): OrderStatus =>
  deliveryType === 'courier' ? 'packed' : 'ready_for_pickup';

/** What was noted as having left can be put right until a courier has handed over all of it. */
export const mayCorrectParcel = ({ status, delivery_type }: OnItsWay): boolean =>
  status === 'packed' ||
  status === beforeLastParcel(delivery_type) ||
  status === afterLastParcel(delivery_type);
