import type { AnswerOf } from '../../../../contract/operation.ts';
import type { listOrders } from '../../../../contract/operations/orders.ts';
import { localPath, useLocale } from '../../../i18n/locale.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useLocation } from '../../../router/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Section } from '../../../ui/section.tsx';
import { Unreachable } from '../../../ui/unreachable.tsx';
import { OrdersSkeleton } from '../account-skeleton.tsx';
import { messages } from './messages.ts';
import { OrderCard } from './order-card.tsx';
import { useOrders } from './use-orders.ts';

export function Orders() {
  const text = useMessages(messages);
  const { pathname, search } = useLocation();
  const asked = Number(new URLSearchParams(search).get('page'));
  const { state, retry } = useOrders(Number.isInteger(asked) && asked > 0 ? asked : 1);
  return (
    <Section title={text.title} className="min-w-0">
      {state.kind === 'loading' && <OrdersSkeleton />}
      {state.kind === 'failed' && (
        <Unreachable title={text.unreachable} heading="h3" onRetry={retry} />
      )}
      {state.kind === 'ready' && <OrderList list={state.list} path={pathname} />}
    </Section>
  );
}

type ListProps = { list: AnswerOf<typeof listOrders>; path: string };

function OrderList({ list, path }: ListProps) {
  const text = useMessages(messages);
  const home = localPath(useLocale(), '/');
  if (list.results.length === 0) {
    return (
      <div className="rounded-card border border-line">
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
      </div>
    );
  }
  return (
    <>
      <ul className="grid gap-3">
        {list.results.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pagination pages={list.pages} hrefFor={(page) => `${path}?page=${page}`} />
      </div>
    </>
  );
}
