import { useState } from 'react';
import { MarkBox } from '../../ui/mark-box.tsx';
import { text } from './messages.ts';

/** Boxes to mark orders of a list with; what is no longer in the list is no longer marked. */
export function useMarkedOrders(rows: readonly { id: string }[]) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const ids = rows.map(({ id }) => id).filter((id) => marked.has(id));
  const isAll = rows.length > 0 && ids.length === rows.length;

  function mark(id: string, isMarked: boolean) {
    const next = new Set(marked);
    if (isMarked) next.add(id);
    else next.delete(id);
    setMarked(next);
  }

  return {
    ids,
    clear: () => setMarked(new Set()),
    all: (
      <MarkBox
        label={text.markAll}
        isMarked={isAll}
        onMark={(isMarked) => setMarked(new Set(isMarked ? rows.map(({ id }) => id) : []))}
      />
    ),
    of: (id: string) => (
      <MarkBox
        label={text.mark(id)}
        isMarked={marked.has(id)}
        onMark={(isMarked) => mark(id, isMarked)}
      />
    ),
  };
}
