import { useState } from 'react';
import type { PaymentStatus } from '../../../contract/constants.ts';
import { nextPayments, paymentNeedsNote, restToPay } from '../../../contract/order-money.ts';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import { formatMoney } from '../../ui/format.ts';
import { ui } from '../../ui/messages.ts';
import { Panel } from '../../ui/panel.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { text } from './order-messages.ts';
import type { Stand } from './stand.ts';
import { PaymentBadge } from './state-badges.tsx';
import { OrderDialog, useOrderChange } from './use-order-change.tsx';

const words = orderWords[locale];

export function MoneyPanel({ order }: { order: StaffOrder }) {
  const mayChange = useMay('orders.pay');
  const [isChanging, setChanging] = useState(false);
  const { discount, delivery_fee } = order;
  const rows: [string, string][] = [
    [text.lines, formatMoney(order.products_cost)],
    ...(discount > 0 ? [[text.discount, formatMoney(-discount)] satisfies [string, string]] : []),
    [text.deliveryShort, delivery_fee > 0 ? formatMoney(delivery_fee) : text.free],
  ];
  return (
    <Panel
      title={text.money}
      actions={
        mayChange && (
          <Button size="sm" aria-label={text.paymentChange} onClick={() => setChanging(true)}>
            {text.edit}
          </Button>
        )
      }
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
        {rows.map(([label, amount]) => (
          <div key={label} className="contents">
            <dt className="text-steel">{label}</dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
        <dt className="mt-1 self-baseline font-semibold">{text.total}</dt>
        <dd className="mt-1 self-baseline text-right text-lg font-semibold">
          {formatMoney(order.total)}
        </dd>
      </dl>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-sm">
        {words.payMethod[order.pay_method]}
        <PaymentBadge status={order.payment_status} />
      </p>
      <PaidOf order={order} />
      {isChanging && <PaymentDialog order={order} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

/** What was paid, where that is not what the order costs; money to give back stands out. */
function PaidOf({ order }: { order: StaffOrder }) {
  const rest = restToPay(order);
  if (rest === 0 && order.owed_back === 0) return null;
  return (
    <p className="mt-2 text-sm tabular-nums">
      {text.paid}: {formatMoney(order.paid)}
      {rest > 0 && (
        <span className="block font-semibold">
          {text.restToPay}: {formatMoney(rest)}
        </span>
      )}
      {order.owed_back > 0 && (
        <span className="block font-semibold text-danger">
          {text.owed_back}: {formatMoney(order.owed_back)}
        </span>
      )}
    </p>
  );
}

const standOfPayment = ({ payment_status }: Pick<StaffOrder, 'payment_status'>): Stand => ({
  payment_status: {
    label: text.payment_status,
    said: words.payment[payment_status],
  },
});

type Given = { payment_status: PaymentStatus; note: string };

function PaymentDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { id } = order;
  const [next] = useState(() => nextPayments(order));
  const [status, setStatus] = useState<PaymentStatus>(next[0] ?? 'paid');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const change = useOrderChange<Given>({
    order,
    act: (given, { version }) =>
      api.post('/staff/orders/{id}/payment/', { params: { id }, body: { version, ...given } }),
    standOf: (now) => ({
      ...standOfPayment(now),
      total: { label: text.total, said: formatMoney(now.total) },
    }),
    wanted: standOfPayment,
    said: text.paymentSaved,
    onDone: onClose,
    onRefused(refusal) {
      const { note: why } = explainFailure(refusal, locale).fields;
      setError(why);
      return why !== undefined;
    },
  });
  return (
    <OrderDialog
      {...{ change, onClose }}
      isTyped={note !== '' || status !== next[0]}
      title={text.paymentChange}
      size="sm"
    >
      <StaffForm
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          change.sendAsSeen({ payment_status: status, note });
        }}
      >
        <Select
          name="payment_status"
          label={text.payment_status}
          value={status}
          options={next.map((value) => ({
            value,
            label:
              value === order.payment_status
                ? text.differenceReturned(formatMoney(order.owed_back))
                : words.payment[value],
          }))}
          onChange={(value) => setStatus(next.find((one) => one === value) ?? status)}
        />
        <Field
          name="note"
          label={text.paymentNote}
          required={paymentNeedsNote(order.payment_status)}
          maxLength={2000}
          value={note}
          onChange={setNote}
          error={error}
        />
        <Button type="submit" kind="primary" loading={change.isPending}>
          {ui.save}
        </Button>
      </StaffForm>
    </OrderDialog>
  );
}
