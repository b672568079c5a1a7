import { useState } from 'react';
import type { ImportRun } from '../../../contract/staff/imports.ts';
import type { BatchUndone } from '../../../contract/staff/sheet-shapes.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Alert } from '../../../storefront/ui/alert.tsx';
import { formatMoment } from '../../ui/format.ts';
import { LeftAloneDialog } from '../sheet/public.tsx';
import { JobsLink } from './job-panel.tsx';
import { runMessages } from './run-messages.ts';
import { UndoButton } from './undo-button.tsx';

/** What applying it did, and what came of undoing that. */
export function AppliedPanel({ run }: { run: ImportRun }) {
  const text = useMessages(runMessages);
  const [left, setLeft] = useState<BatchUndone['left']>([]);
  const { found, applied_at, undone, batch } = run;
  const late = found?.refused_late ?? 0;
  const saved = found?.saved ?? 0;
  return (
    <>
      {undone ? (
        <Alert title={text.undone}>
          <p>
            {text.undoneSaid(undone.products)}. {text.undoneBy(undone.by, formatMoment(undone.at))}
          </p>
          {saved > undone.products && <p>{text.leftAlone(saved - undone.products)}</p>}
        </Alert>
      ) : (
        <Alert
          kind={late > 0 ? 'warning' : 'success'}
          title={`${text.applied}: ${text.saved(saved)}`}
        >
          {late > 0 && (
            <p>
              {text.refusedLate(late)}{' '}
              <a href={`/admin/import/${run.id}?outcome=refused`} className="underline">
                {text.showRefused}
              </a>
            </p>
          )}
          <div className="mt-2 flex flex-wrap items-center gap-3 text-sm">
            {batch !== null && <UndoButton run={run} onLeft={setLeft} />}
            {applied_at && <span className="text-steel">{formatMoment(applied_at)}</span>}
            <JobsLink />
          </div>
        </Alert>
      )}
      {left.length > 0 && <LeftAloneDialog left={left} onClose={() => setLeft([])} />}
    </>
  );
}
