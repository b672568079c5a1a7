import type { ReactNode } from 'react';
import { formatLei, roundLei, toLei } from '../../../contract/money.ts';
import { restToPay } from '../../../contract/order-money.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import type { VatTotals } from '../../../contract/vat-totals.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { orderWords } from './messages.ts';

type Props = {
  /** Bani. */
  totals: { products_cost: number; discount: number; total: number };
  /** What stands beside the delivery; none where there is no delivery. */
  delivery?: ReactNode;
  /** For companies: what of the total is net and what is tax. */
  vat?: VatTotals | null;
  /** Of an order that was placed: what was paid of it. */
  order?: Order;
};

export function TotalsTable({ totals, delivery, vat = null, order }: Props) {
  const text = useMessages(orderWords);
  const locale = useLocale();
  const lei = (bani: number) => formatLei(toLei(bani), locale);
  return (
    <dl className="grid gap-2 tabular-nums">
      <Row term={text.productsCost}>{lei(totals.products_cost)}</Row>
      {totals.discount > 0 && (
        <Row term={text.discount} className="text-ok">
          −{lei(totals.discount)}
        </Row>
      )}
      {delivery !== undefined && <Row term={text.deliveryFee}>{delivery}</Row>}
      {vat && (
        <>
          <Row term={text.totalNet} className="mt-1 border-t border-line pt-3">
            {lei(vat.net)}
          </Row>
          {vat.vat.map(({ rate, amount }) => (
            <Row key={rate} term={text.vatAt(rate)}>
              {lei(amount)}
            </Row>
          ))}
        </>
      )}
      <Row term={text.total} className="mt-1 border-t border-line pt-3 text-xl font-bold">
        {lei(totals.total)}
      </Row>
      {order && <Paid order={order} />}
    </dl>
  );
}

/** Nothing where it is paid as it costs, or not at all. */
function Paid({ order }: { order: Order }) {
  const text = useMessages(orderWords);
  const locale = useLocale();
  const rest = restToPay(order);
  const { credited, paid, refunded, owed_back } = order;
  if (rest === 0 && owed_back === 0 && refunded === 0 && credited === 0) return null;
  const amounts: [string, number][] = [
    [text.credited, credited],
    [text.paid, roundLei(paid + refunded)],
    [text.refunded, refunded],
    [text.restToPay, rest],
    [text.owedBack, owed_back],
  ];
  return amounts
    .filter(([, amount]) => amount > 0)
    .map(([term, amount]) => (
      <Row key={term} term={term}>
        {formatLei(amount, locale)}
      </Row>
    ));
}

type RowProps = { term: string; className?: string; children: ReactNode };

const Row = ({ term, className = '', children }: RowProps) => (
  <div className={`flex items-baseline justify-between gap-4 ${className}`}>
    <dt>{term}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);
