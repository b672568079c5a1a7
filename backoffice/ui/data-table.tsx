import { type ReactNode, useEffect, useRef } from 'react';
import { formatCount } from '../../contract/amount.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { ListEnd } from './list-end.tsx';
import { ui as text } from './messages.ts';
import { isShort, type Piece } from './row-window.ts';
import { useColumnWidths } from './use-column-widths.ts';
import type { Paging } from './use-pages.ts';
import { rowIn, useRowWindow } from './use-row-window.ts';

export type Column<Row> = {
  key: string;
  title: ReactNode;
  /** What stands in the row's cell. */
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  className?: string;
  /** The row's link is in this column, not in the first. */
  isLink?: boolean;
  /** Left out on a tablet, where there is no room for everything. */
  isSpare?: boolean;
  /** What stands in it speaks for itself: in a card the column is not named. */
  isPlain?: boolean;
};

/** A column of figures. */
export const figures = <Row,>(
  key: string,
  title: ReactNode,
  cell: Column<Row>['cell'],
): Column<Row> => ({ key, title, isNumber: true, cell });

/** A column of buttons; what they do is heard, not seen above them. */
export const acts = <Row,>(title: string, cell: Column<Row>['cell']): Column<Row> =>
  figures('acts', <span className="sr-only">{title}</span>, cell);

type Props<Row> = {
  /** Heard, not seen. */
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Where a press on the row leads; the content of a column becomes the link. */
  hrefOf?: (row: Row) => string;
  /** What shows when there are no rows. */
  empty?: ReactNode;
  /** How the list goes on, where it is read page by page. */
  paging?: Paging | undefined;
  /** The row that keys have come to. */
  chosen?: number;
  /** Whether a row becomes a small card where the screen is held in the hand. */
  isStacking?: boolean;
};

/** More columns than this do not fit where the screen is held in the hand. */
const MOST_IN_HAND = 3;

/**
 * A list of things. Rows are links where they lead somewhere, so that Tab and Enter work. Of a long
 * list only the rows near the view are in the document.
 */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, keyOf, hrefOf, empty, paging, chosen } = props;
  const { isStacking = columns.length > MOST_IN_HAND } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const isWhole = isShort(rows.length);
  const isAll = isWhole && !paging?.next;
  const pieces: Piece[] = useRowWindow(body, {
    name: label,
    count: rows.length,
    kept: chosen,
    onShown: paging?.onShown,
  });
  const { head, widths } = useColumnWidths(label, columns.length, isWhole);
  useEffect(() => {
    if (chosen === undefined) return;
    const row = rowIn(body.current, chosen);
    row?.scrollIntoView({ block: 'nearest' });
    // So that it is heard, and Tab goes on from there.
    row?.querySelector<HTMLElement>('.row-link')?.focus({ preventScroll: true });
  }, [chosen]);
  if (rows.length === 0) return empty ?? <Nothing />;
  const linked = hrefOf && (columns.find(({ isLink }) => isLink) ?? columns[0]);
  const lead = linked ?? columns.find(({ title }) => typeof title === 'string') ?? columns[0];

  const showRow = (row: Row, index: number) => (
    <tr
      key={keyOf(row)}
      data-row={index}
      aria-rowindex={isAll ? undefined : index + 2}
      aria-selected={index === chosen || undefined}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          data-label={nameOf(column)}
          className={`${classOf(column)} ${column === lead ? 'lead' : ''} ${column.className ?? ''}`}
        >
          {hrefOf && column === linked ? (
            <a href={hrefOf(row)} className="row-link font-semibold">
              {written(column.cell(row))}
            </a>
          ) : (
            written(column.cell(row))
          )}
        </td>
      ))}
    </tr>
  );

  return (
    <>
      <div className="overflow-x-auto">
        <table
          className={isStacking ? 'table stacks' : 'table'}
          aria-rowcount={rowCount(rows.length, paging)}
        >
          <caption className="sr-only">{label}</caption>
          {widths && (
            <colgroup>
              {columns.map((column, at) => (
                <col key={column.key} style={{ width: widths[at] }} className={classOf(column)} />
              ))}
            </colgroup>
          )}
          <thead>
            <tr ref={head} aria-rowindex={isAll ? undefined : 1}>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={classOf(column)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {pieces.map((piece) =>
              piece.kind === 'gap' ? (
                // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nobody gets to an empty row
                <tr key={`gap ${piece.from}`} aria-hidden="true" className="gap">
                  <td colSpan={columns.length} style={{ height: piece.height }} />
                </tr>
              ) : (
                rows.slice(piece.from, piece.to).map((row, at) => showRow(row, piece.from + at))
              ),
            )}
          </tbody>
        </table>
      </div>
      {paging && <ListEnd shown={rows.length} paging={paging} />}
    </>
  );
}

/** Filters stand in the address: without any there is simply nothing yet. */
function Nothing() {
  if (location.search === '') return <EmptyState icon="search" title={text.nothing} />;
  return <EmptyState icon="search" title={text.noMatch} text={text.noMatchText} />;
}

const classOf = ({ isNumber, isSpare }: Pick<Column<never>, 'isNumber' | 'isSpare'>) =>
  `${isNumber ? 'number' : ''} ${isSpare ? 'spare' : ''}`;

/** Stands before what is in a cell of a card. */
const nameOf = <Row,>({ title, isPlain }: Column<Row>) =>
  typeof title === 'string' && !isPlain ? title : undefined;

/** With the head; -1 says that nobody knows. Where all rows are in the document it needs no saying. */
function rowCount(shown: number, paging: Paging | undefined) {
  if (isShort(shown) && !paging?.next) return undefined;
  const total = paging ? paging.total : shown;
  return total === undefined ? -1 : total + 1;
}

/** A count of thousands is read by its gap. */
const written = (shown: ReactNode) => (typeof shown === 'number' ? formatCount(shown) : shown);
