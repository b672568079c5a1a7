import { createContext, useContext, useMemo, useState } from 'react';
import { Cell, type CellRendererProps } from 'react-data-grid';

/** A rectangle of cells, over a grid that itself knows one active cell alone. */
export type CellRange = { top: number; bottom: number; left: number; right: number };

type Place = { row: number; column: number };

const STEPS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];
const PAGES = ['PageUp', 'PageDown'];
const KEPT_BY = ['Shift', 'Control', 'Meta', 'Alt', 'Delete', 'Backspace'];

type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** From where Shift was held down to the active cell; null while only one cell is meant. */
export function useCellRange() {
  const [active, setActive] = useState<Place | null>(null);
  const [anchor, setAnchor] = useState<Place | null>(null);
  const range = useMemo(
    () => (active && anchor ? rangeBetween(anchor, active) : null),
    [active, anchor],
  );
  const begin = (place: Place) => setAnchor((held) => held ?? place);
  return {
    range,
    moveTo: setActive,
    /** Before the grid moves: does the key stretch the range, leave it, or give it up? */
    onKey({ key, shiftKey, ctrlKey, metaKey }: Pressed, place: Place) {
      if (shiftKey && [...STEPS, ...PAGES].includes(key)) begin(place);
      else if (!ctrlKey && !metaKey && !KEPT_BY.includes(key)) setAnchor(null);
    },
    onPress(isWithShift: boolean) {
      if (isWithShift && active) begin(active);
      else setAnchor(null);
    },
  };
}

export const rangeBetween = (a: Place, b: Place): CellRange => ({
  top: Math.max(0, Math.min(a.row, b.row)),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.column, b.column),
  right: Math.max(a.column, b.column),
});

export const sizeOf = ({ top, bottom, left, right }: CellRange) => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
});

const isWithin = ({ top, bottom, left, right }: CellRange, row: number, column: number) =>
  row >= top && row <= bottom && column >= left && column <= right;

export const RangeContext = createContext<CellRange | null>(null);

function RangeCell<Row>(props: CellRendererProps<Row, unknown>) {
  const range = useContext(RangeContext);
  if (!range || !isWithin(range, props.rowIdx, props.column.idx)) return <Cell {...props} />;
  const look = props.isCellActive ? 'sheet-in-range' : 'sheet-in-range sheet-beside-active';
  return <Cell {...props} className={look} aria-selected />;
}

/** Cells that know of the range: when it changes they are drawn again, and nothing else is. */
export const rangeRenderers = {
  renderCell: <Row,>(key: React.Key, props: CellRendererProps<Row, unknown>) => (
    <RangeCell key={key} {...props} />
  ),
};
