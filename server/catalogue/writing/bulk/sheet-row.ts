import {
  type SheetField,
  type SheetRowChange,
  sheetFields,
  sheetPermissions,
  sheetRowChange,
  type UnreadSheetRow,
} from '../../../../contract/editing/sheet.ts';
import { readForm } from '../../../../contract/forms/read-form.ts';
import { may, type Role } from '../../../../contract/staff/permissions.ts';
import { type Mistakes, mistakesOf } from '../../../changes/refused.ts';
import { cleaned } from '../clean-texts.ts';
import { settlePrice } from '../settle-price.ts';
import { withColumns } from './attribute-columns.ts';
import { detailNames, type HeldProduct, type OpenPromotion } from './held-products.ts';
import type { Wanted } from './wanted-product.ts';

export const fieldsOf = (row: object): SheetField[] => sheetFields.filter((field) => field in row);

/** As many as a row has cells: thousands of rows come at once. */
const MOST_ROW_MISTAKES = 20;

/** By the form, and by what the person may write. */
export function readRow(row: UnreadSheetRow, role: Role) {
  const result = readForm(sheetRowChange, row, MOST_ROW_MISTAKES);
  const mistakes: Mistakes = result.success ? {} : byField(mistakesOf(result.issues));
  for (const field of fieldsOf(row)) {
    if (!may(role, sheetPermissions[field])) mistakes[field] = ['ERROR.FORBIDDEN'];
  }
  const isGood = Object.keys(mistakes).length === 0;
  return { output: isGood && result.success ? result.output : null, mistakes };
}

/** The cell it stands in: `promotion.price`, not `promotion.to.price`; `attributes.7`, not `.7.0`. */
const byField = (mistakes: Mistakes): Mistakes =>
  Object.fromEntries(
    Object.entries(mistakes).map(([path, messages]) => [
      path
        .replace('promotion.to', 'promotion')
        .replace(/^stock\..*/, 'stock')
        .replace(/^(attributes\.\d+)\..*/, '$1'),
      messages,
    ]),
  );

/** How the row would have the product. */
export function wantedByRow(
  row: SheetRowChange,
  held: HeldProduct,
  attributeOf: Map<number, number>,
  moment: string,
): Wanted {
  const { price, state, title_ro, title_ru, stock, promotion, attributes, documents, links } = row;
  const told = Object.fromEntries(
    detailNames.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])),
  );
  return withPrice(held, {
    ...told,
    ...cleaned(told),
    ...(documents && { documents }),
    ...(links && { links }),
    ...(price !== undefined && { price }),
    ...(state !== undefined && { state }),
    ...(title_ro !== undefined && { title_ro }),
    ...(title_ru !== undefined && { title_ru }),
    ...(stock && { stock: stock.counted }),
    ...(promotion && { promotions: promotionsWith(held.promotions, promotion, moment) }),
    ...(attributes && { attributes: withColumns(held.attributes, attributes, attributeOf) }),
  });
}

/** With VAT a net price changes too, which promotions are then held against. */
const withPrice = (held: HeldProduct, wanted: Wanted): Wanted => ({
  ...wanted,
  ...settlePrice(held, wanted),
});

/** What begins in the past begins now: nobody has paid it before. */
function promotionsWith(
  held: HeldProduct['promotions'],
  { replaces, to }: NonNullable<SheetRowChange['promotion']>,
  moment: string,
): OpenPromotion[] {
  const former = held.find(({ id }) => id === replaces);
  const others = held.filter(({ id }) => id !== replaces);
  if (!to) return others;
  const starts = iso(to.starts_at) ?? moment;
  const begins = starts > moment ? starts : moment;
  const next = { price: to.price, starts_at: begins, ends_at: iso(to.ends_at) };
  const isTheSame =
    former &&
    former.price === next.price &&
    former.ends_at === next.ends_at &&
    (former.starts_at === next.starts_at || (former.starts_at <= moment && starts <= moment));
  return [...others, isTheSame ? former : next];
}

const iso = (moment: string | null) => moment && new Date(moment).toISOString();
