import { productColumnNames, productColumns } from '../../../contract/editing/product-columns.ts';
import type { ImportField, ImportOptions } from '../../../contract/import/options.ts';
import { keyFields } from '../../../contract/import/options.ts';
import type { AttributeColumn } from '../../catalogue/attribute-headings.ts';
import { BadTable, type Cell, type TableRow } from '../table/bad-table.ts';

/** By field, the place of its column. */
export type Columns = Map<ImportField, number>;
export type Header = {
  row: number;
  columns: Columns;
  headings: string[];
  /** Columns that are attributes of the shop, each by its place. */
  facts: { at: number; column: AttributeColumn }[];
};

const ofDetails: [ImportField, RegExp][] = [
  ['specifications_ro', /^(alte caracteristici|другие характеристики)[ _]\(?(ro|рум)\)?$/],
  ['specifications_ru', /^(alte caracteristici|другие характеристики)[ _]\(?(ru|рус)\)?$/],
  ['documents', /^(documente|documents|документы)$/],
  ['links', /^(produse legate|linked products|связанные товары)$/],
];

/** As they are written in Romanian, Russian and English, without diacritics. */
const known: [ImportField, RegExp][] = [
  // First: «Stoc mic» is no stock.
  ...productColumnNames.map((name): [ImportField, RegExp] => [name, productColumns[name].heading]),
  ...ofDetails,
  ['ean', /^(ean( ?-?13)?|gtin|cod(ul)?( de)? bar[ae]|bar ?code|штрих ?-?код)$/],
  ['shop_code', /^(cod(ul)? (magazin(ului)?|intern)|shop code|код магазина|внутренний код)$/],
  ['supplier_code', /^(cod(ul)? furnizor(ului)?|supplier('s)? code|код поставщика)$/],
  [
    'code',
    /^(cod(ul)?( (produs(ului)?|articol))?|articol|art|sku|(part |product )?code|part number|артикул|код( товара| производителя)?)$/,
  ],
  ['title_ro', /^(denumire(a)?|titlu|name|title|наименование|название)[ _]\(?(ro|рум)\)?$/],
  ['title_ru', /^(denumire(a)?|titlu|name|title|наименование|название)[ _]\(?(ru|рус)\)?$/],
  [
    'title',
    /^(denumire(a)?( (produsului|marfii))?|nume(le)?|titlu|produs|name|title|product|item|наименование( товара)?|название|товар|номенклатура)$/,
  ],
  ['unit', /^(um|u ?\.? ?m|unitate(a)?( de masura)?|unit|ед\.?( ?изм)?|единица( измерения)?)$/],
  [
    'category',
    /^(categori[ea]|grup[ae]( de produse)?|category|group|категория|группа( товаров)?|раздел)$/,
  ],
  // «Marca» and «марка» of a cable are what it is made like, not by whom.
  ['brand', /^(brand(ul)?|producator(ul)?|manufacturer|бренд|производитель|торговая марка)$/],
  ['state', /^(stare(a)?|status(ul)?|state|состояние|статус)$/],
  [
    'stock',
    /^(stoc(ul)?|stock|cantitate(a)?|qty|quantity|disponibil|остат(ок|ки)|наличие|количество|кол-?во)(?![a-zа-яё])/,
  ],
  [
    'promotion_price',
    /^(pret(ul)?( de| la| in)? promo|promo(tion(al)?)? price|цена по акции|акционная цена|промо-?цена)/,
  ],
  [
    'promotion_starts',
    /^(promoti[ea] (incepe|de la|din)|inceputul promotiei|promo(tion)? (start|from)|(начало акции|акция с))$/,
  ],
  [
    'promotion_ends',
    /^(promoti[ea] (se termina|pana la)|sfarsitul promotiei|promo(tion)? (end|until)|((конец|окончание) акции|акция (до|по)))$/,
  ],
  [
    'price',
    /^(pret(ul)?|price|цена)(?!.*(fara|without|excl|без|vechi|old|стар|achiz|закуп|promo|акци|скидк|usd|eur|€|\$))/,
  ],
];

/** Small letters without diacritics; Cyrillic ones keep theirs, й is no и. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\u0400-\u04ff]+/g, (part) =>
      part.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''),
    )
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

/** «Denumirea / Наименование» is known by either, «Preț, lei» by what stands before the comma. */
function fieldOf(heading: string): ImportField | undefined {
  const names = heading.split(/[/|]/).map((name) => plain(name).replace(/[.:]+$/, ''));
  return known.find(([, pattern]) => names.some((name) => pattern.test(name)))?.[0];
}

export const isFieldHeading = (heading: string) => fieldOf(heading) !== undefined;

/** Longer than any heading, and short enough to be read however many accents are piled up in it. */
const LONGEST = 300;

const textOf = (cell: Cell | undefined) =>
  typeof cell === 'string' ? cell.trim().slice(0, LONGEST) : '';

/** Which columns somebody named, and which fields are not to be read. */
export type Wished = Pick<ImportOptions, 'columns' | 'unread'>;

/** Which attribute of the shop a heading names. */
export type FactColumn = (heading: string) => AttributeColumn | null;

/**
 * The columns of a row, if it is a header: a key and something beside it. What is not to be read
 * still tells which row that is.
 */
export function asHeader(
  row: TableRow,
  { columns: wished, unread }: Wished,
  factColumn: FactColumn = () => null,
): Header | null {
  const headings = row.cells.map(textOf);
  const columns: Columns = new Map();
  const byHand = Object.entries(wished) as [ImportField, string][];
  for (const [field, heading] of byHand) {
    const at = headings.findIndex((one) => plain(one) === plain(heading));
    if (at === -1) return null;
    columns.set(field, at);
  }
  headings.forEach((heading, at) => {
    const field = fieldOf(heading);
    const isTaken = [...columns.values()].includes(at);
    if (field && !isTaken && !columns.has(field)) columns.set(field, at);
  });
  const taken = new Set(columns.values());
  const named = new Set<number>();
  const facts = headings.flatMap((heading, at) => {
    const column = heading === '' || taken.has(at) ? null : factColumn(heading);
    if (!column || named.has(column.attribute.id)) return [];
    named.add(column.attribute.id);
    return [{ at, column }];
  });
  const isHeader = columns.size + facts.length > 1;
  for (const field of unread) columns.delete(field);
  const hasKey = keyFields.some((field) => columns.has(field));
  if (!isHeader || !hasKey) return null;
  return { row: row.number, columns, headings, facts: unread.includes('attributes') ? [] : facts };
}

const ROWS_LOOKED_AT = 100;

/** The first row that is a header; what stands before it is the supplier's own letterhead. */
export async function findHeader(
  rows: AsyncIterable<TableRow>,
  wished: Wished,
  factColumn?: FactColumn,
): Promise<Header> {
  const seen = new Set<string>();
  for await (const row of rows) {
    const header = asHeader(row, wished, factColumn);
    if (header) return header;
    for (const cell of row.cells) seen.add(plain(textOf(cell)));
    if (row.number >= ROWS_LOOKED_AT) break;
  }
  const lacking = Object.values(wished.columns).find((heading) => !seen.has(plain(heading)));
  throw lacking === undefined
    ? new BadTable('TABLE.NO_HEADER')
    : new BadTable('TABLE.NO_COLUMN', { column: lacking });
}
