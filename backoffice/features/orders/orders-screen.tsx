import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Button } from '../../../storefront/ui/button.tsx';
import { EmptyState } from '../../../storefront/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { downloadFile } from '../../api/download.ts';
import { useMay } from '../../session/session.ts';
import { LoadedPages } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { messages } from './messages.ts';
import { OrderFilters } from './order-filters.tsx';
import { asFilters, asQuery, type OrderSearch } from './order-search.ts';
import { OrderTabs } from './order-tabs.tsx';
import { OrdersTable } from './orders-table.tsx';
import { SavedViews } from './saved-views.tsx';

const route = getRouteApi('/signed-in/orders');

/** Every order the shop has, newest first; what is looked at stands in the address. */
export default function OrdersScreen() {
  const text = useMessages(messages);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const mayExport = useMay('exports.make');
  const filters = asFilters(search);
  const set = (change: Partial<OrderSearch>) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace: true });
  const counts = useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: () => api.get('/staff/orders/counts/'),
    refetchInterval: 30_000,
  });
  const query = useInfiniteQuery({
    queryKey: ['orders', 'list', filters],
    queryFn: ({ pageParam }) =>
      api.get('/staff/orders/', {
        query: { ...filters, ...(pageParam && { before: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (shown) => shown,
  });
  return (
    <Screen
      title={text.title}
      actions={
        mayExport && (
          <Button
            icon="download"
            onClick={() =>
              void downloadFile(`/staff/orders/export/?${asQuery(search)}`, 'orders.csv')
            }
          >
            {text.export}
          </Button>
        )
      }
    >
      <Panel flush>
        <OrderTabs {...{ search, counts: counts.data }} />
        <OrderFilters {...{ search, set }} />
        <SavedViews query={asQuery(search)} />
        <LoadedPages query={query} rowsOf={({ results }) => results}>
          {(rows, more) =>
            rows.length === 0 ? (
              <EmptyState icon="search" title={text.nothing} text={text.nothingText} />
            ) : (
              <OrdersTable {...{ rows, more }} />
            )
          }
        </LoadedPages>
      </Panel>
    </Screen>
  );
}
