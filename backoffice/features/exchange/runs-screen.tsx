import { useQuery } from '@tanstack/react-query';
import type { ExchangeRun } from '../../../contract/staff/exchange.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { type Column, DataTable, figures } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { formatMoment } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExchangeFrame } from './exchange-frame.tsx';
import { text } from './messages.ts';
import { whileOpen } from './read-overview.ts';
import { kindOf, Progress, RunBadge } from './run-state.tsx';

type Runs = { results: ExchangeRun[] };

export const readRuns = {
  queryKey: ['exchange', 'runs'],
  queryFn: () => api.get('/staff/exchange/runs/'),
  refetchInterval: ({ state: { data } }: { state: { data?: Runs | undefined } }) =>
    whileOpen(data?.results.some(({ state }) => state === 'open') ?? false),
};

/** The last visits of 1C, newest first. */
export default function RunsScreen() {
  const query = useQuery(readRuns);
  return (
    <ExchangeFrame page="runs" actions={<ExportButton path="/staff/exchange/runs/export/" />}>
      <Panel flush>
        <Loaded query={query}>{({ results }) => <RunTable runs={results} />}</Loaded>
      </Panel>
    </ExchangeFrame>
  );
}

/** Of a run that ended on the day it began, the time alone. */
function endOf(started: string, ended: string): string {
  const [day = ''] = formatMoment(started).split(', ');
  const moment = formatMoment(ended);
  return moment.startsWith(`${day}, `) ? moment.slice(day.length + 2) : moment;
}

export function RunTable({ runs }: { runs: ExchangeRun[] }) {
  const counted = (
    key: string,
    title: string,
    numberOf: (run: ExchangeRun) => number,
    look = '',
  ): Column<ExchangeRun> => ({
    key,
    title,
    isNumber: true,
    cell: (run) => {
      const number = numberOf(run);
      return <span className={number > 0 ? look : 'none text-steel'}>{number}</span>;
    },
  });
  const columns: Column<ExchangeRun>[] = [
    {
      key: 'begun',
      title: text.begun,
      cell: (run) => (
        <>
          {formatMoment(run.started_at)}
          <span className="block font-normal text-steel">{kindOf(run)}</span>
        </>
      ),
      className: 'whitespace-nowrap',
    },
    {
      key: 'state',
      title: text.state,
      isPlain: true,
      cell: ({ state, damaged, foreign, started_at, ended_at }) => (
        <>
          <span className="flex flex-wrap gap-1">
            <RunBadge state={state} />
            {damaged > 0 && <Badge kind="danger">{text.hasDamaged(damaged)}</Badge>}
            {foreign > 0 && <Badge kind="warn">{text.hasForeign(foreign)}</Badge>}
          </span>
          {ended_at && (
            <span className="text-xs text-steel">{text.until(endOf(started_at, ended_at))}</span>
          )}
        </>
      ),
    },
    figures('objects', text.brought, (run) => <Progress {...run} label={text.progress} />),
    counted('created', text.created, ({ counts }) => counts.created, 'font-semibold text-ok'),
    counted('changed', text.changed, ({ counts }) => counts.changed, 'font-semibold'),
    counted('unchanged', text.unchanged, ({ counts }) => counts.unchanged),
    counted('archived', text.archived, ({ counts, hidden }) => counts.archived + hidden),
    counted('waiting', text.waitingCount, ({ counts }) => counts.waiting, 'text-warn'),
    counted('refused', text.refused, ({ counts }) => counts.refused, 'font-semibold text-danger'),
    counted('skipped', text.skipped, ({ counts }) => counts.skipped),
  ];
  return (
    <DataTable
      label={text.runs}
      columns={columns}
      rows={runs}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/admin/exchange/runs/${id}`}
      empty={<EmptyState icon="sort" title={text.never} text={text.neverText} />}
    />
  );
}
