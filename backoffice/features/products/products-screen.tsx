import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { formatCount } from '../../../contract/amount.ts';
import type {
  ProductRow,
  StaffProductList,
} from '../../../contract/staff/catalogue/product-shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { LoadedPages } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { type Paging, usePages } from '../../ui/use-pages.ts';
import { text } from './messages.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';
import { SelectionBar } from './selection-bar.tsx';

const route = getRouteApi('/signed-in/products');

/** All products, of every state; what is asked for stands in the address. */
export default function ProductsScreen() {
  const { brand, ...search } = route.useSearch();
  const filters = Object.fromEntries(
    Object.entries({ ...search, brands_id: brand }).flatMap(([name, value]) =>
      value ? [[name, String(value)]] : [],
    ),
  );
  const list = usePages({
    queryKey: ['products', filters],
    read: (page) => api.get('/staff/products/', { query: { ...filters, ...page } }),
    keyOf: ({ id }) => id,
  });
  const mayWrite = useMay('products.write');
  return (
    <Screen
      title={text.title}
      actions={
        <>
          <ExportButton
            path="/staff/products/export/"
            filters={filters}
            also={{
              label: text.exportWhole,
              path: '/staff/products/export/',
              fileName: 'products.xlsx',
              more: { whole: 'true', format: 'xlsx' },
            }}
          />
          {mayWrite && (
            <Button kind="primary" icon="plus" href="/admin/products/new">
              {text.newProduct}
            </Button>
          )}
        </>
      }
    >
      <Panel flush>
        <ProductFilters counts={list.first?.states} filters={filters} />
        <LoadedPages list={list}>
          {(rows, paging) => (
            <Found key={JSON.stringify(filters)} first={list.first} {...{ rows, paging }} />
          )}
        </LoadedPages>
      </Panel>
    </Screen>
  );
}

type FoundProps = { rows: ProductRow[]; paging: Paging; first: StaffProductList | undefined };

function Found({ rows, paging, first }: FoundProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const reading = first?.search;
  return (
    <>
      <SelectionBar
        chosen={rows.filter(({ id }) => selected.has(id))}
        onDone={() => setSelected(new Set())}
      />
      <p className="px-4 pt-3 text-sm text-steel" role="status">
        {text.found(formatCount(first?.total ?? 0))}
        {reading?.change && ` · ${text.searchedFor(reading.searched)}`}
      </p>
      <ProductTable {...{ rows, paging, selected }} onSelect={setSelected} />
    </>
  );
}
