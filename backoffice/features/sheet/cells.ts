import type { ProductState } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import { productStateNames } from '../../../contract/staff/product-state-names.ts';
import type { OwnColumn, SheetColumn, SheetRow } from '../../../contract/staff/sheet-shapes.ts';
import { leiRules, numberIn, typedNumber, wholeRules } from '../../../contract/typed-number.ts';
import { numberProblem } from '../../../kit/forms/number-problem.ts';
import { problemNames } from './messages.ts';
import { formatDay, parseDay } from './typed-values.ts';

/** Every cell of the sheet is a text, as it is typed, pasted and copied. */

export type CellKey = OwnColumn | `attribute_${number}`;

export const attributeKey = (id: number): CellKey => `attribute_${id}`;

/** In whose language, and of which columns the cells are. */
export type Reading = { locale: Locale; columns: SheetColumn[] };

/** What stands in a cell, as the shop has it. */
export function textOf(row: SheetRow, key: CellKey, { locale, columns }: Reading): string {
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
      return productStateNames[locale][row.state];
    case 'title_ro':
    case 'title_ru':
      return row[key];
    default:
      return labelsOf(key, row.attributes[key.slice('attribute_'.length)] ?? [], {
        locale,
        columns,
      });
  }
}

function labelsOf(key: CellKey, ids: readonly number[], { locale, columns }: Reading): string {
  const column = columns.find(({ id }) => attributeKey(id) === key);
  return ids
    .flatMap((id) => column?.values.find((value) => value.id === id) ?? [])
    .map((value) => labelOf(value, locale))
    .join('; ');
}

const formatNumber = (lei: number) => lei.toFixed(2).replace('.', ',');

type Value = SheetColumn['values'][number];
const labelOf = (value: Value, locale: Locale) =>
  (locale === 'ru' && value.label_ru) || value.label_ro;

export type Meaning = { value: unknown; problem?: never } | { value?: never; problem: string };

/** What a typed text means; `problem`: why it means nothing. */
export function meaningOf(key: CellKey, text: string, reading: Reading): Meaning {
  const typed = text.trim();
  const problems = problemNames[reading.locale];
  switch (key) {
    case 'price':
    case 'promotion_price':
    case 'stock': {
      if (typed === '' && key === 'promotion_price') return { value: null };
      const rules = key === 'stock' ? wholeRules : leiRules;
      const problem = numberProblem(typed, rules, reading.locale);
      return problem === undefined ? { value: numberIn(typed, rules) } : { problem };
    }
    case 'promotion_from':
    case 'promotion_to': {
      if (typed === '') return { value: null };
      const moment = parseDay(typed, edgeOf(key));
      return moment === null ? { problem: problems.day } : { value: moment };
    }
    case 'state': {
      const wanted = typed.toLowerCase();
      const state = (['draft', 'active', 'archived'] as const).find((one) =>
        [
          one,
          productStateNames.ro[one].toLowerCase(),
          productStateNames.ru[one].toLowerCase(),
        ].includes(wanted),
      );
      return state ? { value: state } : { problem: problems.state };
    }
    case 'title_ro':
    case 'title_ru':
      return { value: typed };
    default: {
      const column = reading.columns.find(({ id }) => attributeKey(id) === key);
      const ids = valuesNamed(column, typed);
      return ids ? { value: ids } : { problem: problems.value };
    }
  }
}

const edgeOf = (key: 'promotion_from' | 'promotion_to') =>
  key === 'promotion_from' ? 'start' : 'end';

/** What was read of a typed text, as the cell will show it; the text itself where nothing was. */
export function readingOf(key: CellKey, text: string, reading: Reading): string {
  const { value, problem } = meaningOf(key, text, reading);
  if (problem !== undefined || value === null) return text.trim();
  switch (key) {
    case 'price':
    case 'promotion_price':
      return formatNumber(Number(value));
    case 'promotion_from':
    case 'promotion_to':
      return formatDay(String(value), edgeOf(key));
    case 'state':
      return productStateNames[reading.locale][value as ProductState];
    case 'stock':
    case 'title_ro':
    case 'title_ru':
      return String(value);
    default:
      return labelsOf(key, value as number[], reading);
  }
}

/** By label in either language, by key, or by number, parted by semicolons; null: one is unknown. */
function valuesNamed(column: SheetColumn | undefined, typed: string) {
  const names = typed.split(';').flatMap((name) => name.trim() || []);
  const ids = names.map((name) => {
    const wanted = name.toLowerCase();
    const { number } = typedNumber(name, { decimals: 12, signed: true });
    return column?.values.find(
      ({ key, label_ro, label_ru }) =>
        [key, label_ro, label_ru].some((one) => one.toLowerCase() === wanted) ||
        (number !== null && Number(key) === number),
    )?.id;
  });
  const known = ids.flatMap((id) => id ?? []);
  return known.length < names.length ? null : known;
}
