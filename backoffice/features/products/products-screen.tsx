import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { StaffProductList } from '../../../contract/staff/catalogue/product-shapes.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Button } from '../../../storefront/ui/button.tsx';
import { Pagination } from '../../../storefront/ui/pagination.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { messages } from './messages.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductTable } from './product-table.tsx';
import { SelectionBar } from './selection-bar.tsx';

const route = getRouteApi('/signed-in/products');

/** All products, of every state; what is asked for stands in the address. */
export default function ProductsScreen() {
  const text = useMessages(messages);
  const { brand, page = 1, ...search } = route.useSearch();
  const asked = Object.fromEntries(
    Object.entries({ ...search, brands_id: brand, page }).flatMap(([name, value]) =>
      value ? [[name, String(value)]] : [],
    ),
  );
  const query = useQuery({
    queryKey: ['products', asked],
    queryFn: () => api.get('/staff/products/', { query: asked }),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen
      title={text.title}
      actions={
        useMay('products.write') && (
          <Button kind="primary" icon="plus" href="/admin/products/new">
            {text.newProduct}
          </Button>
        )
      }
    >
      <Panel flush>
        <ProductFilters counts={query.data?.states} />
        <Loaded query={query}>{(list) => <Found list={list} key={JSON.stringify(asked)} />}</Loaded>
      </Panel>
    </Screen>
  );
}

function Found({ list }: { list: StaffProductList }) {
  const text = useMessages(messages);
  const search = route.useSearch();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const { results, total, pages, search: reading } = list;
  const hrefFor = (page: number) => {
    const kept = Object.entries({ ...search, page }).filter(([, value]) => value);
    return `/admin/products?${new URLSearchParams(kept.map(([name, value]) => [name, String(value)]))}`;
  };
  return (
    <>
      <SelectionBar
        chosen={results.filter(({ id }) => selected.has(id))}
        onDone={() => setSelected(new Set())}
      />
      <p className="px-4 pt-3 text-sm text-steel" role="status">
        {text.found(total.toLocaleString(locale))}
        {reading?.change && ` · ${text.searchedFor(reading.searched)}`}
      </p>
      <ProductTable rows={results} selected={selected} onSelect={setSelected} />
      <div className="p-2">
        <Pagination pages={pages} hrefFor={hrefFor} />
      </div>
    </>
  );
}
