import type { ImportRun } from '../../../contract/staff/imports.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { formatMoment } from '../../ui/format.ts';
import { JobsLink } from './job-panel.tsx';
import { text } from './run-messages.ts';
import { UndoButton } from './undo-button.tsx';

/** What applying it did. */
export function AppliedPanel({ run }: { run: ImportRun }) {
  const { found, applied_at } = run;
  const late = found?.refused_late ?? 0;
  return (
    <Alert
      kind={late > 0 || found?.archived ? 'warning' : 'success'}
      title={`${text.applied}: ${text.saved(found?.saved ?? 0)}`}
    >
      {late > 0 && (
        <p>
          {text.refusedLate(late)}{' '}
          <a href={`/admin/import/${run.id}?outcome=refused`} className="underline">
            {text.showRefused}
          </a>
        </p>
      )}
      {found && found.archived > 0 && <p>{text.stillArchived(found.archived)}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-3 text-sm">
        <UndoButton run={run} />
        {applied_at && <span className="text-steel">{formatMoment(applied_at)}</span>}
        <JobsLink />
      </div>
    </Alert>
  );
}

/** What came of undoing it; why a product stayed stands with its row. */
export function UndonePanel({ run: { found, undone } }: { run: ImportRun }) {
  const left = found?.left ?? 0;
  return (
    <Alert title={text.undone}>
      <p>
        {text.undoneSaid(found?.restored ?? undone?.products ?? 0)}.{' '}
        {undone && text.undoneBy(undone.by, formatMoment(undone.at))}
      </p>
      {left > 0 && <p>{text.leftAlone(left)}</p>}
    </Alert>
  );
}
