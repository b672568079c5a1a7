import type { ExchangeRun } from '../../../contract/staff/exchange.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { formatMoment } from '../../ui/format.ts';
import { messages } from './messages.ts';
import { Progress, RunBadge } from './run-state.tsx';

/** Of a run that ended on the day it began, the time alone. */
function endOf(started: string, ended: string): string {
  const [day = ''] = formatMoment(started).split(', ');
  const moment = formatMoment(ended);
  return moment.startsWith(`${day}, `) ? moment.slice(day.length + 2) : moment;
}

export function RunTable({ runs }: { runs: ExchangeRun[] }) {
  const text = useMessages(messages);
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
      cell: ({ started_at, kind, is_full }) => (
        <>
          {formatMoment(started_at)}
          <span className="block font-normal text-steel">
            {[text[kind], is_full === null ? '' : is_full ? text.full : text.changes]
              .filter(Boolean)
              .join(', ')}
          </span>
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
    {
      key: 'objects',
      title: text.brought,
      isNumber: true,
      cell: (run) => <Progress {...run} label={text.progress} />,
    },
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
