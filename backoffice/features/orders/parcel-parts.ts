import { formatAmount } from '../../../contract/amount.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Parcel, StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { type NumberRules, numberIn } from '../../../contract/typed-number.ts';
import { quantityRules } from '../../../contract/typed-quantity.ts';
import { writtenCutLength } from '../../../contract/written-cuts.ts';
import { numberProblem } from '../../../kit/forms/number-problem.ts';

/** What of a line can be in a parcel; at most so much. */
export type ParcelLine = Pick<StaffOrder['lines'][number], 'title' | 'units'> & {
  line_id: number;
  most: number;
};

/** What lies in a parcel is counted, not wished for: nothing is rounded to what could be sold. */
export const partRules = (unit: string): NumberRules => ({ ...quantityRules(unit), decimals: 0 });

/** How much is typed for each line. */
export type TypedParts = Readonly<Record<number, string>>;

export type Part = { line_id: number; quantity: number };

/**
 * What goes into a parcel by what is typed. A line left empty or at 0 stays out; one that cannot be
 * read is named, and never left out in silence.
 */
export function readParts(lines: readonly ParcelLine[], typed: TypedParts) {
  const parts: Part[] = [];
  const unread: ParcelLine[] = [];
  for (const line of lines) {
    const { line_id, units } = line;
    const quantity = numberIn(typed[line_id] ?? '', partRules(units)) ?? 0;
    if (Number.isNaN(quantity)) unread.push(line);
    else if (quantity > 0) parts.push({ line_id, quantity });
  }
  return { parts, unread };
}

/** Why each of them cannot be read, beside its field. */
export const unreadMistakes = (
  unread: readonly ParcelLine[],
  typed: TypedParts,
  locale: Locale,
): Record<number, string> =>
  Object.fromEntries(
    unread.map(({ line_id, units }) => [
      line_id,
      numberProblem(typed[line_id] ?? '', partRules(units), locale) ?? '',
    ]),
  );

/** What the shop has refused, beside the field of its line. */
export const refusedMistakes = (
  fields: Record<string, string>,
  parts: readonly Part[],
): Record<number, string> =>
  Object.fromEntries(
    parts.flatMap(({ line_id }, at) => {
      const why = fields[`lines.${at}.quantity`] ?? fields[`lines.${at}.line_id`];
      return why ? [[line_id, why] as const] : [];
    }),
  );

type Line = StaffOrder['lines'][number];

/** One product may stand in several lines, told apart by how they are cut. */
const titleOfLine = ({ title, quantity, cut_length, units }: Line) =>
  cut_length === null ? title : `${title} · ${writtenCutLength(quantity, cut_length, units)}`;

const partOf = (line: Line, most: number): ParcelLine => ({
  line_id: line.id,
  title: titleOfLine(line),
  units: line.units,
  most,
});

/** What can be in a parcel: what it has, and what has not left otherwise. */
export const linesLeft = (order: StaffOrder, held: Part[]): ParcelLine[] =>
  order.lines
    .map((line) => {
      const own = held.find((part) => part.line_id === line.id)?.quantity ?? 0;
      return partOf(line, line.quantity - line.sent + own);
    })
    .filter(({ most }) => most > 0);

/** What of an order is with its buyer. */
export const linesOut = (order: StaffOrder): ParcelLine[] =>
  order.lines.map((line) => partOf(line, line.sent - line.returned)).filter(({ most }) => most > 0);

/** `Cablu: 20 m, Priză: 3 buc`. */
export const contentsOf = (parcel: Parcel, order: StaffOrder) =>
  parcel.lines
    .map(({ line_id, product_id, quantity }) => {
      const line = order.lines.find(({ id }) => id === line_id);
      return `${line ? titleOfLine(line) : product_id}: ${formatAmount(quantity, line?.units ?? '')}`;
    })
    .join(', ');
