import { sql } from 'kysely';
import { linesOfCuts } from '../../../../contract/cut-lines.ts';
import { isSellable } from '../../../../contract/sellable-quantity.ts';
import type { StaffMessageKey } from '../../../../contract/staff/messages.ts';
import type { NextLine } from '../../../../contract/staff/orders/forms.ts';
import { invalid, type Mistakes } from '../../../base/changes/refused.ts';
import type { Database, Trx } from '../../../base/database/connect.ts';
import { lockStock } from '../../catalogue/stock/write-stock.ts';
import { keptOf, type Offer, readOffers } from '../queries.ts';
import { lineNamed, mistakeAt } from './line-named.ts';

export type StoredLine = Awaited<ReturnType<typeof readLines>>[number];
/** As it will be; one that is new has no id yet. */
export type PlannedLine = Omit<StoredLine, 'id'> & { id: number | null };
/** How many of a product the order had and has. */
type Difference = { product_id: number; before: number; after: number };

/**
 * What becomes of the lines of a locked order: as they were, and as they will be. The stock of what
 * changes is locked from here on, in the order of ids.
 */
export async function planLines(trx: Trx, orderId: string, wanted: NextLine[]) {
  const stored = await readLines(trx, orderId);
  const meant = meantBy(stored, wanted, await readCut(trx, stored, wanted));
  const ids = [...new Set([...stored, ...meant.flatMap(({ line }) => line ?? [])].map(productOf))];
  const newOnes = meant.flatMap(({ like, product_id }) => (like ? [] : product_id));
  const moved = [...new Set([...ids, ...newOnes])].filter((id) => isTouched(id, { stored, meant }));
  await lockStock(trx, moved);
  const offers = new Map(
    (await readOffers(trx, [...new Set([...moved, ...newOnes])])).map((offer) => [
      offer.product_id,
      offer,
    ]),
  );
  const differences = moved.map((product_id) => ({
    product_id,
    before: amountOf(stored, product_id),
    after: wantedOf(meant, product_id),
  }));
  refuse(meant, { stored, differences, offers });
  return { stored, lines: nextLines(stored, meant, offers) };
}

type Line = Pick<StoredLine, 'product_id' | 'quantity'>;
const productOf = ({ product_id }: Pick<Line, 'product_id'>) => product_id;
const amountOf = (lines: readonly Line[], id: number) =>
  lines.reduce((sum, line) => (line.product_id === id ? sum + line.quantity : sum), 0);
const wantedOf = (meant: readonly Meant[], id: number) => amountOf(meant, id);

/** Whether a line of it comes, goes, or is of another quantity or length. */
const isTouched = (id: number, { stored, meant }: { stored: StoredLine[]; meant: Meant[] }) =>
  meant.some((one) => one.product_id === id && !staysAsIs(one)) ||
  stored.some((line) => line.product_id === id && !meant.some((one) => one.line?.id === line.id));

/** What was sold so is not asked anew whether it can be, nor where its length is taken back. */
const staysAsIs = ({ line, quantity, cut_length }: Meant) =>
  line !== null &&
  quantity === line.quantity &&
  (typeof cut_length !== 'number' || cut_length === line.cut_length);

/** One line of what was sent. */
type Meant = {
  /** The place in what was sent. */
  at: number;
  /** The line it is about; none where it is new. */
  line: StoredLine | null;
  /** The same, or the line whose other lengths these are: at its price. */
  like: StoredLine | null;
  product_id: number;
  quantity: number;
  cut_length: number | null | undefined;
};

/** `cut`: the products that are cut; lengths of any other say nothing, unless it was ordered so. */
function meantBy(stored: StoredLine[], wanted: NextLine[], cut: Set<number>): Meant[] {
  const mistakes: Mistakes = {};
  const seen = new Set<number>();
  const meant = wanted.flatMap(({ quantity, cuts, ...naming }, at): Meant[] => {
    const { line_id, product_id } = naming;
    const isNew =
      product_id !== undefined &&
      (line_id === null ||
        (line_id === undefined && !stored.some((line) => line.product_id === product_id)));
    const piecesOf = (isCut: boolean) =>
      cuts
        ? linesOfCuts({ quantity, cuts: isCut ? cuts : [] })
        : [{ quantity, cut_length: undefined }];
    if (isNew) {
      return piecesOf(cut.has(product_id)).map((piece) => ({
        at,
        line: null,
        like: null,
        product_id,
        ...piece,
      }));
    }
    const found = lineNamed(stored, naming);
    if ('mistake' in found) {
      Object.assign(mistakes, mistakeAt(at, found.mistake));
      return [];
    }
    const { line } = found;
    if (seen.has(line.id)) mistakes[`lines.${at}.product_id`] = ['EDIT.TWICE'];
    seen.add(line.id);
    // Its first length stays in the line; each other one is a line of its own.
    const isCut = cut.has(line.product_id) || line.cut_length !== null;
    return piecesOf(isCut).map((piece, place) => ({
      at,
      line: place === 0 ? line : null,
      like: line,
      product_id: line.product_id,
      ...piece,
    }));
  });
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
  return meant;
}

/** What was ordered keeps its price, what comes new has today's. */
function nextLines(
  stored: StoredLine[],
  meant: Meant[],
  offers: Map<number, Offer>,
): PlannedLine[] {
  const end = Math.max(-1, ...stored.map((line) => line.position)) + 1;
  const lines = meant.flatMap(({ line, like, product_id, quantity, cut_length }): PlannedLine[] => {
    if (line) return [{ ...line, quantity, cut_length: cutOf(line, quantity, cut_length) }];
    const made = { id: null, quantity, sent: 0, cut_length: cut_length ?? null };
    if (like) return [{ ...like, ...made }];
    const offer = offers.get(product_id);
    if (!offer) return [];
    return [{ ...keptOf(offer), ...made, position: end, one_piece: null }];
  });
  return inPlace(lines);
}

/** Each length behind the one it was cut from, what is new at the end; none moves up. */
function inPlace(lines: PlannedLine[]): PlannedLine[] {
  let last = -1;
  return lines
    .toSorted((one, other) => one.position - other.position)
    .map((line) => {
      last = Math.max(line.position, last + 1);
      return { ...line, position: last };
    });
}

/** A length in one piece stays one, however long it becomes. */
function cutOf(line: StoredLine, quantity: number, wanted: number | null | undefined) {
  if (wanted !== undefined) return wanted;
  return line.cut_length === line.quantity ? quantity : line.cut_length;
}

/** The same without holding anything: the lines as they are, and as they would be. */
export async function foreseeLines(db: Database, orderId: string, wanted: NextLine[] | undefined) {
  const stored = await readLines(db, orderId);
  if (!wanted) return { stored, lines: stored };
  const meant = meantBy(stored, wanted, await readCut(db, stored, wanted));
  const offers = await readOffers(db, meant.map(productOf));
  const byId = new Map(offers.map((offer) => [offer.product_id, offer]));
  return { stored, lines: nextLines(stored, meant, byId) };
}

const readLines = (trx: Database | Trx, orderId: string) =>
  trx
    .selectFrom('order_line')
    .select([
      'id',
      'position',
      'product_id',
      'code',
      'title_ro',
      'title_ru',
      'unit_ro',
      'unit_ru',
      'price',
      'agreed_price',
      'agreed_basis',
      'promotion_price',
      'quantity',
      'sent',
      'vat_rate',
      'warranty_months',
      'one_piece',
      'cut_length',
    ])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

/** Which of these are cut. */
async function readCut(trx: Database | Trx, stored: StoredLine[], wanted: NextLine[]) {
  const ids = [...stored.map(productOf), ...wanted.flatMap(({ product_id }) => product_id ?? [])];
  const rows = await trx
    .selectFrom('product')
    .innerJoin('unit', 'unit.key', 'product.unit')
    .select('product.id')
    .where(sql<boolean>`product.id = any(${ids}::integer[])`)
    .where('unit.is_cut', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type Known = { stored: StoredLine[]; differences: Difference[]; offers: Map<number, Offer> };

/** Each mistake by the place of its line in what was sent. */
function refuse(meant: Meant[], { stored, differences, offers }: Known) {
  const mistakes: Mistakes = {};
  for (const one of meant) {
    const mistake = mistakeOf(one, offers.get(one.product_id));
    if (mistake) mistakes[`lines.${one.at}.${mistake.field}`] = [mistake.message];
  }
  for (const { product_id, before, after } of differences) {
    const offer = offers.get(product_id);
    if (!offer || after - before <= offer.stock) continue;
    const more = meant.find((one) => one.product_id === product_id && isMore(one));
    mistakes[more ? `lines.${more.at}.quantity` : 'lines'] ??= ['EDIT.STOCK'];
  }
  const kept = new Set(meant.flatMap(({ line }) => line?.id ?? []));
  if (stored.some(({ id, sent }) => sent > 0 && !kept.has(id))) {
    mistakes.lines = ['STAFF.ORDER_SENT'];
  }
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
}

const isMore = ({ line, quantity }: Meant) => quantity > (line?.quantity ?? 0);

function mistakeOf(
  one: Meant,
  offer: Offer | undefined,
): { field: 'product_id' | 'quantity'; message: StaffMessageKey } | null {
  const { line, like, quantity, cut_length } = one;
  const wrong = (message: StaffMessageKey) => ({ field: 'quantity' as const, message });
  if (line) {
    if (quantity < line.sent) return wrong('STAFF.ORDER_SENT');
    const length = cutOf(line, quantity, cut_length);
    if (length !== null && quantity % length !== 0) return wrong('STAFF.ORDER_CUT_LENGTH');
    if (staysAsIs(one)) return null;
  } else if (!like && offer?.state !== 'active') {
    return { field: 'product_id', message: 'VALIDATE.PRODUCT' };
  }
  if (!offer) return null;
  return isSellable(cut_length ?? quantity, offer) ? null : wrong('STAFF.ORDER_QUANTITY');
}
