import { formatAmount } from '../../../contract/amount.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { text } from './messages.ts';

/** Everything of which little is left, the most asked for first. */
export default function LowStockScreen() {
  return (
    <Screen
      title={text.lowStock}
      back={{ href: '/admin/today', label: text.title }}
      actions={<ExportButton path="/staff/stock/low/export/" />}
    >
      <p className="mb-3 text-steel">{text.lowHint}</p>
      <Panel flush>
        <PagedTable
          queryKey={['low-stock']}
          read={(query) => api.get('/staff/stock/low/', { query })}
          label={text.lowStock}
          columns={[
            { key: 'title', title: text.product, cell: ({ title }) => title },
            { key: 'code', title: text.code, cell: ({ code }) => code },
            {
              key: 'stock',
              title: text.stock,
              isNumber: true,
              cell: ({ stock, units }) => formatAmount(stock, units),
            },
            {
              key: 'limit',
              title: text.limit,
              isNumber: true,
              cell: ({ low_stock, units }) => formatAmount(low_stock, units),
            },
          ]}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/admin/products/${id}`}
          empty={<EmptyState icon="stock" title={text.lowNone} />}
        />
      </Panel>
    </Screen>
  );
}
