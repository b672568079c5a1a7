import type { BatchUndone } from '../../../contract/staff/sheet-shapes.ts';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { type CellKey, readingOf, textOf } from './cells.ts';
import { text } from './messages.ts';
import type { useSheet } from './use-sheet.ts';

type Props = {
  sheet: Pick<ReturnType<typeof useSheet>, 'editedRows' | 'reading' | 'edits' | 'unread'>;
  nameOf: (key: CellKey) => string;
  onClose: () => void;
};

/** As many as one looks through; how many more there are is said. */
const MOST_SHOWN = 500;

/** What is about to be saved: cell by cell, what stands there, what was read of what was typed. */
export function ChangesDialog({ sheet, nameOf, onClose }: Props) {
  const { editedRows, reading, edits, unread } = sheet;
  const changes = editedRows.flatMap((row) =>
    Object.entries(edits.get(row.id) ?? {}).map(([name, typed = '']) => {
      const key = name as CellKey;
      return {
        id: `${row.id} ${key}`,
        code: row.code,
        name: nameOf(key),
        before: textOf(row, key, reading),
        after: readingOf(key, typed, reading),
        problem: unread.get(row.id)?.[key],
        isLeft: unread.has(row.id),
      };
    }),
  );
  return (
    <Dialog open onClose={onClose} title={text.changesTitle} size="lg">
      <DataTable
        label={text.changesTitle}
        rows={changes.slice(0, MOST_SHOWN)}
        keyOf={({ id }) => id}
        columns={[
          { key: 'code', title: text.code, cell: ({ code }) => code },
          { key: 'name', title: text.field, cell: ({ name }) => name },
          { key: 'before', title: text.before, cell: ({ before }) => before || '—' },
          {
            key: 'after',
            title: text.after,
            cell: ({ after, problem, isLeft }) => (
              <>
                <b>{after || '—'}</b>
                {isLeft && (
                  <span className="block text-danger">
                    {problem ? `${text.notSaved}: ${problem}` : text.notSaved}
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
      {changes.length > MOST_SHOWN && (
        <p className="mt-3 text-steel">{text.moreChanges(changes.length - MOST_SHOWN)}</p>
      )}
    </Dialog>
  );
}

type LeftProps = { left: BatchUndone['left']; onClose: () => void };

/** What undoing a save did not touch, and why. */
export function LeftAloneDialog({ left, onClose }: LeftProps) {
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
