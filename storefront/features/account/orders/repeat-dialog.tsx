import { useState } from 'react';
import type { RepeatLine } from '../../../../contract/shapes/repeat.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Checkbox } from '../../../../kit/ui/checkbox.tsx';
import { Dialog } from '../../../../kit/ui/dialog.tsx';
import { ChangedLine } from './changed-line.tsx';
import { chosenLines } from './chosen-lines.ts';
import { repeatMessages } from './repeat-messages.ts';

type Props = {
  title: string;
  lines: RepeatLine[];
  onAdd: (agreedTo: ReadonlySet<number>) => void;
  onClose: () => void;
};

/** Everything that is not as it was, before anything goes into the cart. */
export function RepeatDialog({ title, lines, onAdd, onClose }: Props) {
  const text = useMessages(repeatMessages);
  const [agreedTo, setAgreedTo] = useState<ReadonlySet<number>>(new Set());
  const changed = lines.filter(({ changes }) => changes.length > 0);
  const same = lines.length - changed.length;
  const chosen = chosenLines(lines, agreedTo).length;

  function agree(id: number, agrees: boolean) {
    const next = new Set(agreedTo);
    if (agrees) next.add(id);
    else next.delete(id);
    setAgreedTo(next);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{text.leave}</Button>
          {chosen > 0 && (
            <Button kind="primary" onClick={() => onAdd(agreedTo)}>
              {text.add(chosen)}
            </Button>
          )}
        </div>
      }
    >
      <p>{chosen > 0 || changed.some(({ successor }) => successor) ? text.since : text.noneLeft}</p>
      <ul className="mt-2 divide-y divide-line">
        {changed.map((line) => (
          <li key={line.id} className="py-3">
            <ChangedLine line={line} />
            {line.successor && line.successor.available > 0 && (
              <Checkbox
                label={text.instead(
                  line.successor.product.title,
                  line.successor.available,
                  line.successor.product.units,
                )}
                checked={agreedTo.has(line.id)}
                onChange={(agrees) => agree(line.id, agrees)}
              />
            )}
          </li>
        ))}
      </ul>
      {same > 0 && <p className="text-steel">{text.same(same)}</p>}
    </Dialog>
  );
}
