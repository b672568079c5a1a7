import type { OrderStatus, PaymentStatus } from '../../../../contract/constants.ts';
import { formatLei } from '../../../../contract/money.ts';
import type { OwnOrder } from '../../../../contract/shapes/order.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Alert } from '../../../../kit/ui/alert.tsx';
import { Badge } from '../../../../kit/ui/badge.tsx';
import { Icon } from '../../../../kit/ui/icon.tsx';
import { formatDate } from '../../../i18n/format-date.ts';
import { OrderPapers } from '../../order/order-papers.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { messages } from './messages.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSteps } from './order-steps.tsx';
import { RepeatOrder } from './repeat-order.tsx';
import { paymentStatusWords, statusWords } from './status-words.ts';

type Look = 'ok' | 'warn' | 'danger' | 'neutral';

const statusLooks: Record<OrderStatus, Look> = {
  new: 'neutral',
  confirmed: 'neutral',
  packed: 'neutral',
  shipped: 'warn',
  ready_for_pickup: 'warn',
  completed: 'ok',
  cancelled: 'danger',
};
const paymentLooks: Record<PaymentStatus, Look> = {
  unpaid: 'neutral',
  pending: 'warn',
  paid: 'ok',
  refunded: 'neutral',
};

type Props = {
  order: OwnOrder;
  /** Whether it is there open; a press opens and closes it. */
  isOpen: boolean;
  onChange: (order: OwnOrder) => void;
};

/** In one line when, how far and how much; everything else opens below it. */
export function OrderCard({ order, isOpen, onChange }: Props) {
  const locale = useLocale();
  const text = useMessages(messages);
  const paymentSays = order.status !== 'cancelled' || order.payment_status === 'refunded';
  return (
    <details open={isOpen} className="group rounded-card border border-line open:shadow-lift">
      <summary className="flex list-none items-center gap-3 rounded-card p-4 hover:bg-mist md:gap-4 md:px-6 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <span className="min-w-44 flex-1">
            <span className="block font-semibold tabular-nums">{text.order(order.number)}</span>
            <span className="block text-sm text-steel tabular-nums">
              {formatDate(order.created_at)}, {text.positions(order.products.length)}
            </span>
          </span>
          <span className="flex flex-wrap gap-2">
            <Badge kind={statusLooks[order.status]}>{statusWords[locale][order.status]}</Badge>
            {paymentSays && (
              <Badge kind={paymentLooks[order.payment_status]}>
                {paymentStatusWords[locale][order.payment_status]}
              </Badge>
            )}
          </span>
          <strong className="min-w-28 text-lg tabular-nums max-md:w-full md:text-right">
            {formatLei(order.total, locale)}
          </strong>
        </span>
        <Icon
          name="chevron-down"
          size={20}
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-6 border-t border-line p-4 md:p-6">
        {order.awaits_confirmation && <Alert kind="info">{text.awaiting}</Alert>}
        <OrderSteps order={order} />
        <OrderLines order={order} />
        <OrderFacts order={order} />
        <OrderPapers order={order} />
        <div className="flex flex-wrap gap-3">
          <RepeatOrder order={order} />
          <CancelOrder order={order} onChange={onChange} />
        </div>
      </div>
    </details>
  );
}
