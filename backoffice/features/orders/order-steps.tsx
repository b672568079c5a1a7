import { useRef, useState } from 'react';
import type { OrderStatus } from '../../../contract/constants.ts';
import { nextStatuses } from '../../../contract/order-transitions.ts';
import { permissionFor } from '../../../contract/staff/orders/queries.ts';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { useSession } from '../../session/session.ts';
import { formatMoney } from '../../ui/format.ts';
import { text } from './order-messages.ts';
import { standOfLines } from './ordered-lines.ts';
import type { Stand } from './stand.ts';
import { OrderDialog, useOrderChange } from './use-order-change.tsx';

const words = orderWords[locale];

const statusOf = ({ status }: { status: OrderStatus }): Stand => ({
  status: { label: text.status, said: words.status[status] },
});

/** A step is decided on what is in the order, where it goes and what it costs. */
const standOf = (order: StaffOrder): Stand => ({
  ...statusOf(order),
  ...standOfLines(order),
  place: {
    label: text.delivery_type,
    said: [words.delivery[order.delivery_type], order.city, order.suburb, order.address]
      .filter(Boolean)
      .join(', '),
  },
  total: { label: text.total, said: formatMoney(order.total) },
});

type Step = { status: OrderStatus; reason?: string };

/** What may become of the order now, as far as whoever looks may do it. */
export function OrderSteps({ order }: { order: StaffOrder }) {
  const { permissions } = useSession();
  const [isCancelling, setCancelling] = useState(false);
  const [reason, setReason] = useState('');
  const group = useRef<HTMLFieldSetElement>(null);
  const { id } = order;
  const change = useOrderChange<Step>({
    order,
    act: (step, { version }) =>
      api.post('/staff/orders/{id}/status/', { params: { id }, body: { version, ...step } }),
    standOf,
    wanted: statusOf,
    said: text.stepDone,
    onDone() {
      setCancelling(false);
      // The button that was pressed leaves; the next step is one Tab away, and not pressed by mistake.
      requestAnimationFrame(() => group.current?.focus());
    },
  });
  const steps = nextStatuses(order).filter((status) => permissions.includes(permissionFor(status)));
  const forward = steps.filter((status) => status !== 'cancelled' && status !== 'new');
  return (
    <>
      <fieldset
        ref={group}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-2 outline-none"
      >
        <legend className="sr-only">{text.steps}</legend>
        {steps.includes('cancelled') && (
          <Button kind="ghost" onClick={() => setCancelling(true)}>
            {text.cancelled}
          </Button>
        )}
        {forward.map((status) => (
          <Button
            key={status}
            kind="primary"
            loading={change.isPending}
            onClick={() => change.send({ status })}
          >
            {text[status as Exclude<OrderStatus, 'new'>]}
          </Button>
        ))}
      </fieldset>
      <OrderDialog
        change={{ ...change, dialog: null }}
        open={isCancelling}
        onClose={() => setCancelling(false)}
        isTyped={isCancelling && reason !== ''}
        title={text.cancelTitle}
        size="sm"
        footer={
          <Button
            kind="danger"
            loading={change.isPending}
            onClick={() => change.send({ status: 'cancelled', reason })}
          >
            {text.cancelled}
          </Button>
        }
      >
        <p className="mb-4">{text.cancelText}</p>
        <Field
          name="reason"
          label={text.reason}
          hint={text.reasonSeen}
          multiline
          maxLength={2000}
          value={reason}
          onChange={setReason}
        />
      </OrderDialog>
      {change.dialog}
    </>
  );
}
