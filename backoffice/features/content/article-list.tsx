import { getRouteApi } from '@tanstack/react-router';
import { articleKinds, contentStates } from '../../../contract/staff/content/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { formatMoment } from '../../ui/format.ts';
import { LoadedPages } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { usePages } from '../../ui/use-pages.ts';
import { CONTENT, type Entry } from './desks.ts';
import { MissingMark, StateMark } from './marks.tsx';
import { messages } from './messages.ts';

const route = getRouteApi('/signed-in/content/$section');

export function ArticleList() {
  const text = useMessages(messages);
  const search = route.useSearch();
  const kind = articleKinds.find((one) => one === search.kind);
  const state = contentStates.find((one) => one === search.state);
  const filters = {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(search.search && { search: search.search }),
  };
  const list = usePages({
    queryKey: [...CONTENT, 'articles', filters],
    read: (page) => api.get('/staff/content/articles/', { query: { ...filters, ...page } }),
    keyOf: ({ id }) => id,
  });
  const columns: Column<Entry<'articles'>>[] = [
    { key: 'title', title: text.name, cell: titleOf },
    { key: 'kind', title: text.kind, cell: (row) => text[row.kind] },
    {
      key: 'date',
      title: text.date,
      className: 'whitespace-nowrap',
      cell: ({ published_at }) => formatMoment(published_at),
    },
    { key: 'missing', title: text.languages, cell: (row) => <MissingMark {...row} /> },
    { key: 'state', title: text.state, cell: (row) => <StateMark {...row} /> },
  ];
  return (
    <Panel flush>
      <Filters taking={filters} />
      <LoadedPages list={list}>
        {(rows, paging) => (
          <DataTable
            label={text.articles}
            {...{ columns, rows, paging }}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => `/admin/content/articles/${id}`}
          />
        )}
      </LoadedPages>
    </Panel>
  );
}

function Filters({ taking }: { taking: Record<string, string> }) {
  const text = useMessages(messages);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: object) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace: true });
  return (
    <div className="filters">
      <SearchField
        value={search.search ?? ''}
        onChange={(typed) => set({ search: typed || undefined })}
      />
      <Select
        name="kind"
        label={text.kind}
        value={search.kind ?? ''}
        options={[
          { value: '', label: text.all },
          ...articleKinds.map((value) => ({ value, label: text[value] })),
        ]}
        onChange={(kind) => set({ kind: kind || undefined })}
        className="w-40"
      />
      <Select
        name="state"
        label={text.state}
        value={search.state ?? ''}
        options={[
          { value: '', label: text.all },
          ...contentStates.map((value) => ({ value, label: text[value] })),
        ]}
        onChange={(state) => set({ state: state || undefined })}
        className="w-40"
      />
      <div className="ml-auto">
        <ExportButton path="/staff/content/articles/export/" filters={taking} />
      </div>
    </div>
  );
}
