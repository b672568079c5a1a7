import type { NewImported } from '../../../contract/import/options.ts';
import type { Creating } from './judge-new.ts';
import type { Problem } from './reading/problem.ts';

type Brand = NewImported['brand'];

/**
 * The brand of a new product: the shop's own, also where the table writes its name in other letters;
 * the profile's where the row says none; or one that the shop does not have yet, which is made when
 * somebody wants it so.
 */
export function judgeBrand(
  written: string,
  { wishes, places }: Creating,
): { brand?: Brand; problem?: Problem } {
  const say = (
    level: Problem['level'],
    key: Problem['key'],
    values?: Problem['values'],
  ): { problem: Problem } => ({
    problem: {
      level,
      field: 'brand',
      key,
      value: written || String(wishes.brand ?? ''),
      ...(values && { values }),
    },
  });
  if (written === '' && wishes.brand === null) return say('refused', 'ROW.NEW_BRAND');
  const [exact, ...others] = places.brands(written || (wishes.brand ?? ''));
  if (exact) return others.length > 0 ? say('refused', 'ROW.BRANDS') : { brand: exact };
  if (written === '') return say('refused', 'ROW.BRAND');
  const [alike, ...moreAlike] = places.brandsLike(written);
  if (alike && moreAlike.length > 0) return say('refused', 'ROW.BRANDS');
  if (alike) return { brand: alike, ...say('note', 'ROW.BRAND_LIKE', { brand: alike.title }) };
  const title = places.newBrand(written);
  if (title === null) return say('refused', 'ROW.BRAND');
  return { brand: { id: null, title } };
}
