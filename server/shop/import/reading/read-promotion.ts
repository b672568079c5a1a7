import type { ImportField } from '../../../../contract/import/options.ts';
import { fromShopTime } from '../../../../contract/shop-time.ts';
import type { Cell } from '../table/bad-table.ts';
import type { Decimal } from './numbers.ts';
import { type Problem, refused } from './problem.ts';
import { readPrice } from './read-cells.ts';

/** A moment as the table has it: by the shop's clock, to the minute, and the moment it is. */
export type ReadMoment = { shown: string; at: string };

/** What a row says of a promotion. A cell that is empty is null; what has no column is undefined. */
export type ReadPromotion = {
  /** `none`: that there is to be none, in so many words. */
  price: number | 'none' | null;
  starts: ReadMoment | null | undefined;
  ends: ReadMoment | null | undefined;
};

const NONE = /^(0+([.,]0+)?|[-–—]|f[aă]r[aă]|nu|нет|без)$/i;

/** Undefined where the table has no column for it, or what stands there cannot be taken. */
export function readPromotion(
  cellOf: (field: ImportField) => Exclude<Cell, object> | undefined,
  decimal: Decimal,
  problems: Problem[],
): ReadPromotion | undefined {
  const cell = cellOf('promotion_price');
  if (cell === undefined) return undefined;
  const written = String(cell).trim();
  const before = problems.length;
  let price: ReadPromotion['price'] = null;
  if (NONE.test(written)) price = 'none';
  else if (written !== '') {
    const { value, problem } = readPrice(cell, decimal);
    if (problem) problems.push({ ...problem, field: 'promotion_price' });
    price = value ?? null;
  }
  const momentOf = (field: 'promotion_starts' | 'promotion_ends') => {
    const given = cellOf(field);
    if (given === undefined || String(given).trim() === '')
      return given === undefined ? given : null;
    const read = readMoment(given, field === 'promotion_ends');
    if (!read) {
      problems.push(refused(field, 'ROW.DATE', String(given).trim()));
    }
    return read;
  };
  const read = { price, starts: momentOf('promotion_starts'), ends: momentOf('promotion_ends') };
  return problems.length > before ? undefined : read;
}

const MINUTES_A_DAY = 24 * 60;
/** From which spreadsheets count days, and which of them are of this century. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const [LEAST_DAY, MOST_DAY] = [36_526, 73_050];

/** A day alone is its first moment, or as an end its last. With slashes nobody knows day from month. */
export function readMoment(cell: string | number, isEnd: boolean): ReadMoment | null {
  const [day, time] = typeof cell === 'number' ? countedMoment(cell) : writtenMoment(cell.trim());
  if (day === null) return null;
  const shown = `${day}T${time ?? (isEnd ? '23:59' : '00:00')}`;
  const isReal = new Date(`${shown}Z`).toJSON()?.startsWith(shown) ?? false;
  const at = isReal ? fromShopTime(shown) : null;
  if (at === null) return null;
  return { shown, at: isEnd && time === null ? at.replace(/:00\.000Z$/, ':59.000Z') : at };
}

type Written = [day: string | null, time: string | null];

function countedMoment(days: number): Written {
  if (days < LEAST_DAY || days > MOST_DAY) return [null, null];
  const minutes = Math.round(days * MINUTES_A_DAY);
  const [day = '', time = ''] = new Date(FIRST_DAY + minutes * 60_000).toISOString().split('T');
  return [day, Number.isInteger(days) ? null : time.slice(0, 5)];
}

function writtenMoment(text: string): Written {
  const time = /(?:[ ,T]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/.source;
  const european = new RegExp(`^(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})${time}`).exec(text);
  const iso = new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})${time}`).exec(text);
  const [, first, month, last, hour, minute] = european ?? iso ?? [];
  if (!first || !month || !last) return [null, null];
  const [year, day] = european ? [last, first] : [first, last];
  const two = (digits: string) => digits.padStart(2, '0');
  return [`${year}-${two(month)}-${two(day)}`, hour ? `${two(hour)}:${minute}` : null];
}
