import type { Column } from './data-table.tsx';
import { MarkBox } from './mark-box.tsx';

type Props<Row> = {
  /** Those that can be marked, and how many of them at once. */
  rows: readonly Row[];
  most: number;
  marked: ReadonlySet<number>;
  onMark: (marked: ReadonlySet<number>) => void;
  /** Of the box for all of them, and of a row's. */
  label: string;
  labelOf: (row: Row) => string;
};

/** Boxes to mark rows with, one by one or as many at once as may be. */
export function markColumn<Row extends { id: number }>(props: Props<Row>): Column<Row> {
  const { rows, most, marked, onMark, label, labelOf } = props;
  const ids = rows.map(({ id }) => id);
  const isWhole = marked.size > 0 && marked.size === Math.min(ids.length, most);
  const mark = (wanted: number[]) => onMark(new Set(wanted.slice(0, most)));
  return {
    key: 'mark',
    title: <MarkBox label={label} isMarked={isWhole} onMark={() => mark(isWhole ? [] : ids)} />,
    className: 'w-0',
    cell: (row) =>
      rows.includes(row) && (
        <MarkBox
          label={labelOf(row)}
          isMarked={marked.has(row.id)}
          onMark={(isMarked) =>
            mark(isMarked ? [...marked, row.id] : [...marked].filter((id) => id !== row.id))
          }
        />
      ),
  };
}
