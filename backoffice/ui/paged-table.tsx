import type { ComponentProps } from 'react';
import { DataTable } from './data-table.tsx';
import { LoadedPages } from './loaded.tsx';
import { type Page, usePages } from './use-pages.ts';

type Rows<Row> = Omit<Page, 'results'> & { results: readonly Row[] };
type Props<Row> = Parameters<typeof usePages<Rows<Row>>>[0] &
  Omit<ComponentProps<typeof DataTable<Row>>, 'rows' | 'paging'>;

/** A list of things that is read page by page. */
export function PagedTable<Row>({ queryKey, read, progress, ...table }: Props<Row>) {
  const { keyOf } = table;
  const list = usePages<Rows<Row>>({
    ...{ queryKey, read, keyOf },
    ...(progress !== undefined && { progress }),
  });
  return (
    <LoadedPages list={list}>
      {(rows, paging) => <DataTable {...table} {...{ rows, paging }} />}
    </LoadedPages>
  );
}
