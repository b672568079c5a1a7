import type { ReactNode } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import { formatLei, formatPrice, paidPrice, toBani } from '../../../contract/money.ts';
import { writtenPieces } from '../../../contract/piece-words.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import { vatOfOrder } from '../../../contract/vat-totals.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { withNoBreakSpaces } from '../../ui/no-break-spaces.ts';
import { placeFor } from '../delivery/delivery-days.ts';
import { OrderPromise } from '../delivery/order-promise.tsx';
import { useDelivery } from '../delivery/use-delivery.ts';
import { orderWords } from './messages.ts';
import { TotalsTable } from './totals-table.tsx';
import { viewMessages } from './view-messages.ts';

const card = 'rounded-card border border-line bg-paper p-4 md:p-6';

/** An order as its owner reads it. */
export function OrderView({ order, children }: { order: Order; children: ReactNode }) {
  const text = useMessages(viewMessages);
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <section className={card}>
          <h2 className="mb-4 text-xl">{text.details}</h2>
          <OrderPromise order={order} />
          <Details order={order} />
        </section>
        <section className={card}>
          <h2 className="mb-2 text-xl">{text.products}</h2>
          <Products order={order} />
        </section>
      </div>
      <div className="grid gap-4">
        <section className="rounded-card bg-mist p-4 md:p-6">
          <Totals order={order} />
        </section>
        {children}
      </div>
    </div>
  );
}

function Details({ order }: { order: Order }) {
  const text = useMessages(viewMessages);
  const words = useMessages(orderWords);
  const delivery = useDelivery();
  const facts = [
    [text.number, order.number],
    [text.name, order.name],
    [text.phone, order.phone],
    [text.company, order.company],
    [
      text.deliveryType,
      placeFor(delivery, order.delivery_type)?.title ?? words[order.delivery_type],
    ],
    [text.district, order.city],
    [text.locality, order.suburb],
    [text.address, order.address],
    [text.payMethod, words[order.pay_method]],
    [text.comment, order.comment],
  ].filter(([, value]) => value !== '');
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {facts.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-steel">{term}</dt>
          <dd className="font-medium break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Products({ order }: { order: Order }) {
  const text = useMessages(viewMessages);
  const locale = useLocale();
  return (
    <ul className="-mb-3 divide-y divide-line">
      {order.products.map((product, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and none moves
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto_7rem]"
        >
          <div className="max-sm:col-span-2">
            <a
              href={localPath(locale, `/product/${product.slug}`)}
              className="inline-block py-0.5 font-semibold hover:text-copper"
            >
              {withNoBreakSpaces(product.title)}
            </a>
            <p className="text-sm text-steel tabular-nums">
              {text.code} {product.code}
              {withComma(writtenPieces(product, locale))}
            </p>
          </div>
          <p className="text-sm text-steel tabular-nums">
            {formatAmount(product.quantity, product.units)} ×{' '}
            {formatPrice(paidPrice(product), locale)}
          </p>
          <strong className="text-right tabular-nums">{formatLei(product.total, locale)}</strong>
        </li>
      ))}
    </ul>
  );
}

const withComma = (said: string) => said && `, ${said}`;

function Totals({ order }: { order: Order }) {
  const words = useMessages(orderWords);
  const locale = useLocale();
  const { products_cost, discount, delivery_fee, total } = order;
  return (
    <TotalsTable
      totals={{
        products_cost: toBani(products_cost),
        discount: toBani(discount),
        total: toBani(total),
      }}
      delivery={delivery_fee === 0 ? words.free : formatLei(delivery_fee, locale)}
      vat={vatOfOrder(order)}
      order={order}
    />
  );
}
