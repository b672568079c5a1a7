import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { EmptyState } from '../../../storefront/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { messages } from './messages.ts';

const route = getRouteApi('/signed-in/low-stock');

/** Everything of which little is left, the most asked for first. */
export default function LowStockScreen() {
  const text = useMessages(messages);
  const { page = 1 } = route.useSearch();
  const query = useQuery({
    queryKey: ['low-stock', page],
    queryFn: () => api.get('/staff/stock/low/', { query: { page: String(page) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen title={text.lowStock} back={{ href: '/admin/today', label: text.title }}>
      <p className="mb-3 text-steel">{text.lowHint}</p>
      <Panel flush>
        <Loaded query={query}>
          {({ results, pages }) => (
            <>
              <DataTable
                label={text.lowStock}
                columns={[
                  { key: 'title', title: text.product, cell: ({ title }) => title },
                  { key: 'code', title: text.code, cell: ({ code }) => code },
                  {
                    key: 'stock',
                    title: text.stock,
                    isNumber: true,
                    cell: ({ stock, units }) => `${stock} ${units}`,
                  },
                  {
                    key: 'limit',
                    title: text.limit,
                    isNumber: true,
                    cell: ({ low_stock }) => low_stock,
                  },
                ]}
                rows={results}
                keyOf={({ id }) => id}
                hrefOf={({ id }) => `/admin/products/${id}`}
                empty={<EmptyState icon="stock" title={text.lowNone} />}
              />
              <PageLinks
                pages={pages}
                label={text.pages}
                hrefOf={(wanted) => `/admin/low-stock?page=${wanted}`}
              />
            </>
          )}
        </Loaded>
      </Panel>
    </Screen>
  );
}
