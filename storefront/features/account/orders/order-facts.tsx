import { formatLei } from '../../../../contract/money.ts';
import type { Order } from '../../../../contract/shapes/order.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { messages } from './messages.ts';
import { deliveryWords, payMethodWords } from './order-words.ts';

/** Where it goes and how it is paid, beside what it comes to. */
export function OrderFacts({ order }: { order: Order }) {
  const locale = useLocale();
  const text = useMessages(messages);
  const lei = (amount: number) => formatLei(amount, locale);
  const facts = {
    [text.delivery]: deliveryWords[locale][order.delivery_type],
    [text.place]: [order.city, order.suburb, order.address].filter(Boolean).join(', '),
    [text.recipient]: [order.name, order.company, order.phone].filter(Boolean).join(', '),
    [text.payment]: payMethodWords[locale][order.pay_method],
    [text.comment]: order.comment,
  };
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <dl className="grid content-start gap-2 text-sm">
        {Object.entries(facts).map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-steel">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <dl className="grid content-start gap-2 rounded-control bg-mist p-4 tabular-nums">
        <Sum label={text.productsCost} value={lei(order.products_cost)} />
        {order.discount > 0 && <Sum label={text.discount} value={lei(-order.discount)} />}
        <Sum
          label={text.deliveryFee}
          value={order.delivery_fee > 0 ? lei(order.delivery_fee) : text.free}
        />
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-bold">
          <dt>{text.total}</dt>
          <dd>{lei(order.total)}</dd>
        </div>
      </dl>
    </div>
  );
}

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-steel">{label}</dt>
    <dd>{value}</dd>
  </div>
);
