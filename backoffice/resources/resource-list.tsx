import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../kit/ui/button.tsx';
import { useMay } from '../session/session.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { ExportButton } from '../ui/export-button.tsx';
import { FilterFields, Filters, useFilters } from '../ui/filters.tsx';
import { LoadedPages } from '../ui/loaded.tsx';
import { ui } from '../ui/messages.ts';
import { Panel } from '../ui/panel.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { usePages } from '../ui/use-pages.ts';
import type { Id, Listed, Place, Rows } from './resource.ts';
import { ResourceDialog } from './resource-dialog.tsx';

/** On whatever screen the list stands. */
const here = { useSearch: (): Record<string, unknown> => useSearch({ strict: false }) };

/**
 * The things of a resource as a table; a press opens one, a button makes a new one. `title`: where it
 * is not the screen's.
 */
export function ResourceList<
  Row extends object,
  Whole extends Row & { version: number },
  Values extends FieldValues,
  Body extends object,
>({ resource, title }: { resource: Listed<Row, Whole, Values, Body>; title?: string }) {
  const text = resource.texts;
  const { idOf, titleOf, shown = titleOf, writes, creates = writes } = resource;
  const { isSearched = false, filters = [], hasScreens = false } = resource;
  const mayWrite = useMay(writes);
  const mayCreate = useMay(creates);
  const [edited, setEdited] = useState<Id | 'new' | null>(null);
  const { filters: address, set } = useFilters(here);
  const names = [...(isSearched ? ['search'] : []), ...filters.map(({ name }) => name)];
  const asked: Record<string, string> = Object.fromEntries(
    names.flatMap((name) => (address[name] ? [[name, String(address[name])]] : [])),
  );
  const list = usePages<Rows<Row>>({
    queryKey: [...resource.renews[0], 'list', asked],
    read: (page) => resource.list({ ...asked, ...page }),
    keyOf: idOf,
  });
  const opening: Column<Row> = {
    key: 'title',
    title: resource.heading,
    cell: (one) =>
      hasScreens ? (
        shown(one)
      ) : (
        <button
          type="button"
          onClick={() => setEdited(idOf(one))}
          aria-label={mayWrite ? ui.edit(titleOf(one)) : undefined}
          className="row-link flex items-center gap-3 font-semibold"
        >
          {shown(one)}
        </button>
      ),
  };
  return (
    <Panel flush {...(title && { title })}>
      <Filters
        search={
          isSearched && (
            <SearchField value={asked.search ?? ''} onChange={(typed) => set({ search: typed })} />
          )
        }
        chosen={filters.filter(({ name }) => asked[name]).length}
        actions={
          <>
            {mayCreate &&
              (hasScreens ? (
                <Button kind="primary" icon="plus" href={`${resource.href}/new`}>
                  {text.add}
                </Button>
              ) : (
                <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
                  {text.add}
                </Button>
              ))}
            <div className="ml-auto">
              <ExportButton path={resource.exported} filters={asked} />
            </div>
          </>
        }
      >
        {filters.length > 0 && <FilterFields {...{ filters, asked, set }} />}
      </Filters>
      <LoadedPages list={list}>
        {(rows, paging) => (
          <DataTable
            label={text.many}
            columns={[opening, ...resource.columns(rows)]}
            {...{ rows, paging }}
            keyOf={idOf}
            {...(hasScreens && { hrefOf: (one: Row) => `${resource.href}/${idOf(one)}` })}
            empty={resource.empty?.(asked.search ?? '')}
          />
        )}
      </LoadedPages>
      {edited !== null && (
        <ResourceDialog resource={resource} id={edited} onClose={() => setEdited(null)} />
      )}
    </Panel>
  );
}

/** A resource that stands on its screen as a list. */
export const listed = <
  Row extends object,
  Whole extends Row & { version: number },
  Values extends FieldValues,
  Body extends object,
>(
  resource: Listed<Row, Whole, Values, Body>,
): Place => ({
  ...resource,
  show: (title) => <ResourceList resource={resource} {...(title && { title })} />,
});
