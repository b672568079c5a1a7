import { formatAmount } from '../../../contract/amount.ts';
import type { OrderEvent } from '../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { writtenCutLength } from '../../../contract/written-cuts.ts';
import { writtenPromise } from '../../../contract/written-day.ts';
import { locale } from '../../i18n.ts';
import { formatMoney } from '../../ui/format.ts';
import { wayNames } from './money/messages.ts';

/** The order's lines as they are now. */
type Ordered = readonly { id: number; product_id: number; title: string; units: string }[];

type EventChange = { name: string; before: string | null; after: string | null };

/** Ids and the like, whose names stand beside them. */
const unsaid = new Set([
  'district_id',
  'locality_id',
  'parcel',
  'mail',
  'products_cost',
  // With its day.
  'promised_from',
]);
const money = new Set([
  'total',
  'discount',
  'delivery_fee',
  'paid',
  'owed_back',
  'money_in',
  'money_out',
  'credited',
]);

/** What an event changed, field by field and line by line, in words. */
export function changesOf({ kind, before, after }: OrderEvent, ordered: Ordered): EventChange[] {
  if (kind === 'placed') return [];
  const [old, now] = [before ?? {}, after ?? {}];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => !unsaid.has(name) && name !== 'lines',
  );
  return [
    ...lineChanges(old.lines, now.lines, ordered),
    ...names
      .map((name) => ({ name, before: said(name, old), after: said(name, now) }))
      .filter((change) => change.before !== change.after),
  ];
}

function said(name: string, side: Record<string, unknown>): string | null {
  const value = side[name];
  if (value === undefined || value === null || value === '') return null;
  if (name === 'promised_day') {
    const from = side.promised_from;
    const promised = { promised_day: String(value), promised_from: from ? String(from) : null };
    return writtenPromise(promised, locale);
  }
  if (name === 'day') return String(value).split('-').toReversed().join('.');
  if (typeof value === 'number') return money.has(name) ? formatMoney(value / 100) : String(value);
  const words: Record<string, Record<string, string>> = {
    status: orderWords[locale].status,
    payment_state: orderWords[locale].payment,
    payment_status: orderWords[locale].payment,
    way: wayNames,
    delivery_type: orderWords[locale].delivery,
    pay_method: orderWords[locale].payMethod,
  };
  const text = String(value);
  return words[name]?.[text] ?? text;
}

type Line = Record<string, unknown>;

const linesIn = (value: unknown): Line[] => (Array.isArray(value) ? value : []);

function lineChanges(before: unknown, after: unknown, ordered: Ordered): EventChange[] {
  const [old, now] = [linesIn(before), linesIn(after)];
  const names = new Set([...old, ...now].map(nameOf));
  return [...names].map((name) => {
    const [was, is] = [old, now].map((lines) => lines.find((line) => nameOf(line) === name));
    const named = is ?? was ?? {};
    const known =
      ordered.find(({ id }) => id === named.line_id) ??
      ordered.find(({ product_id }) => product_id === named.product_id);
    const title =
      named[`title_${locale}`] || named.title_ro || (known?.title ?? `#${named.product_id}`);
    const amountOf = (line: Line | undefined) =>
      line ? writtenAmount(line, unitOf(line, known?.units)) : null;
    return { name: String(title), before: amountOf(was), after: amountOf(is) };
  });
}

/** `60 m`, or how it is cut: `60 m (3 × 20 m)`. */
function writtenAmount({ quantity, cut_length }: Line, unit: string) {
  const amount = formatAmount(Number(quantity), unit).trim();
  if (typeof cut_length !== 'number') return amount;
  return `${amount} (${writtenCutLength(Number(quantity), cut_length, unit)})`;
}

/** By its line; what was noted when a product had one line alone names the product. */
const nameOf = ({ line_id, product_id }: Line) =>
  line_id === undefined ? `of ${product_id}` : `${line_id}`;

/** A parcel names its goods by number alone; what they are counted in, the order knows. */
const unitOf = (line: Line, known = '') => String(line[`unit_${locale}`] ?? known);
