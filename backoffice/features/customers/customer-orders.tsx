import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { CustomerCard } from '../../../contract/staff/customers.ts';
import type { listCustomerOrders } from '../../../contract/staff/operations/customers.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Button } from '../../../storefront/ui/button.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { formatMoment, formatMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { messages } from './messages.ts';

const route = getRouteApi('/signed-in/customers/$id');

type Page = AnswerOf<typeof listCustomerOrders>;
type Order = Page['results'][number];

export function CustomerOrders({ customer }: { customer: CustomerCard }) {
  const text = useMessages(messages);
  const { id } = customer;
  const { page = 1 } = route.useSearch();
  const query = useQuery({
    queryKey: ['customers', 'orders', id, page],
    queryFn: () =>
      api.get('/staff/customers/{id}/orders/', { params: { id }, query: { page: String(page) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={text.orders} actions={<OrderLink customer={customer} />} flush>
      <Loaded query={query}>
        {({ results, pages }) => (
          <>
            <OrderTable orders={results} />
            {pages.total_pages > 1 && <PageLinks id={id} pages={pages} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** For whoever has them on the phone and is asked for an order. */
function OrderLink({ customer: { id, blocked_at, erased_at } }: { customer: CustomerCard }) {
  const text = useMessages(messages);
  const mayOrder = useMay('orders.write');
  if (!mayOrder || blocked_at || erased_at) return null;
  return (
    <Button kind="primary" size="sm" icon="plus" href={`/admin/orders/new?customer=${id}`}>
      {text.newOrder}
    </Button>
  );
}

function OrderTable({ orders }: { orders: Order[] }) {
  const text = useMessages(messages);
  const words = orderWords[locale];
  const columns: Column<Order>[] = [
    { key: 'number', title: text.number, cell: ({ id }) => id },
    { key: 'date', title: text.date, cell: ({ created_at }) => formatMoment(created_at) },
    { key: 'status', title: text.status, cell: ({ status }) => words.status[status] },
    {
      key: 'payment',
      title: text.payment,
      cell: ({ payment_status }) => words.payment[payment_status],
    },
    { key: 'lines', title: text.lines, isNumber: true, cell: ({ lines }) => lines },
    { key: 'total', title: text.total, isNumber: true, cell: ({ total }) => formatMoney(total) },
  ];
  return (
    <DataTable
      label={text.orders}
      columns={columns}
      rows={orders}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/admin/orders/${id}`}
      empty={<p className="px-4 pb-4 text-steel">{text.ordersNone}</p>}
    />
  );
}

function PageLinks({ id, pages }: { id: number; pages: Page['pages'] }) {
  const text = useMessages(messages);
  const numbers = Array.from({ length: pages.total_pages }, (_, index) => index + 1);
  return (
    <nav aria-label={text.pages} className="flex flex-wrap gap-1 p-3">
      {numbers.map((number) => (
        <a
          key={number}
          href={`/admin/customers/${id}?page=${number}`}
          aria-current={number === pages.current ? 'page' : undefined}
          className="min-w-8 rounded-control px-2 py-1 text-center hover:bg-mist aria-[current]:bg-mist aria-[current]:font-semibold"
        >
          {number}
        </a>
      ))}
    </nav>
  );
}
