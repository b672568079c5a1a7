import { useState } from 'react';
import { pictureUrl } from '../../../contract/pictures.ts';
import type { ContentState, MissingTexts } from '../../../contract/staff/content/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { useAct } from '../../api/use-act.ts';
import { useMay } from '../../session/session.ts';
import { uiMessages } from '../../ui/messages.ts';
import { SortableList } from '../../ui/sortable-list.tsx';
import { titleOf } from '../../ui/title-of.ts';
import { CONTENT } from './desks.ts';
import { MissingMark, StateMark } from './marks.tsx';
import { messages } from './messages.ts';

type Row = {
  id: number;
  title_ro: string;
  title_ru: string;
  image?: string | null;
  missing: MissingTexts;
  state: ContentState;
};

type Props<R extends Row> = {
  label: string;
  rows: R[];
  hrefOf: (row: R) => string;
  order: (ids: number[], seen: number[]) => Promise<unknown>;
};

/** One list in the order customers see it; a move is saved at once. */
export function OrderedRows<R extends Row>({ label, rows, hrefOf, order }: Props<R>) {
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const mayWrite = useMay('content.write');
  const { items, move } = useOrder(rows, order, text.ordered);
  if (rows.length === 0) return <p className="py-2 text-steel">{ui.nothing}</p>;
  const show = (row: R) => (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {row.image && (
        <img
          src={pictureUrl(row.image, 'default')}
          alt=""
          loading="lazy"
          className="h-9 w-16 rounded object-cover"
        />
      )}
      <a href={hrefOf(row)} className="min-w-0 flex-1 basis-40 font-semibold hover:underline">
        {titleOf(row)}
      </a>
      <MissingMark missing={row.missing} />
      <StateMark state={row.state} />
    </div>
  );
  if (!mayWrite) {
    return (
      <ul aria-label={label} className="grid gap-2">
        {rows.map((row) => (
          <li key={row.id} className="rounded-control border border-line p-2">
            {show(row)}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <SortableList
      label={label}
      items={items}
      keyOf={({ id }) => id}
      nameOf={titleOf}
      onChange={move}
    >
      {show}
    </SortableList>
  );
}

/** Shown as moved until the list is read again. */
export function useOrder<R extends { id: number }>(
  rows: R[],
  order: (ids: number[], seen: number[]) => Promise<unknown>,
  said: string,
) {
  const [moved, setMoved] = useState<{ of: R[]; to: R[] } | null>(null);
  const ordering = useAct({
    act: ({ ids, seen }: { ids: number[]; seen: number[] }) => order(ids, seen),
    renews: [CONTENT],
    said,
    onRefused: () => {
      setMoved(null);
      return false;
    },
  });
  const items = moved?.of === rows ? moved.to : rows;
  return {
    items,
    move(to: R[]) {
      const idsOf = (some: R[]) => some.map(({ id }) => id);
      setMoved({ of: rows, to });
      ordering.mutate({ ids: idsOf(to), seen: idsOf(items) });
    },
  };
}
