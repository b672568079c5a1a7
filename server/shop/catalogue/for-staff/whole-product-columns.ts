import {
  productColumnNames,
  productColumns,
} from '../../../../contract/editing/product-columns.ts';
import { locales } from '../../../../contract/locale.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { Column } from '../../../base/exports/export-list.ts';
import type { Shop } from '../../shop.ts';
import { attributeHeadings } from '../attribute-headings.ts';
import { isFieldHeading } from '../field-headings.ts';
import { documentsCell, linksCell, specificationsCell } from '../product-cells.ts';
import { readCodes } from '../sheet/read-sheet.ts';
import { amongIds, readProducts, type StoredProduct } from '../writing/bulk/stored-products.ts';
import { writtenValues } from '../written-value.ts';

/** All that the usual columns do not say of a product. */
export type WholeProduct = StoredProduct & { codes: Map<number, string> };

export async function readWhole(db: Database, ids: number[]): Promise<Map<number, WholeProduct>> {
  const asked = { attributes: true, files: true, links: true, details: true };
  const products = await readProducts(db, amongIds(ids), asked);
  const linked = products.flatMap(({ links }) => links.map(({ id }) => id));
  const codes = await readCodes(db, linked);
  return new Map(products.map((product) => [product.id, { ...product, codes }]));
}

/** More than a cell of a spreadsheet holds stays here: an empty cell changes nothing. */
const LONGEST_CELL = 32_000;
const fitting = (text: string) => (text.length > LONGEST_CELL ? '' : text);

/** By headings the import knows; attributes as the catalogue in memory has them. */
export function wholeColumns(shop: Shop): Column<{ whole: WholeProduct | null }>[] {
  const { attributes, valueById } = shop.catalogue();
  const named = attributes.map(({ id, key, kind, title, unit }) => ({
    id,
    key,
    kind,
    title_ro: title.ro,
    title_ru: title.ru,
    unit_ro: unit.ro,
    unit_ru: unit.ru,
  }));
  const valuesOf = Map.groupBy(
    [...valueById.values()].map(({ id, attribute, key, number, label }) => ({
      id,
      attribute_id: attribute.id,
      key,
      number,
      label_ro: label.ro,
      label_ru: label.ru,
    })),
    ({ attribute_id }) => attribute_id,
  );
  const [ro, ru] = locales.map((locale) => attributeHeadings(named, locale, isFieldHeading));
  return [
    ...productColumnNames.map(
      (name): Column<{ whole: WholeProduct | null }> => [
        productColumns[name].title.ro,
        productColumns[name].title.ru,
        ({ whole }) => {
          const value = whole?.[name] ?? null;
          return typeof value === 'string' ? fitting(value) : value;
        },
      ],
    ),
    ...locales.map(
      (language): Column<{ whole: WholeProduct | null }> => [
        `Alte caracteristici (${language})`,
        `Другие характеристики (${language})`,
        ({ whole }) => fitting(specificationsCell(whole?.specifications ?? [], language)),
        40,
      ],
    ),
    ['Documente', 'Документы', ({ whole }) => documentsCell(whole?.documents ?? []), 40],
    [
      'Produse legate',
      'Связанные товары',
      ({ whole }) =>
        linksCell(
          (whole?.links ?? []).map(({ kind, id }) => ({ kind, code: whole?.codes.get(id) ?? '' })),
        ),
      40,
    ],
    ...attributes.map(({ id }): Column<{ whole: WholeProduct | null }> => {
      const values = valuesOf.get(id) ?? [];
      const written = { ro: writtenValues(values, 'ro'), ru: writtenValues(values, 'ru') };
      return [
        ro?.get(id) ?? '',
        ru?.get(id) ?? '',
        ({ whole }, locale) =>
          (whole?.attributes ?? []).flatMap((value) => written[locale].get(value) ?? []).join('; '),
        20,
      ];
    }),
  ];
}
