import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { quoted } from '../../ui/format.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { text } from './messages.ts';

const route = getRouteApi('/signed-in/search-words');
const periods = [7, 30, 90, 365] as const;

/** What people searched for and did not find, with the way to a synonym. */
export function MissedSearches() {
  const { kind = 'nothing', days = 30 } = route.useSearch();
  const filters = { kind, days: String(days) as '30' };
  return (
    <Panel flush>
      <Filters />
      <p className="px-4 pt-3 text-sm text-steel">{text.missedHint}</p>
      <PagedTable
        queryKey={['missed', filters]}
        read={(page) => api.get('/staff/search/missed/', { query: { ...filters, ...page } })}
        label={text.missed}
        columns={[
          {
            key: 'text',
            title: text.text,
            cell: (row) => <span className="font-medium">{quoted(row.text)}</span>,
          },
          { key: 'locale', title: text.language, cell: ({ locale }) => locale },
          {
            key: 'searches',
            title: text.searches,
            isNumber: true,
            cell: ({ searches }) => searches,
          },
          { key: 'found', title: text.foundThen, isNumber: true, cell: ({ found }) => found },
          {
            key: 'now',
            title: text.foundNow,
            isNumber: true,
            cell: ({ found, found_now }) => (
              <span className={found_now > found ? 'font-semibold text-ok' : ''}>{found_now}</span>
            ),
          },
          {
            key: 'add',
            title: <span className="sr-only">{text.addWord}</span>,
            isNumber: true,
            cell: (row) => (
              <a
                href={`/admin/search-words?word=${encodeURIComponent(row.text)}`}
                aria-label={`${text.addWord}: ${row.text}`}
                className="link"
              >
                {text.addWord}
              </a>
            ),
          },
        ]}
        keyOf={(row) => `${row.locale} ${row.text}`}
        empty={<EmptyState icon="success" title={text.missedNone} />}
      />
    </Panel>
  );
}

function Filters() {
  const { kind = 'nothing', days = 30 } = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: object) =>
    void navigate({ search: (now) => ({ ...now, ...change }), replace: true });
  return (
    <div className="filters">
      <Select
        name="kind"
        label={text.kind}
        value={kind}
        options={[
          { value: 'nothing', label: text.kindNothing },
          { value: 'partly', label: text.kindPartly },
          { value: 'all', label: text.kindAll },
        ]}
        onChange={(value) => set({ kind: value })}
        className="w-60"
      />
      <Select
        name="days"
        label={text.period}
        value={String(days)}
        options={periods.map((value) => ({ value: String(value), label: text.days(value) }))}
        onChange={(value) => set({ days: Number(value) })}
        className="w-40"
      />
      <div className="ml-auto">
        <ExportButton path="/staff/search/missed/export/" filters={{ kind, days: String(days) }} />
      </div>
    </div>
  );
}
