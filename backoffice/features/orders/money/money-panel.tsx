import { useState } from 'react';
import { notedWays } from '../../../../contract/constants.ts';
import type { MoneyEntry, StaffOrder } from '../../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../../contract/staff/orders/words.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { locale } from '../../../i18n.ts';
import { useMay } from '../../../session/session.ts';
import { formatMoney } from '../../../ui/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { text as orderText } from '../order-messages.ts';
import { PaymentBadge } from '../state-badges.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { text } from './messages.ts';
import { MoneyDialog } from './money-dialog.tsx';
import { MoneyEntries } from './money-entries.tsx';

const words = orderWords[locale];

/** What somebody is about to write down. */
type Doing = 'in' | 'out' | 'credit' | MoneyEntry;

/** What an order costs, what was paid and given back of it, and what can be noted now. */
export function MoneyPanel({ order }: { order: StaffOrder }) {
  const mayNote = useMay('orders.pay');
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  return (
    <Panel title={text.money}>
      <Sums order={order} />
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
        {words.payMethod[order.pay_method]}
        <PaymentBadge status={order.payment_state} />
      </p>
      <h3 className="mt-4 text-sm font-semibold">{text.entries}</h3>
      <MoneyEntries entries={order.money} onCorrect={mayNote ? setDoing : null} />
      {mayNote && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setDoing('in')}>
            {text.notePayment}
          </Button>
          {order.owed_back > 0 && (
            <Button size="sm" onClick={() => setDoing('out')}>
              {text.giveBack}
            </Button>
          )}
          {order.status !== 'cancelled' && order.total > order.credited && (
            <Button size="sm" kind="ghost" onClick={() => setDoing('credit')}>
              {text.giveCredit}
            </Button>
          )}
        </div>
      )}
      {(doing === 'in' || doing === 'out') && (
        <MoneyDialog order={order} direction={doing} ways={notedWays} onClose={close} />
      )}
      {doing === 'credit' && <CreditDialog order={order} onClose={close} />}
      {doing !== null && typeof doing === 'object' && (
        <CorrectionDialog order={order} entry={doing} onClose={close} />
      )}
    </Panel>
  );
}

function Sums({ order }: { order: StaffOrder }) {
  const { discount, delivery_fee, credited, paid, refunded, to_pay, owed_back } = order;
  const parts: [string, string][] = [
    [orderText.lines, formatMoney(order.products_cost)],
    ...(discount > 0 ? [row(orderText.discount, -discount)] : []),
    [orderText.deliveryShort, delivery_fee > 0 ? formatMoney(delivery_fee) : orderText.free],
  ];
  const moved = [
    ...(credited > 0 ? [row(text.credited, -credited)] : []),
    ...(paid > 0 || refunded > 0 ? [row(text.paid, paid + refunded)] : []),
    ...(refunded > 0 ? [row(text.refunded, refunded)] : []),
  ];
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
      <Rows rows={parts} />
      <dt className="mt-1 self-baseline font-semibold">{text.total}</dt>
      <dd className="mt-1 self-baseline text-right text-lg font-semibold">
        {formatMoney(order.total)}
      </dd>
      <Rows rows={moved} />
      {to_pay > 0 && order.status !== 'cancelled' && paid > 0 && (
        <Rows rows={[row(text.toPay, to_pay)]} look="font-semibold" />
      )}
      {owed_back > 0 && (
        <Rows rows={[row(text.owedBack, owed_back)]} look="font-semibold text-danger" />
      )}
    </dl>
  );
}

const row = (label: string, lei: number): [string, string] => [label, formatMoney(lei)];

const Rows = ({ rows, look = '' }: { rows: [string, string][]; look?: string }) =>
  rows.map(([label, amount]) => (
    <div key={label} className="contents">
      <dt className={look || 'text-steel'}>{label}</dt>
      <dd className={`text-right ${look}`}>{amount}</dd>
    </div>
  ));
