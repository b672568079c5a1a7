import { cutsOfLine } from '../../../contract/cut-lines.ts';
import type { OrderLine, PrintedOrder } from './read-orders.ts';

/** One product, and what each order wants of it. */
export type Pick = {
  code: string;
  title: { ro: string; ru: string };
  unit: { ro: string; ru: string };
  /** Cut from a longer piece: each order's quantity is a length by itself. */
  isCut: boolean;
  total: number;
  picked: Picked[];
};
export type Picked = {
  quantity: number;
  /** In one length, or in several; null where nobody said. */
  onePiece: boolean | null;
  order: PrintedOrder['order'];
};

/** Products by code; of one product the longest first, so that offcuts still serve the short ones. */
export function picksOf(orders: PrintedOrder[]): Pick[] {
  const wanted = orders.flatMap(({ order, lines }) => lines.map((line) => ({ line, order })));
  const byProduct = Map.groupBy(wanted, ({ line }) => line.product_id);
  return [...byProduct.values()]
    .flatMap((of) => (of[0] ? [pickOf(of[0].line, of)] : []))
    .toSorted((one, other) => compare(one.code, other.code));
}

const pickOf = (
  line: OrderLine,
  of: { line: OrderLine; order: PrintedOrder['order'] }[],
): Pick => ({
  code: line.code,
  title: { ro: line.title_ro, ru: line.title_ru },
  unit: { ro: line.unit_ro, ru: line.unit_ru },
  isCut: line.is_cut,
  total: of.reduce((sum, { line }) => sum + line.quantity, 0),
  picked: of
    .flatMap(({ line, order }) =>
      piecesOf(line).map((quantity) => ({ quantity, onePiece: line.one_piece, order })),
    )
    .toSorted(
      (one, other) => other.quantity - one.quantity || compare(one.order.id, other.order.id),
    ),
});

/** Each length by itself. */
const piecesOf = (line: OrderLine) =>
  line.cut_length === null ? [line.quantity] : cutsOfLine(line);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
