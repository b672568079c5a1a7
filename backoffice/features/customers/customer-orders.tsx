import type { AnswerOf } from '../../../contract/operation.ts';
import type { CustomerCard } from '../../../contract/staff/customers.ts';
import type { listCustomerOrders } from '../../../contract/staff/operations/customers.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import type { Column } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { formatMoment, formatMoney } from '../../ui/format.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text } from './messages.ts';

const words = orderWords[locale];

type Order = AnswerOf<typeof listCustomerOrders>['results'][number];

export function CustomerOrders({ customer }: { customer: CustomerCard }) {
  const { id } = customer;
  return (
    <Panel
      title={text.orders}
      flush
      actions={
        <>
          {customer.orders > 0 && (
            <ExportButton
              size="sm"
              needs="orders.export"
              path={`/staff/customers/${id}/orders/export/`}
            />
          )}
          <OrderLink customer={customer} />
        </>
      }
    >
      <PagedTable
        queryKey={['customers', 'orders', id]}
        read={(query) => api.get('/staff/customers/{id}/orders/', { params: { id }, query })}
        label={text.orders}
        columns={columns}
        keyOf={(order) => order.id}
        hrefOf={(order) => `/admin/orders/${order.id}`}
        empty={<p className="px-4 pb-4 text-steel">{text.ordersNone}</p>}
      />
    </Panel>
  );
}

/** For whoever has them on the phone and is asked for an order. */
function OrderLink({ customer: { id, blocked_at, erased_at } }: { customer: CustomerCard }) {
  const mayOrder = useMay('orders.write');
  if (!mayOrder || blocked_at || erased_at) return null;
  return (
    <Button kind="primary" size="sm" icon="plus" href={`/admin/orders/new?customer=${id}`}>
      {text.newOrder}
    </Button>
  );
}

const columns: Column<Order>[] = [
  {
    key: 'number',
    title: text.number,
    className: 'whitespace-nowrap',
    cell: ({ id }) => id,
  },
  {
    key: 'date',
    title: text.date,
    className: 'xl:whitespace-nowrap',
    cell: ({ created_at }) => formatMoment(created_at),
  },
  { key: 'status', title: text.status, cell: ({ status }) => words.status[status] },
  {
    key: 'payment',
    title: text.payment,
    cell: ({ payment_state }) => words.payment[payment_state],
  },
  { key: 'lines', title: text.lines, isNumber: true, cell: ({ lines }) => lines },
  { key: 'total', title: text.total, isNumber: true, cell: ({ total }) => formatMoney(total) },
];
