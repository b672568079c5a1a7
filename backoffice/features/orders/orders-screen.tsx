import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { LoadedPages } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { usePages } from '../../ui/use-pages.ts';
import { text } from './messages.ts';
import { OrderFilters } from './order-filters.tsx';
import { asFilters, asQuery, type OrderSearch } from './order-search.ts';
import { OrderTabs } from './order-tabs.tsx';
import { OrdersTable } from './orders-table.tsx';
import { SavedViews } from './saved-views.tsx';

const route = getRouteApi('/signed-in/orders');

/** Every order the shop has, newest first; what is looked at stands in the address. */
export default function OrdersScreen() {
  const mayTakeCustomers = useMay('customers.export');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filters = asFilters(search);
  const set = (change: Partial<OrderSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace: true });
  const counts = useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: () => api.get('/staff/orders/counts/'),
    refetchInterval: 30_000,
  });
  const list = usePages({
    queryKey: ['orders', 'list', filters],
    read: (page) => api.get('/staff/orders/', { query: { ...filters, ...page } }),
    keyOf: ({ id }) => id,
  });
  return (
    <Screen
      title={text.title}
      needs="orders.read"
      actions={
        <ExportButton
          path="/staff/orders/export/"
          filters={filters}
          needs="orders.export"
          also={
            mayTakeCustomers
              ? {
                  label: text.exportFor1c,
                  path: '/staff/orders/commerceml/',
                  fileName: 'orders.xml',
                }
              : undefined
          }
        />
      }
    >
      <Panel flush>
        <OrderTabs {...{ search, counts: counts.data }} />
        <OrderFilters {...{ search, set }} />
        <SavedViews query={asQuery(search)} />
        <LoadedPages list={list}>
          {(rows, paging) => <OrdersTable {...{ rows, paging }} />}
        </LoadedPages>
      </Panel>
    </Screen>
  );
}
