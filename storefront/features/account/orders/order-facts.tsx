import { formatLei, toBani } from '../../../../contract/money.ts';
import type { Order } from '../../../../contract/shapes/order.ts';
import { vatOfOrder } from '../../../../contract/vat-totals.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { placeFor } from '../../delivery/delivery-days.ts';
import { OrderPromise } from '../../delivery/order-promise.tsx';
import { useDelivery } from '../../delivery/use-delivery.ts';
import { orderWords } from '../../order/messages.ts';
import { TotalsTable } from '../../order/totals-table.tsx';
import { messages } from './messages.ts';

/** Where it goes and how it is paid, beside what it comes to. */
export function OrderFacts({ order }: { order: Order }) {
  const text = useMessages(messages);
  const words = useMessages(orderWords);
  const delivery = useDelivery();
  const facts = [
    [text.delivery, placeFor(delivery, order.delivery_type)?.title ?? words[order.delivery_type]],
    [text.place, [order.city, order.suburb, order.address].filter(Boolean).join(', ')],
    [text.recipient, `${[order.name, order.company].filter(Boolean).join(', ')}\n${order.phone}`],
    [text.payment, words[order.pay_method]],
    [text.comment, order.comment],
  ].filter(([, value]) => value !== '');
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="md:col-span-2">
        <OrderPromise order={order} />
      </div>
      <dl className="grid content-start gap-2 text-sm">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-steel">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="self-start rounded-control bg-mist p-4">
        <Totals order={order} />
      </div>
    </div>
  );
}

function Totals({ order }: { order: Order }) {
  const { free } = useMessages(orderWords);
  const locale = useLocale();
  return (
    <TotalsTable
      totals={{
        products_cost: toBani(order.products_cost),
        discount: toBani(order.discount),
        total: toBani(order.total),
      }}
      delivery={order.delivery_fee > 0 ? formatLei(order.delivery_fee, locale) : free}
      vat={vatOfOrder(order)}
      order={order}
    />
  );
}
