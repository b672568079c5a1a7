import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import { formatMoment } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { PrintMenu } from '../documents/print-menu.tsx';
import { ContactPanel } from './contact-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { MoneyPanel } from './money/money-panel.tsx';
import { text } from './order-messages.ts';
import { OrderSteps } from './order-steps.tsx';
import { ParcelsPanel } from './parcels-panel.tsx';
import { ResponsiblePanel } from './responsible-panel.tsx';
import { AwaitingBadge, PaymentBadge, StatusBadge } from './state-badges.tsx';
import { Timeline } from './timeline.tsx';
import { orderKey } from './use-order-change.tsx';

const route = getRouteApi('/signed-in/orders/$id');

/** Half of the time after which who says nothing has left. */
const SAY_EVERY = 10_000;

export default function OrderScreen() {
  const { id } = route.useParams();
  const query = useQuery({
    queryKey: orderKey(id),
    queryFn: () => api.get('/staff/orders/{id}/', { params: { id } }),
  });
  const back = { href: '/admin/orders', label: text.orders };
  const order = query.data;
  return (
    <Screen
      title={text.title(id)}
      needs="orders.read"
      back={back}
      mark={
        order && (
          <>
            <StatusBadge status={order.status} />
            <AwaitingBadge reason={order.awaiting} />
            <PaymentBadge status={order.payment_state} />
            <span className="text-sm text-steel">
              {text.placed} {formatMoment(order.created_at)}
            </span>
            {order.in_1c && <In1c {...order.in_1c} />}
          </>
        )
      }
      actions={
        order && (
          <>
            <RepeatLink order={order} />
            <PrintMenu order={order} />
            <OrderSteps order={order} />
          </>
        )
      }
    >
      <Loaded query={query}>
        {(shown) => <Order order={shown} readAgain={() => void query.refetch()} />}
      </Loaded>
    </Screen>
  );
}

/** By its number there people name it on the telephone. */
function In1c({ confirmed_at, is_current, number }: NonNullable<StaffOrder['in_1c']>) {
  const said = confirmed_at === null ? text.in1cNo : is_current ? text.in1cYes : text.in1cOlder;
  return (
    <span className="text-sm text-steel">
      {text.in1c}: {said}
      {number && ` (${text.in1cNumber(number)})`}
    </span>
  );
}

/** The same again for the same customer, by telephone. */
function RepeatLink({ order }: { order: StaffOrder }) {
  const mayOrder = useMay('orders.write');
  if (!mayOrder || !order.customer.may_order) return null;
  return (
    <Button icon="copy" href={`/admin/orders/new?repeat=${encodeURIComponent(order.id)}`}>
      {text.repeat}
    </Button>
  );
}

function Order({ order, readAgain }: { order: StaffOrder; readAgain: () => void }) {
  const others = useViewing(order, readAgain);
  return (
    <>
      {order.awaiting && (
        <Alert kind="warning" className="mb-4">
          {order.awaiting === 'unpaid-value' ? text.awaitingValue : text.awaitingShare}
        </Alert>
      )}
      {others.length > 0 && (
        <Alert kind="warning" className="mb-4">
          {text.alsoHere(others.map(({ name }) => name).join(', '))}
        </Alert>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px] xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <LinesPanel order={order} />
          <ParcelsPanel order={order} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 xl:row-span-2">
          <MoneyPanel order={order} />
          <ContactPanel order={order} />
          <ResponsiblePanel order={order} />
        </div>
        <Timeline order={order} />
      </div>
    </>
  );
}

/** Says that the order is open here, and hears who else has it open and whether it has changed. */
function useViewing({ id, version, viewers }: StaffOrder, readAgain: () => void) {
  const { data } = useQuery({
    queryKey: ['order-viewing', id],
    queryFn: () => api.post('/staff/orders/{id}/viewing/', { params: { id } }),
    refetchInterval: SAY_EVERY,
    staleTime: 0,
  });
  const isOlder = data !== undefined && data.version > version;
  const onOlderFound = useEffectEvent(readAgain);
  useEffect(() => {
    if (!isOlder) return;
    onOlderFound();
    toast('info', text.renewed);
  }, [isOlder]);
  return data?.viewers ?? viewers;
}
