import { useEffect, useRef } from 'react';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { formMessages } from './form-messages.ts';

/** Stands where the form was, and takes the focus from the button that went with it. */
export function SentNote({ phone, onAgain }: { phone: string; onAgain: () => void }) {
  const text = useMessages(formMessages);
  const note = useRef<HTMLDivElement>(null);

  useEffect(() => note.current?.focus(), []);

  return (
    <div ref={note} role="status" tabIndex={-1} className="py-6 outline-none">
      <span className="grid size-14 place-items-center rounded-full bg-ok-soft text-ok">
        <Icon name="check" size={28} />
      </span>
      <p className="mt-4 text-xl font-bold">{text.sent}</p>
      <p className="mt-1 mb-6 text-steel">{text.sentText(phone)}</p>
      <Button onClick={onAgain}>{text.again}</Button>
    </div>
  );
}
