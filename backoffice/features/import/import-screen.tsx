import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { stageOf } from '../../../contract/staff/import-words.ts';
import type { ImportRun } from '../../../contract/staff/imports.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { downloadFile } from '../../api/download.ts';
import { formatMoment } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { AppliedPanel, UndonePanel } from './applied-panel.tsx';
import { ApplyPanel } from './apply-panel.tsx';
import { ColumnsDialog } from './columns-dialog.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import { DropButton } from './drop-button.tsx';
import { readRun } from './import-queries.ts';
import { JobPanel } from './job-panel.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { text } from './run-messages.ts';
import { RunState } from './run-state.tsx';

const route = getRouteApi('/signed-in/import/$id');

export default function ImportScreen() {
  const { id } = route.useParams();
  /** What is being replaced or forgotten is not read again. */
  const [leaving, setLeaving] = useState('');
  const query = useQuery({ ...readRun(id), enabled: leaving !== id });
  return (
    <Loaded query={query}>
      {(run) => (
        <OneImport
          key={run.id}
          run={run}
          onLeaving={(isLeaving) => setLeaving(isLeaving ? id : '')}
        />
      )}
    </Loaded>
  );
}

type Props = { run: ImportRun; onLeaving: (isLeaving: boolean) => void };

/** A table from its trial to its undoing: what it is at, and what can be done next. */
function OneImport({ run, onLeaving }: Props) {
  const [isMapping, setMapping] = useState(false);
  const stage = stageOf(run);
  const isTrial = stage === 'tried' || stage === 'failed' || stage === 'cancelled';
  return (
    <Screen
      title={run.file_name}
      mark={<RunState run={run} />}
      back={{ href: '/admin/import', label: text.back }}
      actions={
        <>
          {run.found && (
            <Button
              icon="download"
              onClick={() => void downloadFile(`/staff/imports/${run.id}/report/`, reportName(run))}
            >
              {text.report}
            </Button>
          )}
          {isTrial && <DropButton {...{ run, onLeaving }} />}
        </>
      }
    >
      <p className="-mt-2 mb-4 text-sm text-steel">
        {run.supplier && <b className="text-ink">{run.supplier} · </b>}
        {text.broughtBy(run.brought_by, formatMoment(run.created_at))}
      </p>
      <div className="grid grid-cols-1 gap-4">
        <JobPanel run={run} onMap={() => setMapping(true)} />
        {stage === 'tried' && <ApplyPanel run={run} />}
        {stage === 'applied' && <AppliedPanel run={run} />}
        {stage === 'undone' && <UndonePanel run={run} />}
        {run.found && run.kind === 'table' && (
          <ColumnsPanel run={run} onChange={isTrial ? () => setMapping(true) : undefined} />
        )}
        {run.found && <RowsPanel run={run} />}
      </div>
      {isMapping && <ColumnsDialog {...{ run, onLeaving }} onClose={() => setMapping(false)} />}
    </Screen>
  );
}

/** `lista.xlsx` becomes `lista-raport.csv`. */
const reportName = ({ file_name }: ImportRun) =>
  `${file_name.replace(/\.[a-z]{2,4}$/i, '')}-raport.csv`;
