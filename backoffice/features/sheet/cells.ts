import type { Locale } from '../../../contract/locale.ts';
import type { OwnColumn, SheetColumn, SheetRow } from '../../../contract/staff/sheet-shapes.ts';
import { stateNames } from './messages.ts';
import { formatDay, parseDay, parseNumber } from './typed-values.ts';

/** Every cell of the sheet is a text, as it is typed, pasted and copied. */

export type CellKey = OwnColumn | `attribute_${number}`;

export const attributeKey = (id: number): CellKey => `attribute_${id}`;

/** What stands in a cell, as the shop has it. */
export function textOf(
  row: SheetRow,
  key: CellKey,
  { locale, columns }: { locale: Locale; columns: SheetColumn[] },
): string {
  switch (key) {
    case 'price':
      return formatNumber(row.price);
    case 'promotion_price':
      return row.promotion ? formatNumber(row.promotion.price) : '';
    case 'promotion_from':
      return row.promotion ? formatDay(row.promotion.starts_at, 'start') : '';
    case 'promotion_to':
      return row.promotion?.ends_at ? formatDay(row.promotion.ends_at, 'end') : '';
    case 'stock':
      return String(row.stock);
    case 'state':
      return stateNames[locale][row.state];
    case 'title_ro':
    case 'title_ru':
      return row[key];
    default: {
      const id = key.slice('attribute_'.length);
      const column = columns.find((one) => String(one.id) === id);
      const values = row.attributes[id] ?? [];
      return values
        .flatMap((value) => column?.values.find((one) => one.id === value) ?? [])
        .map((value) => labelOf(value, locale))
        .join('; ');
    }
  }
}

const formatNumber = (lei: number) => lei.toFixed(2).replace('.', ',');

type Value = SheetColumn['values'][number];
const labelOf = (value: Value, locale: Locale) =>
  (locale === 'ru' && value.label_ru) || value.label_ro;

export type CellProblem = 'number' | 'whole' | 'day' | 'state' | 'value';

/** What a typed text means; `problem` where it means nothing. */
export function meaningOf(key: CellKey, text: string, columns: SheetColumn[]) {
  const typed = text.trim();
  const refuse = (problem: CellProblem) => ({ problem }) as const;
  switch (key) {
    case 'price':
    case 'promotion_price':
    case 'stock': {
      if (typed === '' && key === 'promotion_price') return { value: null };
      const number = parseNumber(typed);
      if (number === null) return refuse('number');
      return key === 'stock' && !Number.isInteger(number) ? refuse('whole') : { value: number };
    }
    case 'promotion_from':
    case 'promotion_to': {
      if (typed === '') return { value: null };
      const moment = parseDay(typed, key === 'promotion_from' ? 'start' : 'end');
      return moment === null ? refuse('day') : { value: moment };
    }
    case 'state': {
      const wanted = typed.toLowerCase();
      const state = (['draft', 'active', 'archived'] as const).find((one) =>
        [one, stateNames.ro[one].toLowerCase(), stateNames.ru[one].toLowerCase()].includes(wanted),
      );
      return state ? { value: state } : refuse('state');
    }
    case 'title_ro':
    case 'title_ru':
      return { value: typed };
    default:
      return valuesNamed(
        columns.find(({ id }) => attributeKey(id) === key),
        typed,
      );
  }
}

/** By label in either language, by key, or by number; several are parted by a semicolon. */
function valuesNamed(column: SheetColumn | undefined, typed: string) {
  const names = typed.split(';').flatMap((name) => name.trim() || []);
  const ids = names.map((name) => {
    const wanted = name.toLowerCase();
    const number = parseNumber(name);
    return column?.values.find(
      ({ key, label_ro, label_ru }) =>
        [key, label_ro, label_ru].some((one) => one.toLowerCase() === wanted) ||
        (number !== null && Number(key) === number),
    )?.id;
  });
  const known = ids.flatMap((id) => id ?? []);
  return known.length < names.length ? ({ problem: 'value' } as const) : { value: known };
}
