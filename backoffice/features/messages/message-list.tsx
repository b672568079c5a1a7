import { useRef, useState } from 'react';
import type { Message } from '../../../contract/staff/contact-requests.ts';
import { ListEnd } from '../../ui/list-end.tsx';
import type { Paging } from '../../ui/use-pages.ts';
import { useRowWindow } from '../../ui/use-row-window.ts';
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
  return (
    <>
      <ul ref={box}>
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
