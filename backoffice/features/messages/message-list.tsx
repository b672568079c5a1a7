import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { Message } from '../../../contract/staff/contact-requests.ts';
import { ListEnd } from '../../ui/list-end.tsx';
import type { Paging } from '../../ui/use-pages.ts';
import { rowIn, useRowWindow } from '../../ui/use-row-window.ts';
import { type Drafts, MessageItem } from './message-item.tsx';

type Props = { rows: Message[]; paging: Paging; people: { id: number; name: string }[] };

/** Messages one below the other; those far from the view are not in the document. */
export function MessageList({ rows, paging, people }: Props) {
  const box = useRef<HTMLUListElement>(null);
  // A message that leaves the document keeps what was typed about it.
  const [drafts] = useState<Drafts>(() => new Map());
  const pieces = useRowWindow(box, {
    name: 'messages',
    count: rows.length,
    onShown: paging.onShown,
  });
  const focused = useRef(-1);
  const note = ({ target }: FocusEvent) => {
    focused.current = Number(target.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1);
  };
  // Answered, a message may leave the list of new ones: the next in its place is gone on with.
  useEffect(() => {
    if (focused.current < 0 || rows.length === 0 || document.activeElement !== document.body)
      return;
    const place = Math.min(focused.current, rows.length - 1);
    rowIn(box.current, place)?.querySelector<HTMLElement>('article')?.focus();
  }, [rows]);
  return (
    <>
      <ul ref={box} onFocus={note}>
        {pieces.map((piece) =>
          piece.kind === 'gap' ? (
            <li key={`gap ${piece.from}`} aria-hidden="true" style={{ height: piece.height }} />
          ) : (
            rows
              .slice(piece.from, piece.to)
              .map((message, at) => (
                <MessageItem
                  key={message.id}
                  place={piece.from + at}
                  total={paging.total ?? -1}
                  {...{ message, people, drafts }}
                />
              ))
          ),
        )}
      </ul>
      <ListEnd shown={rows.length} paging={paging} />
    </>
  );
}
