import type { JobShown } from '../../../contract/staff/jobs.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { acts, type Column } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { formatMoment } from '../../ui/format.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Screen } from '../../ui/screen.tsx';
import { text } from './messages.ts';

/** What goes on in the background and how far it is; live events renew it. */
export default function JobsScreen() {
  return (
    <Screen
      title={text.title}
      needs="jobs.read"
      actions={<ExportButton path="/staff/jobs/export/" />}
    >
      <Panel flush>
        <JobTable />
      </Panel>
    </Screen>
  );
}

const looks = {
  waiting: 'neutral',
  running: 'warn',
  done: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
} as const;

function JobTable() {
  const columns: Column<JobShown>[] = [
    { key: 'what', title: text.what, cell: (job) => <What {...job} /> },
    {
      key: 'state',
      title: text.state,
      cell: ({ state, is_cancel_asked }) => (
        <Badge kind={looks[state]}>
          {state === 'running' && is_cancel_asked ? text.stopping : text[state]}
        </Badge>
      ),
    },
    { key: 'progress', title: text.progress, cell: (job) => <Progress {...job} /> },
    { key: 'who', title: text.who, cell: ({ started_by }) => started_by },
    {
      key: 'when',
      title: text.when,
      className: 'whitespace-nowrap',
      cell: ({ created_at }) => formatMoment(created_at),
    },
    acts(text.acts, (job) => <Acts {...job} />),
  ];
  return (
    <PagedTable
      queryKey={['jobs']}
      read={(query) => api.get('/staff/jobs/', { query })}
      label={text.title}
      columns={columns}
      keyOf={({ id }) => id}
      empty={<EmptyState icon="clock" title={text.none} text={text.noneText} />}
    />
  );
}

function What({ title, id, message, error }: JobShown) {
  return (
    <>
      <span className="font-semibold">{title}</span>{' '}
      <span className="whitespace-nowrap text-steel">{text.number(id)}</span>
      {message && <span className="block text-steel">{message}</span>}
      {error && <span className="block break-all text-xs text-steel">{error}</span>}
    </>
  );
}

function Progress({ title, done, total }: JobShown) {
  const said = total === null ? String(done) : `${done} / ${total}`;
  return (
    <span className="flex items-center gap-2 whitespace-nowrap tabular-nums">
      {total !== null && total > 0 && (
        <progress className="h-2 w-24 accent-copper" value={done} max={total} aria-label={title} />
      )}
      {said}
    </span>
  );
}

function Acts({ id, state, is_cancel_asked }: JobShown) {
  const may = useMay('jobs.write');
  const params = { id: String(id) };
  const renews = [['jobs']];
  const cancel = useAct({
    act: () => api.post('/staff/jobs/{id}/cancel/', { params }),
    renews,
    said: text.wasCancelled,
  });
  const retry = useAct({
    act: () => api.post('/staff/jobs/{id}/retry/', { params }),
    renews,
    said: text.wasRetried,
  });
  const isOpen = state === 'waiting' || state === 'running';
  if (!may || state === 'done' || (isOpen && is_cancel_asked)) return null;
  const [act, label] = isOpen ? [cancel, text.cancel] : [retry, text.retry];
  return (
    <Button size="sm" disabled={act.isPending} onClick={() => act.mutate()}>
      {label}
    </Button>
  );
}
