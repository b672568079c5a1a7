import { useState } from 'react';
import type { ImportRun } from '../../../contract/staff/imports.ts';
import type { BatchUndone } from '../../../contract/staff/sheet-shapes.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Button } from '../../../storefront/ui/button.tsx';
import { Dialog } from '../../../storefront/ui/dialog.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { IMPORTS } from './import-queries.ts';
import { runMessages } from './run-messages.ts';

type Props = { run: ImportRun; onLeft?: (left: BatchUndone['left']) => void };

/** Brings the former values back, after asking. */
export function UndoButton({ run: { batch, found, job }, onLeft }: Props) {
  const text = useMessages(runMessages);
  const [isAsking, setAsking] = useState(false);
  const undo = useAct({
    act: (id: number) => api.post('/staff/sheet/{id}/undo/', { params: { id } }),
    renews: [IMPORTS],
    said: ({ restored }: BatchUndone) => text.undoneSaid(restored.length),
    onDone({ left }) {
      setAsking(false);
      onLeft?.(left);
    },
    onRefused() {
      setAsking(false);
      return false;
    },
  });
  if (batch === null) return null;
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {text.undo}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text.undoSure}
        size="sm"
        footer={
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setAsking(false)}>{text.keep}</Button>
            <Button kind="danger" loading={undo.isPending} onClick={() => undo.mutate(batch)}>
              {text.undoNow}
            </Button>
          </div>
        }
      >
        {text.undoText(found?.saved ?? job?.done ?? 0)}
      </Dialog>
    </>
  );
}
