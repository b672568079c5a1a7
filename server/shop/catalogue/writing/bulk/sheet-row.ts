import {
  type SheetField,
  type SheetRowChange,
  sheetFields,
  sheetPermissions,
  sheetRowChange,
  type UnreadSheetRow,
} from '../../../../../contract/editing/sheet.ts';
import { readForm } from '../../../../../contract/forms/read-form.ts';
import { may, type Role } from '../../../../../contract/staff/permissions.ts';
import { type Mistakes, mistakesOf } from '../../../../base/changes/refused.ts';
import type { OpenPromotion } from '../../../pricing/open-promotions.ts';
import { cleaned } from '../clean-texts.ts';
import { withColumns } from './attribute-columns.ts';
import { fromNowOn } from './promotion-rules.ts';
import type { StoredProduct } from './stored-products.ts';
import type { Wanted } from './wanted-product.ts';

const fieldsOf = (row: object): SheetField[] => sheetFields.filter((field) => field in row);

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
  stored: StoredProduct,
  attributeOf: Map<number, number>,
  moment: string,
): Wanted {
  const { id, version, stock, promotion, attributes, ...fields } = row;
  return {
    ...fields,
    ...cleaned(fields),
    ...(stock && { stock: stock.counted }),
    ...(promotion && { promotions: promotionsWith(stored.promotions, promotion, moment) }),
    ...(attributes && { attributes: withColumns(stored.attributes, attributes, attributeOf) }),
  };
}

function promotionsWith(
  stored: StoredProduct['promotions'],
  { replaces, to }: NonNullable<SheetRowChange['promotion']>,
  moment: string,
): OpenPromotion[] {
  const former = stored.filter(({ id }) => id === replaces);
  const others = stored.filter(({ id }) => id !== replaces);
  if (!to) return others;
  const next = { ...to, starts_at: to.starts_at ?? moment };
  return [...others, ...fromNowOn([next], former, moment)];
}
