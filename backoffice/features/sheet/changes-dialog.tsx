import type { BatchUndone } from '../../../contract/staff/sheet-shapes.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Dialog } from '../../../storefront/ui/dialog.tsx';
import { locale } from '../../i18n.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { type CellKey, textOf } from './cells.ts';
import { messages } from './messages.ts';
import type { useSheet } from './use-sheet.ts';

type Props = {
  sheet: Pick<ReturnType<typeof useSheet>, 'rows' | 'columns' | 'edits' | 'refusals'>;
  nameOf: (key: CellKey) => string;
  onClose: () => void;
};

/** As many as one looks through; the rest is in the sheet, marked. */
const MOST_SHOWN = 500;

/** What is about to be saved: cell by cell, what stands there and what will. */
export function ChangesDialog({ sheet, nameOf, onClose }: Props) {
  const text = useMessages(messages);
  const { rows, columns, edits } = sheet;
  const changes = rows
    .flatMap((row) =>
      Object.entries(edits.get(row.id) ?? {}).map(([name, after]) => {
        const key = name as CellKey;
        const before = textOf(row, key, { locale, columns });
        return { id: `${row.id} ${key}`, code: row.code, name: nameOf(key), before, after };
      }),
    )
    .slice(0, MOST_SHOWN);
  return (
    <Dialog open onClose={onClose} title={text.changesTitle} size="lg">
      <DataTable
        label={text.changesTitle}
        rows={changes}
        keyOf={({ id }) => id}
        columns={[
          { key: 'code', title: text.code, cell: ({ code }) => code },
          { key: 'name', title: text.field, cell: ({ name }) => name },
          { key: 'before', title: text.before, cell: ({ before }) => before || '—' },
          { key: 'after', title: text.after, cell: ({ after }) => <b>{after || '—'}</b> },
        ]}
      />
    </Dialog>
  );
}

type LeftProps = { left: BatchUndone['left']; onClose: () => void };

/** What undoing a save did not touch, and why. */
export function LeftAloneDialog({ left, onClose }: LeftProps) {
  const text = useMessages(messages);
  return (
    <Dialog open onClose={onClose} title={text.leftAlone} size="lg">
      <DataTable
        label={text.leftAlone}
        rows={left}
        keyOf={({ id }) => id}
        columns={[
          { key: 'code', title: text.code, cell: ({ code }) => code },
          {
            key: 'why',
            title: text.field,
            cell: ({ fields }) => [...new Set(Object.values(fields).flat())].join('. '),
          },
        ]}
      />
    </Dialog>
  );
}
