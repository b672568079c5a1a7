import { formatAmount } from '../../../contract/amount.ts';
import { cutsOfLine } from '../../../contract/cut-lines.ts';
import type { StaffOrderLine } from '../../../contract/staff/orders/shapes.ts';
import { writtenCuts } from '../../../contract/written-cuts.ts';
import { overTheirs, type Stand, touchedIn } from './stand.ts';

/** A line as it is sent. */
export type SentLine = {
  /** Null: it is new. */
  line_id: number | null;
  product_id: number;
  quantity: number;
  cuts: number[];
};
type Ordered = {
  lines: readonly Pick<
    StaffOrderLine,
    'id' | 'product_id' | 'title' | 'units' | 'quantity' | 'cut_length'
  >[];
};
export type OrderedLines = Stand<{ line: SentLine }>;

/** By its id; one that is new by its product. */
export const keyOfLine = ({ line_id, product_id }: Pick<SentLine, 'line_id' | 'product_id'>) =>
  String(line_id ?? `new ${product_id}`);

/** `110 m (3 × 20 m + 50 m)`. */
export const standOfLine = (
  line: SentLine,
  { title, units }: { title: string; units: string },
) => ({
  line,
  label: title,
  said:
    formatAmount(line.quantity, units) +
    (line.cuts.length > 0 ? ` (${writtenCuts(line.cuts, units)})` : ''),
});

/** `begun`: what was there at first. What came since goes by its product, as what is added here does. */
export function standOfLines({ lines }: Ordered, begun?: OrderedLines): OrderedLines {
  const stand: Record<string, OrderedLines[string]> = {};
  for (const line of lines) {
    const { id, product_id, quantity } = line;
    const added = keyOfLine({ line_id: null, product_id });
    const key = !begun || id in begun || added in stand ? id : added;
    const sent = { line_id: id, product_id, quantity, cuts: cutsOfLine(line) };
    stand[key] = standOfLine(sent, line);
  }
  return stand;
}

/**
 * What becomes another line. Lines of a product that was touched here go where they came since: what
 * is wanted of it is said whole, and they may be a part of it that was cut off.
 */
export function wantedLines(begun: OrderedLines, mine: OrderedLines, order: Ordered): OrderedLines {
  const touched = touchedIn(begun, mine);
  const products = new Set(Object.values(touched).map(({ line }) => line.product_id));
  const gone = Object.entries(standOfLines(order, begun))
    .filter(([key, { line }]) => !(key in begun) && products.has(line.product_id))
    .map(([key, thing]) => [key, { ...thing, said: '' }] as const);
  return { ...Object.fromEntries(gone), ...touched };
}

/** All lines the order is to have, by their keys: what was changed here over what it has by now. */
export function linesOver(begun: OrderedLines, mine: OrderedLines, order: Ordered) {
  const theirs = standOfLines(order, begun);
  const wanted = wantedLines(begun, mine, order);
  return Object.entries(overTheirs(begun, mine, theirs))
    .filter(([key]) => wanted[key]?.said !== '')
    .map(([key, { line }]) => ({
      key,
      // One that was taken out meanwhile is new.
      sent: { ...line, line_id: theirs[key]?.line.line_id ?? null },
    }));
}

/** What the shop refused of lines that were sent, by the key of each: of the line, or of its cuts. */
export const refusedByKey = (fields: Record<string, string>, keys: readonly string[]) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, why]) => {
      const [, at, field] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? [];
      return [at ? `${keys[Number(at)]}${field === 'cuts' ? ' cuts' : ''}` : name, why];
    }),
  );
