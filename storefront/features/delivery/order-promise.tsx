import { isPromiseOpen } from '../../../contract/order-transitions.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import { writtenPromise } from '../../../contract/written-day.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Icon } from '../../../kit/ui/icon.tsx';
import { placeFor } from './delivery-days.ts';
import { messages } from './messages.ts';
import { PlaceLines } from './place-lines.tsx';
import { useDelivery } from './use-delivery.ts';

/** For whoever ordered: the day that was promised, and where the order is fetched. */
export function OrderPromise({ order }: { order: Order }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const delivery = useDelivery();
  const isFetched = order.delivery_type !== 'courier';
  if (order.status === 'cancelled' || order.status === 'completed') return null;
  const promise = isPromiseOpen(order.status) ? writtenPromise(order, locale) : '';
  const open = whyOpen(order);
  const place = placeFor(delivery, order.delivery_type);
  const label = isFetched ? text.readyDay : text.deliveryDay;
  const says =
    order.status === 'ready_for_pickup'
      ? text.waits
      : promise
        ? `${label}: ${promise}`
        : open && text[open];
  if (!says && !place) return null;
  return (
    <div className="flex gap-3 rounded-control bg-mist p-4 text-sm">
      <Icon name={isFetched ? 'map-pin' : 'truck'} size={20} className="text-copper" />
      <p className="min-w-0">
        {says && <strong className="block font-semibold">{says}</strong>}
        {place && (
          <>
            <span className="block">{place.title}</span>
            <PlaceLines place={place} />
          </>
        )}
      </p>
    </div>
  );
}

/** Why no day was promised; null of orders from before days were. */
function whyOpen({ awaits_confirmation, pay_method, payment_status }: Order) {
  if (awaits_confirmation) return 'afterConfirmation';
  return pay_method === 'transfer' && payment_status !== 'paid' ? 'afterPayment' : null;
}
