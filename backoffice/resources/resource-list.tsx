import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { locale } from '../i18n.ts';
import { useMay } from '../session/session.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { ExportButton } from '../ui/export-button.tsx';
import { LoadedPages } from '../ui/loaded.tsx';
import { uiMessages } from '../ui/messages.ts';
import { Panel } from '../ui/panel.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { usePages } from '../ui/use-pages.ts';
import type { Id, Listed, Rows } from './resource.ts';
import { ResourceDialog } from './resource-dialog.tsx';

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
  const ui = useMessages(uiMessages);
  const text = resource.texts[locale];
  const { idOf, titleOf, shown = titleOf, isSearched = false, writes, creates = writes } = resource;
  const mayWrite = useMay(writes);
  const mayCreate = useMay(creates);
  const { search = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [edited, setEdited] = useState<Id | 'new' | null>(null);
  const list = usePages<Rows<Row>>({
    queryKey: [...resource.renews[0], 'list', search],
    read: (page) => resource.list({ search, ...page }),
    keyOf: idOf,
  });
  const opening: Column<Row> = {
    key: 'title',
    title: resource.heading,
    cell: (one) => (
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
      <div className="filters">
        {isSearched && (
          <SearchField
            value={search}
            onChange={(typed) =>
              void navigate({
                to: '.',
                search: (now) => ({ ...now, search: typed || undefined }),
                replace: true,
              })
            }
          />
        )}
        {mayCreate && (
          <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
            {text.add}
          </Button>
        )}
        <div className="ml-auto">
          <ExportButton path={resource.exported} {...(isSearched && { filters: { search } })} />
        </div>
      </div>
      <LoadedPages list={list}>
        {(rows, paging) => (
          <DataTable
            label={text.many}
            columns={[opening, ...resource.columns(rows)]}
            {...{ rows, paging }}
            keyOf={idOf}
            empty={resource.empty?.(search)}
          />
        )}
      </LoadedPages>
      {edited !== null && (
        <ResourceDialog resource={resource} id={edited} onClose={() => setEdited(null)} />
      )}
    </Panel>
  );
}
