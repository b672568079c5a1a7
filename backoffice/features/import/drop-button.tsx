import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ImportRun } from '../../../contract/staff/imports.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import { useAct } from '../../api/use-act.ts';
import { IMPORTS } from './import-queries.ts';
import { runMessages } from './run-messages.ts';

type Props = { run: ImportRun; onLeaving: (isLeaving: boolean) => void };

/** Forgets a table that will not be applied. */
export function DropButton({ run: { id }, onLeaving }: Props) {
  const text = useMessages(runMessages);
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const drop = useAct({
    act() {
      onLeaving(true);
      return api.delete('/staff/imports/{id}/', { params: { id } });
    },
    said: text.dropped,
    async onDone() {
      await navigate({ to: '/import' });
      void queries.invalidateQueries({ queryKey: IMPORTS });
    },
    onRefused() {
      onLeaving(false);
      setAsking(false);
      void queries.invalidateQueries({ queryKey: IMPORTS });
      return false;
    },
  });
  return (
    <>
      <Button kind="ghost" icon="trash" onClick={() => setAsking(true)}>
        {text.drop}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text.dropSure}
        size="sm"
        footer={
          <div className="flex justify-end">
            <Button kind="danger" loading={drop.isPending} onClick={() => drop.mutate()}>
              {text.drop}
            </Button>
          </div>
        }
      >
        {text.dropText}
      </Dialog>
    </>
  );
}
