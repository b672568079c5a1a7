import type { OwnOrder } from '../../../../contract/shapes/order.ts';
import { localPath, useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { EmptyState } from '../../../../kit/ui/empty-state.tsx';
import { useLocation } from '../../../router/hooks.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { Section } from '../../../ui/section.tsx';
import { Unreachable } from '../../../ui/unreachable.tsx';
import { OrdersSkeleton } from '../account-skeleton.tsx';
import { messages } from './messages.ts';
import { OrderCard } from './order-card.tsx';
import { type Asked, useOrders } from './use-orders.ts';

/** All orders, or the one a letter leads to. */
export function Orders() {
  const text = useMessages(messages);
  const { pathname, search } = useLocation();
  const asked = askedIn(search);
  const { shown, isFailed, askAnew, replace } = useOrders(asked);
  return (
    <Section title={text.title} className="min-w-0">
      {!shown && !isFailed && <OrdersSkeleton />}
      {!shown && isFailed && (
        <Unreachable title={text.unreachable} heading="h3" onRetry={askAnew} />
      )}
      {shown && (
        <>
          {shown.orders.length === 0 ? (
            <NoOrders number={asked.number} />
          ) : (
            <OrderList orders={shown.orders} isOpen={asked.number !== null} onChange={replace} />
          )}
          <div className="mt-6">
            {asked.number === null ? (
              shown.pages && (
                <Pagination pages={shown.pages} hrefFor={(page) => `${pathname}?page=${page}`} />
              )
            ) : (
              <Button href={pathname}>{text.all}</Button>
            )}
          </div>
        </>
      )}
    </Section>
  );
}

function askedIn(search: string): Asked {
  const values = new URLSearchParams(search);
  const page = Number(values.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    number: values.get('order') || null,
  };
}

type ListProps = { orders: OwnOrder[]; isOpen: boolean; onChange: (order: OwnOrder) => void };

const OrderList = ({ orders, isOpen, onChange }: ListProps) => (
  <ul className="grid gap-3">
    {orders.map((order) => (
      <li key={order.id}>
        <OrderCard order={order} isOpen={isOpen} onChange={onChange} />
      </li>
    ))}
  </ul>
);

function NoOrders({ number }: { number: string | null }) {
  const text = useMessages(messages);
  const home = localPath(useLocale(), '/');
  return (
    <div className="rounded-card border border-line">
      {number === null ? (
        <EmptyState
          icon="cart"
          heading="h3"
          title={text.emptyTitle}
          text={text.emptyText}
          actions={
            <Button kind="primary" href={home}>
              {text.toCatalogue}
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon="invoice"
          heading="h3"
          title={text.notYours(number)}
          text={text.notYoursText}
        />
      )}
    </div>
  );
}
