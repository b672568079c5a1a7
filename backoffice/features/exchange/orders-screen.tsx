import { getRouteApi } from '@tanstack/react-router';
import { type ExchangedOrder, syncStates } from '../../../contract/staff/exchange.ts';
import { exchangeWords } from '../../../contract/staff/exchange-words.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { type Column, figures } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { useFilters } from '../../ui/filters.tsx';
import { formatMoment, formatMoney } from '../../ui/format.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { ExchangeFrame } from './exchange-frame.tsx';
import { text } from './messages.ts';

const route = getRouteApi('/signed-in/exchange/orders');

const looks = { untold: 'neutral', changed: 'warn', known: 'ok' } as const;

const columns: Column<ExchangedOrder>[] = [
  { key: 'order', title: text.order, cell: ({ id }) => id, className: 'whitespace-nowrap' },
  {
    key: 'placed',
    title: text.placedAt,
    cell: ({ created_at }) => formatMoment(created_at),
  },
  {
    key: 'status',
    title: text.orderStatus,
    cell: ({ status }) => orderWords[locale].status[status],
  },
  {
    key: 'in1c',
    title: text.in1c,
    cell: ({ state }) => <Badge kind={looks[state]}>{exchangeWords[locale].told[state]}</Badge>,
  },
  {
    key: 'confirmed',
    title: text.confirmedAt,
    cell: ({ confirmed_at }) => (confirmed_at ? formatMoment(confirmed_at) : '—'),
  },
  {
    key: 'number',
    title: text.number1c,
    cell: ({ number_1c }) => number_1c || '—',
  },
  figures('total', text.total, ({ total }) => formatMoney(total)),
];

/** Which orders 1C has taken. */
export default function OrdersScreen() {
  const { filters, set } = useFilters(route);
  return (
    <ExchangeFrame
      page="orders"
      actions={<ExportButton path="/staff/exchange/orders/export/" filters={filters} />}
    >
      <Panel flush>
        <div className="filters">
          <StateFilter
            label={text.in1c}
            items={[
              { id: '' as const, label: text.all },
              ...syncStates.map((id) => ({
                id,
                label: `${text.in1c}: ${exchangeWords[locale].told[id]}`,
              })),
            ]}
            value={filters.state ?? ''}
            onChange={(state) => set({ state })}
          />
        </div>
        <PagedTable
          queryKey={['exchange', 'orders', filters]}
          read={(page) => api.get('/staff/exchange/orders/', { query: { ...filters, ...page } })}
          label={text.orders}
          columns={columns}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/admin/orders/${id}`}
          empty={<EmptyState icon="invoice" title={text.noOrders} />}
        />
      </Panel>
    </ExchangeFrame>
  );
}
