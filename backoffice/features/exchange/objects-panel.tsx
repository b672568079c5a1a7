import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import {
  type ExchangeObject,
  type ExchangeRunDetails,
  exchangeOutcomes,
} from '../../../contract/staff/exchange.ts';
import { exchangeKind, exchangeReason } from '../../../contract/staff/exchange-words.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { locale } from '../../i18n.ts';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { LoadedPages } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StateFilter } from '../../ui/state-filter.tsx';
import { type Paging, usePages } from '../../ui/use-pages.ts';
import { messages } from './messages.ts';
import { OutcomeBadge, useOutcomeNames } from './outcome.tsx';

const route = getRouteApi('/signed-in/exchange/runs/$id');

/** As the shop is asked: what is not chosen is not said. */
export function useObjectFilters(): {
  outcome?: (typeof exchangeOutcomes)[number];
  search?: string;
} {
  const { outcome, search } = route.useSearch();
  return { ...(outcome && { outcome }), ...(search && { search }) };
}

/** Everything a run brought, thing by thing. */
export function ObjectsPanel({ run }: { run: ExchangeRunDetails }) {
  const text = useMessages(messages);
  const filters = useObjectFilters();
  const { outcome = '', search = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const set = useCallback(
    (change: object) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true }),
    [navigate],
  );
  const find = useCallback((typed: string) => set({ search: typed || undefined }), [set]);
  const list = usePages({
    queryKey: ['exchange', 'objects', run.id, filters],
    read: (page) =>
      api.get('/staff/exchange/runs/{id}/objects/', {
        params: { id: run.id },
        query: { ...filters, ...page },
      }),
    keyOf: ({ id }) => id,
  });
  useRenewedWith(run);
  const names = useOutcomeNames();
  return (
    <Panel title={text.objects} flush>
      <div className="filters">
        <StateFilter
          label={text.outcome}
          items={[
            { id: '', label: text.all, count: run.objects },
            ...exchangeOutcomes
              .filter((one) => run.counts[one] > 0 || one === outcome)
              .map((one) => ({ id: one, label: names[one], count: run.counts[one] })),
          ]}
          value={outcome}
          onChange={(id) => set({ outcome: id || undefined })}
        />
        {(run.objects > 0 || search) && (
          <SearchField value={search} onChange={find} hint={text.searchHint} />
        )}
      </div>
      <LoadedPages list={list}>
        {(rows, paging) => <ObjectTable {...{ rows, paging, run }} />}
      </LoadedPages>
    </Panel>
  );
}

/** What becomes of things while one looks on is shown as the run goes on. */
function useRenewedWith({ id, done }: ExchangeRunDetails) {
  const shown = useRef(done);
  useEffect(() => {
    if (shown.current === done) return;
    shown.current = done;
    void queries.invalidateQueries({ queryKey: ['exchange', 'objects', id] });
  }, [id, done]);
}

type TableProps = { rows: ExchangeObject[]; paging: Paging; run: ExchangeRunDetails };

function ObjectTable({ rows, paging, run }: TableProps) {
  const text = useMessages(messages);
  const isNarrowed = Object.keys(useObjectFilters()).length > 0;
  const columns: Column<ExchangeObject>[] = [
    {
      key: 'what',
      title: text.what,
      cell: ({ kind }) => exchangeKind(kind, locale),
    },
    {
      key: 'name',
      title: text.name,
      isPlain: true,
      cell: (row) => (
        <div className="md:min-w-44">
          <Name row={row} />
          <span className="block text-xs break-all text-steel">{row.external_id}</span>
        </div>
      ),
    },
    {
      key: 'outcome',
      title: text.outcome,
      isPlain: true,
      cell: ({ outcome }) => <OutcomeBadge outcome={outcome} />,
    },
    {
      key: 'reason',
      title: text.reason,
      isPlain: true,
      cell: ({ reason, is_placed }) => (
        <>
          {exchangeReason(reason, locale)}
          {is_placed && <span className="block text-ok">{text.placedSince}</span>}
        </>
      ),
    },
    {
      key: 'file',
      title: text.file,
      isPlain: true,
      cell: ({ file }) => <span className="whitespace-nowrap text-steel">{file}</span>,
    },
  ];
  return (
    <DataTable
      label={text.objects}
      {...{ columns, rows, paging }}
      keyOf={({ id }) => id}
      empty={<NoObjects {...{ run, isNarrowed }} />}
    />
  );
}

/** Only a filter can be the reason that nothing matches. */
function NoObjects({ run, isNarrowed }: { run: ExchangeRunDetails; isNarrowed: boolean }) {
  const text = useMessages(messages);
  if (isNarrowed && run.objects > 0) return <EmptyState icon="search" title={text.nothingFound} />;
  if (run.state === 'open') return <EmptyState icon="clock" title={text.nothingYet} />;
  return <EmptyState icon="sort" title={run.objects > 0 ? text.nothingTaken : text.nothingCame} />;
}

function Name({ row }: { row: ExchangeObject }) {
  const title = row.title || row.external_id;
  const href = useHref(row);
  if (!href) return <span className="font-semibold">{title}</span>;
  return (
    <a href={href} className="font-semibold text-copper hover:underline">
      {title}
    </a>
  );
}

/** To what stands here for it. */
function useHref({ kind, local_id }: ExchangeObject): string | null {
  const maySeeOrders = useMay('orders.read');
  if (local_id === null) return null;
  if (kind === 'product' || kind === 'offer') return `/admin/products/${local_id}`;
  if (kind === 'document' && maySeeOrders) return `/admin/orders/${local_id}`;
  return kind === 'group' ? '/admin/catalogue' : null;
}
