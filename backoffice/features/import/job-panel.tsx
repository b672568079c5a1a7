import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatCount } from '../../../contract/amount.ts';
import { stageOf } from '../../../contract/staff/import-words.ts';
import type { ImportRun } from '../../../contract/staff/imports.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { Panel } from '../../ui/panel.tsx';
import { IMPORTS, readTable } from './import-queries.ts';
import { text } from './run-messages.ts';
import { UndoButton } from './undo-button.tsx';

type Props = { run: ImportRun; onMap: () => void };

/** What goes on with it in the background, or why that stopped. */
export function JobPanel({ run, onMap }: Props) {
  const { job } = run;
  if (!job) return null;
  switch (stageOf(run)) {
    case 'trying':
      return <Working title={text.trying} job={job} />;
    case 'applying':
      return <Working title={text.applying} job={job} />;
    case 'undoing':
      return <Working title={text.undoing} job={job} />;
    case 'failed':
      return (
        <Alert kind="error" title={text.tryFailed}>
          <p>{job.message ?? text.tryFailedText}</p>
          <Acts>
            <MapButton run={run} onMap={onMap} />
            <JobsLink />
          </Acts>
        </Alert>
      );
    case 'cancelled':
      return (
        <Alert kind="warning" title={text.tryStopped}>
          <p>{text.tryStoppedText}</p>
          <Acts>
            <ResumeButton run={run} />
            <JobsLink />
          </Acts>
        </Alert>
      );
    case 'stopped':
      return (
        <Alert
          kind="warning"
          title={run.can.includes('undo') ? text.applyStopped : text.undoStopped}
        >
          <p>{text.applyStoppedText(formatCount(job.done), formatCount(job.total ?? 0))}</p>
          {job.message && <p>{job.message}</p>}
          <Acts>
            <ResumeButton run={run} />
            <UndoButton run={run} />
            <JobsLink />
          </Acts>
        </Alert>
      );
    default:
      return null;
  }
}

const Acts = ({ children }: { children: ReactNode }) => (
  <div className="mt-3 flex flex-wrap items-center gap-2">{children}</div>
);

/** Where the file can be opened, naming its columns may help; where it is damaged, nothing does. */
function MapButton({ run, onMap }: Props) {
  const { data } = useQuery(readTable(run.id));
  if (!data || data.rows.length === 0) return null;
  return (
    <Button size="sm" onClick={onMap}>
      {text.byHand}
    </Button>
  );
}

type Job = NonNullable<ImportRun['job']>;

function Working({ title, job }: { title: string; job: Job }) {
  const mayStop = useMay('jobs.write');
  const stop = useAct({
    act: () => api.post('/staff/jobs/{id}/cancel/', { params: { id: job.id } }),
    renews: [IMPORTS],
    said: text.wasCancelled,
  });
  const isCounted = job.state === 'running' && job.total !== null && job.total > 0;
  return (
    <Panel title={title}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <progress
          className="h-2.5 min-w-40 flex-1 accent-copper"
          aria-label={title}
          {...(isCounted && { value: job.done, max: job.total ?? 1 })}
        />
        <span className="text-sm tabular-nums">
          {isCounted
            ? text.done(formatCount(job.done), formatCount(job.total ?? 0))
            : job.state === 'waiting' && text.waiting}
        </span>
        {mayStop && (
          <Button
            size="sm"
            disabled={stop.isSuccess}
            loading={stop.isPending}
            onClick={() => stop.mutate()}
          >
            {text.cancel}
          </Button>
        )}
      </div>
      <p className="mt-2 text-sm text-steel">{text.goOn}</p>
    </Panel>
  );
}

function ResumeButton({ run: { id, can } }: { run: ImportRun }) {
  const mayResume = useMay('jobs.write');
  const resume = useAct({
    act: () => api.post('/staff/imports/{id}/continue/', { params: { id } }),
    renews: [IMPORTS],
    said: text.resumed,
  });
  if (!mayResume || !can.includes('continue')) return null;
  return (
    <Button size="sm" kind="primary" loading={resume.isPending} onClick={() => resume.mutate()}>
      {text.resume}
    </Button>
  );
}

export function JobsLink() {
  if (!useMay('jobs.read')) return null;
  return (
    <a href="/admin/jobs" className="inline-flex min-h-8 items-center text-sm underline">
      {text.jobs}
    </a>
  );
}
