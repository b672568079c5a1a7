import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { CONTENT, type Entry } from './desks.ts';
import { MissingMark, StateMark } from './marks.tsx';
import { messages } from './messages.ts';

export function PopupList() {
  const text = useMessages(messages);
  const query = useQuery({
    queryKey: [...CONTENT, 'popups'],
    queryFn: () => api.get('/staff/content/popups/'),
  });
  const columns: Column<Entry<'popups'>>[] = [
    { key: 'title', title: text.name, cell: titleOf },
    {
      key: 'date',
      title: text.date,
      cell: ({ starts_at, ends_at }) =>
        starts_at || ends_at
          ? [starts_at, ends_at].map((at) => (at ? formatMoment(at) : '…')).join(' – ')
          : '—',
    },
    { key: 'missing', title: text.languages, cell: (row) => <MissingMark {...row} /> },
    { key: 'state', title: text.state, cell: (row) => <StateMark {...row} /> },
  ];
  return (
    <Panel flush>
      <Loaded query={query}>
        {({ results }) => (
          <DataTable
            label={text.popups}
            columns={columns}
            rows={results}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => `/admin/content/popups/${id}`}
          />
        )}
      </Loaded>
    </Panel>
  );
}
