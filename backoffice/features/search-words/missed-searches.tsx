import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { EmptyState } from '../../../storefront/ui/empty-state.tsx';
import { Select } from '../../../storefront/ui/select.tsx';
import { api } from '../../api/api.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { Panel } from '../../ui/panel.tsx';
import { messages } from './messages.ts';

const route = getRouteApi('/signed-in/search-words');
const periods = [7, 30, 90, 365] as const;

/** What people searched for and did not find, with the way to a synonym. */
export function MissedSearches() {
  const text = useMessages(messages);
  const { kind = 'nothing', days = 30, page = 1 } = route.useSearch();
  const query = useQuery({
    queryKey: ['missed', kind, days, page],
    queryFn: () =>
      api.get('/staff/search/missed/', {
        query: { kind, days: String(days) as '30', page: String(page) },
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel flush>
      <Filters />
      <p className="px-4 pt-3 text-sm text-steel">{text.missedHint}</p>
      <Loaded query={query}>
        {({ results, pages }) => (
          <>
            <DataTable
              label={text.missed}
              columns={[
                {
                  key: 'text',
                  title: text.text,
                  cell: (row) => <span className="font-medium">«{row.text}»</span>,
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
                    <span className={found_now > found ? 'font-semibold text-ok' : ''}>
                      {found_now}
                    </span>
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
              rows={results}
              keyOf={(row) => `${row.locale} ${row.text}`}
              empty={<EmptyState icon="success" title={text.missedNone} />}
            />
            <PageLinks
              pages={pages}
              label={text.pages}
              hrefOf={(wanted) =>
                `/admin/search-words?tab=missed&kind=${kind}&days=${days}&page=${wanted}`
              }
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Filters() {
  const text = useMessages(messages);
  const { kind = 'nothing', days = 30 } = route.useSearch();
  const navigate = route.useNavigate();
  const set = (change: object) =>
    void navigate({ search: (now) => ({ ...now, ...change, page: undefined }), replace: true });
  return (
    <div className="flex flex-wrap items-end gap-3 border-b border-line p-4">
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
    </div>
  );
}
