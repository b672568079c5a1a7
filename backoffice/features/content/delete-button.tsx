import { useState } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { useAct } from '../../api/use-act.ts';
import { CONTENT } from './desks.ts';
import { messages } from './messages.ts';

type Props = { name: string; remove: () => Promise<unknown>; onRemoved: () => void };

/** Asks first: what is deleted is gone. */
export function DeleteButton({ name, remove, onRemoved }: Props) {
  const text = useMessages(messages);
  const [isAsking, setAsking] = useState(false);
  const removing = useAct({
    act: remove,
    renews: [CONTENT],
    said: text.removed,
    onDone: onRemoved,
    onRefused: () => {
      setAsking(false);
      return false;
    },
  });
  return (
    <>
      <Button kind="ghost" icon="trash" onClick={() => setAsking(true)}>
        {text.remove}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={text.removeSure(name)}
        size="sm"
        footer={
          <div className="flex justify-end">
            <Button
              kind="danger"
              loading={removing.isPending}
              onClick={() => removing.mutate(undefined)}
            >
              {text.remove}
            </Button>
          </div>
        }
      >
        {text.removeText}
      </Dialog>
    </>
  );
}
