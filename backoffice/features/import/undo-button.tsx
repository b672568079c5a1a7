import { useState } from 'react';
import type { ImportRun } from '../../../contract/staff/imports.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { api } from '../../api/api.ts';
import { useAct } from '../../api/use-act.ts';
import { IMPORTS } from './import-queries.ts';
import { text } from './run-messages.ts';

/** Brings the former values back in the background, after asking. */
export function UndoButton({ run: { id, can, found, job } }: { run: ImportRun }) {
  const [isAsking, setAsking] = useState(false);
  const undo = useAct({
    act: () => api.post('/staff/imports/{id}/undo/', { params: { id } }),
    renews: [IMPORTS],
    said: text.undoBegun,
    onDone: () => setAsking(false),
    onRefused() {
      setAsking(false);
      return false;
    },
  });
  if (!can.includes('undo')) return null;
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
            <Button kind="danger" loading={undo.isPending} onClick={() => undo.mutate()}>
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
