import { formatAmount } from '../../../contract/amount.ts';
import type { Locale } from '../../../contract/locale.ts';
import { mayCorrectParcel } from '../../../contract/order-transitions.ts';
import type { Parcel, StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { type NumberRules, numberIn } from '../../../contract/typed-number.ts';
import { quantityRules } from '../../../contract/typed-quantity.ts';
import { writtenCutLength } from '../../../contract/written-cuts.ts';
import { numberProblem } from '../../../kit/forms/number-problem.ts';
import { text } from './order-messages.ts';
import { overTheirs, type Stand, touchedIn } from './stand.ts';

/** What of a line can be in a parcel; at most so much. */
export type ParcelLine = Pick<StaffOrder['lines'][number], 'title' | 'units'> & {
  line_id: number;
  most: number;
};

/** What lies in a parcel is counted, not wished for: nothing is rounded to what could be sold. */
export const partRules = (unit: string): NumberRules => ({ ...quantityRules(unit), decimals: 0 });

/** How much is typed for each line. */
export type TypedParts = Readonly<Record<number, string>>;

type Part = { line_id: number; quantity: number };

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

type Line = Pick<
  StaffOrder['lines'][number],
  'id' | 'title' | 'units' | 'quantity' | 'sent' | 'returned' | 'cut_length'
>;
type Sent = Pick<StaffOrder, 'status' | 'delivery_type'> & {
  lines: readonly Line[];
  parcels: readonly (Pick<Parcel, 'id' | 'carrier' | 'tracking'> & { lines: readonly Part[] })[];
};

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
export const linesLeft = (order: Pick<Sent, 'lines'>, held: readonly Part[]): ParcelLine[] =>
  order.lines
    .map((line) => {
      const own = held.find((part) => part.line_id === line.id)?.quantity ?? 0;
      return partOf(line, line.quantity - line.sent + own);
    })
    .filter(({ most }) => most > 0);

/** What can be in a parcel once it is corrected; nothing where its order is beyond that. */
export const linesOfParcel = (order: Sent, id: number): ParcelLine[] =>
  mayCorrectParcel(order) ? linesLeft(order, parcelIn(order, id)?.lines ?? []) : [];

const parcelIn = ({ parcels }: Sent, id: number) => parcels.find((one) => one.id === id);

/** What of an order is with its buyer. */
export const linesOut = (order: Pick<Sent, 'lines'>): ParcelLine[] =>
  order.lines.map((line) => partOf(line, line.sent - line.returned)).filter(({ most }) => most > 0);

/** `Cablu: 20 m, Priză: 3 buc`. */
export const contentsOf = (parcel: Parcel, order: StaffOrder) =>
  parcel.lines
    .map(({ line_id, product_id, quantity }) => {
      const line = order.lines.find(({ id }) => id === line_id);
      return `${line ? titleOfLine(line) : product_id}: ${formatAmount(quantity, line?.units ?? '')}`;
    })
    .join(', ');

export type Texts = Partial<Record<'carrier' | 'tracking' | 'note', string>>;

/** What is in a parcel by its lines, and by whom it goes. */
export type ParcelStand = Stand<{ quantity?: number }>;

export const standOfParts = (
  lines: readonly ParcelLine[],
  parts: readonly Part[],
  texts: Texts,
): ParcelStand => ({
  ...Object.fromEntries(
    lines.flatMap(({ line_id, title, units }) => {
      const { quantity } = parts.find((part) => part.line_id === line_id) ?? {};
      return quantity
        ? [[line_id, { label: title, said: formatAmount(quantity, units), quantity }]]
        : [];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(texts).map(([name, said]) => [name, { label: text[name as keyof Texts], said }]),
  ),
});

/** `among`: of these lines alone, such as those that could be corrected at first. */
export function standOfParcel(order: Sent, id: number, among?: readonly ParcelLine[]): ParcelStand {
  const { lines = [], carrier = '', tracking = '' } = parcelIn(order, id) ?? {};
  return standOfParts(among ?? linesLeft(order, lines), lines, { carrier, tracking });
}

/** What is sent of it. `isOther`: whether somebody typed how much is in it. */
export function parcelOver(begun: ParcelStand, mine: ParcelStand, theirs: ParcelStand) {
  const things = Object.entries(overTheirs(begun, mine, theirs));
  const isPart = ({ quantity }: { quantity?: number }) => quantity !== undefined;
  return {
    isOther: Object.values(touchedIn(begun, mine)).some(isPart),
    lines: things.flatMap(([key, { quantity }]): Part[] =>
      quantity === undefined ? [] : [{ line_id: Number(key), quantity }],
    ),
    texts: Object.fromEntries(
      things.flatMap(([name, thing]) => (isPart(thing) ? [] : [[name, thing.said]])),
    ) as Texts,
  };
}
