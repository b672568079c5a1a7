import { useMemo, useRef } from 'react';
import {
  type CellKeyboardEvent,
  type CellKeyDownArgs,
  type Column,
  DataGrid,
  type DataGridHandle,
  type RenderEditCellProps,
} from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import './sheet-grid.css';
import { useInHand } from '../../ui/use-in-hand.ts';
import {
  type CellRange,
  RangeContext,
  rangeRenderers,
  sizeOf,
  useCellRange,
} from './cell-range.tsx';
import { formatTable, parseTable } from './typed-values.ts';

/** The one place that knows the grid's library. */

export type GridRow = {
  id: number;
  code: string;
  title: string;
  units: string;
  /** By column: what stands there, whether it was typed, and why it was refused. */
  texts: Readonly<Record<string, string>>;
  edited: ReadonlySet<string>;
  refused: Readonly<Record<string, string>>;
};
export type GridColumn = { key: string; name: string; isNumber: boolean; isEditable: boolean };
export type GridEdit = { id: number; key: string; text: string };

type Props = {
  label: string;
  names: {
    code: string;
    title: string;
    units: string;
    selected: (rows: number, columns: number) => string;
  };
  columns: GridColumn[];
  rows: GridRow[];
  onEdit: (edits: GridEdit[]) => void;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  /** By keyboard the way out is one key, not all the cells between. */
  onLeave: () => void;
};

export function SheetGrid({ label, names, columns, rows, onEdit, ...keyed }: Props) {
  const { onUndo, onRedo, onSave, onLeave } = keyed;
  const grid = useRef<DataGridHandle>(null);
  const places = useMemo(() => new Map(rows.map(({ id }, place) => [id, place])), [rows]);
  const isInHand = useInHand();
  const shown = useMemo(() => gridColumns(columns, names, isInHand), [columns, names, isInHand]);
  const keys = shown.map(({ key }) => key);
  const isEditable = (key: string) => columns.some((one) => one.key === key && one.isEditable);
  const { range, moveTo, ...stretching } = useCellRange();
  const size = range && sizeOf(range);

  const cellsOf = ({ top, bottom, left, right }: CellRange) =>
    rows
      .slice(top, bottom + 1)
      .map((row) => keys.slice(left, right + 1).map((key) => ({ row, key })));
  /** One edit for each cell of the range that may be written. */
  const editRange = (of: CellRange, textFor: (key: string) => string) =>
    onEdit(
      cellsOf(of)
        .flat()
        .filter(({ key }) => isEditable(key))
        .map(({ row, key }) => ({ id: row.id, key, text: textFor(key) })),
    );

  function onPaste(row: GridRow, key: string, text: string) {
    const table = parseTable(text);
    const [only = ''] = table[0] ?? [];
    // One cell into many: into each of them.
    if (range && table.length === 1 && table[0]?.length === 1) {
      return editRange(range, () => only.trim());
    }
    const first = range?.top ?? places.get(row.id) ?? 0;
    const left = range?.left ?? keys.indexOf(key);
    const edits = table.flatMap((cells, down) =>
      cells.flatMap((cell, right) => {
        const [target, column] = [rows[first + down], keys[left + right]];
        return target && column && isEditable(column)
          ? [{ id: target.id, key: column, text: cell.trim() }]
          : [];
      }),
    );
    onEdit(edits);
  }

  function onKey(args: CellKeyDownArgs<GridRow>, event: CellKeyboardEvent) {
    if (args.mode === 'EDIT') {
      const down = stepWhileTyping(event);
      if (down === 0) return;
      // As in every spreadsheet: written, and on to the next row.
      event.preventGridDefault();
      event.preventDefault();
      const rowIdx = Math.max(0, Math.min(args.rowIdx + down, rows.length - 1));
      args.onClose(true, true);
      // Before the next key, which a scanner sends at once: no frame is waited for. The grid of now,
      // since closing has drawn it anew; it draws a row out of sight where the focus goes there.
      grid.current?.setActivePosition({ idx: args.column.idx, rowIdx }, { shouldFocus: true });
      return;
    }
    const { row, column, rowIdx } = args;
    if (column) stretching.onKey(event, { row: rowIdx, column: column.idx });
    const isWithControl = event.ctrlKey || event.metaKey;
    const act = (work: () => void) => {
      event.preventGridDefault();
      event.preventDefault();
      work();
    };
    if (isWithControl && event.code === 'KeyZ') return act(event.shiftKey ? onRedo : onUndo);
    if (isWithControl && event.code === 'KeyY') return act(onRedo);
    if (isWithControl && event.code === 'KeyS') return act(onSave);
    if (event.key === 'Escape') return act(onLeave);
    if (range && (event.key === 'Delete' || event.key === 'Backspace')) {
      return act(() => editRange(range, () => ''));
    }
    if (range && isWithControl && event.code === 'KeyD') {
      const source = rows[range.top];
      return act(() => source && editRange(range, (key) => source.texts[key] ?? ''));
    }
    if (!row || !column || !isEditable(column.key)) return;
    const { key } = column;
    if (event.key === 'F2') {
      act(() => args.setActivePosition({ rowIdx, idx: column.idx }, { enableEditor: true }));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      act(() => onEdit([{ id: row.id, key, text: '' }]));
    } else if (isWithControl && event.code === 'KeyD') {
      const above = rows[rowIdx - 1];
      act(() => above && onEdit([{ id: row.id, key, text: above.texts[key] ?? '' }]));
    }
  }

  return (
    <RangeContext value={range}>
      <DataGrid
        ref={grid}
        aria-label={label}
        className="sheet-grid"
        rowHeight={32}
        headerRowHeight={36}
        columns={shown}
        rows={rows}
        rowKeyGetter={({ id }) => id}
        onRowsChange={(changed, { indexes, column }) =>
          onEdit(
            indexes.flatMap((place) => {
              const row = changed[place];
              return row
                ? [{ id: row.id, key: column.key, text: row.texts[column.key] ?? '' }]
                : [];
            }),
          )
        }
        onFill={({ columnKey, sourceRow, targetRow }) => ({
          ...targetRow,
          texts: { ...targetRow.texts, [columnKey]: sourceRow.texts[columnKey] ?? '' },
        })}
        renderers={rangeRenderers}
        onActivePositionChange={({ rowIdx, column }) =>
          moveTo(column ? { row: rowIdx, column: column.idx } : null)
        }
        onCellMouseDown={(_, event) => stretching.onPress(event.shiftKey)}
        onCellCopy={({ row, column }, event) => {
          const cells = range ? cellsOf(range) : [[{ row, key: column.key }]];
          const texts = cells.map((line) => line.map((cell) => textIn(cell.row, cell.key)));
          event.clipboardData.setData('text/plain', formatTable(texts));
          event.preventDefault();
        }}
        onCellPaste={({ row, column }, event) => {
          onPaste(row, column.key, event.clipboardData.getData('text/plain'));
          event.preventDefault();
          return row;
        }}
        onCellKeyDown={onKey}
        onCellDoubleClick={({ setActivePosition }) => setActivePosition(true)}
      />
      <p role="status" className="min-h-5 text-sm text-steel">
        {size && names.selected(size.rows, size.columns)}
      </p>
    </RangeContext>
  );
}

/** Up and down mean nothing else in a line of text; while a word is being composed they choose it. */
function stepWhileTyping({ key, shiftKey, nativeEvent }: CellKeyboardEvent) {
  if (nativeEvent.isComposing) return 0;
  if (key === 'Enter') return shiftKey ? -1 : 1;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}

const textIn = (row: GridRow, key: string): string =>
  key === 'code' || key === 'title' || key === 'units' ? row[key] : (row.texts[key] ?? '');

/** In the hand only the code stays while one goes sideways: both would cover everything else. */
function gridColumns(columns: GridColumn[], names: Props['names'], isInHand: boolean) {
  const head = (['code', 'title'] as const).map(
    (key): Column<GridRow> => ({
      key,
      name: names[key],
      frozen: key === 'code' || !isInHand,
      resizable: true,
      width: key === 'title' ? (isInHand ? 220 : 300) : isInHand ? 110 : 150,
      cellClass: 'sheet-head',
      renderCell: ({ row }) => <span title={row[key]}>{row[key]}</span>,
    }),
  );
  const units: Column<GridRow> = {
    key: 'units',
    name: names.units,
    width: 80,
    renderCell: ({ row }) => row.units,
  };
  return [...head, units, ...columns.map(gridColumn)];
}

/** Of a column its heading can be read in: attributes have names of any length. */
function widthOf(key: string, name: string) {
  if (key.startsWith('title_')) return 320;
  return key === 'state' ? 110 : Math.min(320, Math.max(140, 24 + name.length * 8));
}

const gridColumn = ({ key, name, isNumber, isEditable }: GridColumn): Column<GridRow> => ({
  key,
  name,
  resizable: true,
  minWidth: 90,
  width: widthOf(key, name),
  headerCellClass: isNumber ? 'sheet-number' : '',
  editable: isEditable,
  cellClass: (row) =>
    [
      isNumber ? 'sheet-number' : '',
      isEditable ? '' : 'sheet-fixed',
      row.edited.has(key) ? 'sheet-edited' : '',
      row.refused[key] ? 'sheet-refused' : '',
    ].join(' '),
  renderCell: ({ row }) => (
    <span title={row.refused[key] ?? row.texts[key]}>
      {row.texts[key]}
      {row.refused[key] && <span className="sr-only">: {row.refused[key]}</span>}
    </span>
  ),
  // What is being typed stays when the rows are read anew meanwhile: a save may end just then.
  editorOptions: { closeOnExternalRowChange: false },
  ...(isEditable && { renderEditCell: CellEditor }),
});

function CellEditor({ row, column, onRowChange, onClose }: RenderEditCellProps<GridRow>) {
  return (
    <input
      className="sheet-editor"
      aria-label={typeof column.name === 'string' ? column.name : column.key}
      ref={(input) => {
        // Once: what is typed next must not be selected again.
        if (!input || document.activeElement === input) return;
        input.focus();
        input.select();
      }}
      value={row.texts[column.key] ?? ''}
      onChange={(event) =>
        onRowChange({ ...row, texts: { ...row.texts, [column.key]: event.currentTarget.value } })
      }
      onBlur={() => onClose(true, false)}
    />
  );
}
