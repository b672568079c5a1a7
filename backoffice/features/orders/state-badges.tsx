import type { AwaitingReason, OrderStatus, PaymentState } from '../../../contract/constants.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { locale } from '../../i18n.ts';

const statusLooks = {
  new: 'warn',
  confirmed: 'neutral',
  packed: 'neutral',
  shipped: 'neutral',
  ready_for_pickup: 'warn',
  completed: 'ok',
  cancelled: 'danger',
} as const satisfies Record<OrderStatus, string>;

export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <Badge kind={statusLooks[status]}>{orderWords[locale].status[status]}</Badge>
);

/** Says why one of the shop's people must look at it first. */
export const AwaitingBadge = ({ reason }: { reason: AwaitingReason | null }) =>
  reason && (
    <Badge kind="danger" className="whitespace-normal! leading-4!">
      {orderWords[locale].awaiting[reason]}
    </Badge>
  );

const paymentLooks = {
  unpaid: 'neutral',
  pending: 'warn',
  paid_in_part: 'warn',
  paid: 'ok',
  overpaid: 'danger',
  refunded_in_part: 'ok',
  refunded: 'danger',
} as const satisfies Record<PaymentState, string>;

export const PaymentBadge = ({ status }: { status: PaymentState }) => (
  <Badge kind={paymentLooks[status]}>{orderWords[locale].payment[status]}</Badge>
);
