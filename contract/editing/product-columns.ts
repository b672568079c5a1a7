import * as v from 'valibot';
import type { Locale } from '../locale.ts';
import { STANDARD_VAT_RATE } from '../vat.ts';
import { markup, optionalWhole, whole } from './fields.ts';

/**
 * Columns of a product that are written and read as they are: the form, the sheet's save, tables in
 * and out, the audit log and undoing take them from here. What one more needs besides is its place in
 * the database, on the screen and, where customers see it, in their API.
 */
const texts = { form: markup, shown: v.string(), sql: 'text', reads: 'markup' } as const;
const wholes = { shown: v.number(), sql: 'integer', reads: 'whole' } as const;
const optionalWholes = { ...wholes, shown: v.nullable(v.number()) } as const;

export const productColumns = {
  description_ro: {
    ...texts,
    title: { ro: 'Descriere (ro)', ru: 'Описание (ro)' },
    heading: /^(descriere(a)?([ _]\(?ro\)?)?|(description|описание)[ _]\(?(ro|рум)\)?)$/,
  },
  description_ru: {
    ...texts,
    title: { ro: 'Descriere (ru)', ru: 'Описание (ru)' },
    heading: /^(описание([ _]\(?(ru|рус)\)?)?|(descriere(a)?|description)[ _]\(?(ru|рус)\)?)$/,
  },
  general_info_ro: {
    ...texts,
    title: { ro: 'Informații generale (ro)', ru: 'Общая информация (ro)' },
    heading: /^(informatii generale|general info|общая информация)[ _]\(?(ro|рум)\)?$/,
  },
  general_info_ru: {
    ...texts,
    title: { ro: 'Informații generale (ru)', ru: 'Общая информация (ru)' },
    heading: /^(informatii generale|general info|общая информация)[ _]\(?(ru|рус)\)?$/,
  },
  warranty_months: {
    ...wholes,
    form: v.optional(whole(0, 1200), 0),
    title: { ro: 'Garanție, luni', ru: 'Гарантия, мес.' },
    heading: /^(garanti[ea]|warranty|гарантия)( ?[,(] ?(luni|months|мес(яц(ы|ев)?)?\.?)\)?)?$/,
  },
  vat_rate: {
    ...wholes,
    /** Per cent; prices include it. */
    form: v.optional(whole(0, 100), STANDARD_VAT_RATE),
    title: { ro: 'TVA, %', ru: 'НДС, %' },
    heading: /^((cota )?tva|vat|(ставка )?ндс)( ?[,(] ?%\)?)?$/,
  },
  smallest_quantity: {
    ...optionalWholes,
    form: optionalWhole(1, 100_000),
    title: { ro: 'Cantitatea minimă', ru: 'Наименьшее количество' },
    heading: /^(cantitate(a)? minima|smallest quantity|наименьшее количество|мин\.? количество)$/,
  },
  quantity_step: {
    ...optionalWholes,
    form: optionalWhole(1, 100_000),
    title: { ro: 'Pasul cantității', ru: 'Шаг количества' },
    heading: /^(pas(ul)? cantitatii|quantity step|шаг количества)$/,
  },
  low_stock: {
    ...optionalWholes,
    /** At or below it there is little left; null: as the category or the setting has it. */
    form: optionalWhole(0, 1_000_000),
    title: { ro: 'Stoc mic, cel mult', ru: 'Малый остаток, не больше' },
    heading: /^(stoc mic|low stock|малый остаток)(, (cel mult|не больше))?$/,
  },
} as const satisfies Record<
  string,
  {
    form: v.GenericSchema;
    shown: v.GenericSchema;
    sql: 'text' | 'integer';
    reads: 'markup' | 'whole';
    title: Record<Locale, string>;
    heading: RegExp;
  }
>;

export type ProductColumn = keyof typeof productColumns;
type Columns = typeof productColumns;
type Part = 'form' | 'shown' | 'sql';

export const productColumnNames = Object.keys(productColumns) as ProductColumn[];

const part = <P extends Part>(name: P) =>
  Object.fromEntries(
    productColumnNames.map((column) => [column, productColumns[column][name]]),
  ) as {
    [C in ProductColumn]: Columns[C][P];
  };

export const columnForms = part('form');
export const columnShapes = part('shown');
export const columnTypes = part('sql');
