import type { NewImported } from '../../../contract/import/options.ts';
import type { Creating } from './judge-new.ts';
import { noted, type Problem, refused } from './reading/problem.ts';

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
  const refuse = (key: Problem['key']) => ({
    problem: refused('brand', key, written || String(wishes.brand ?? '')),
  });
  if (written === '' && wishes.brand === null) return refuse('ROW.NEW_BRAND');
  const [exact, ...others] = places.brands(written || (wishes.brand ?? ''));
  if (exact) return others.length > 0 ? refuse('ROW.BRANDS') : { brand: exact };
  if (written === '') return refuse('ROW.BRAND');
  const [alike, ...moreAlike] = places.brandsLike(written);
  if (alike && moreAlike.length > 0) return refuse('ROW.BRANDS');
  if (alike) {
    const values = { brand: alike.title };
    return { brand: alike, problem: noted('brand', 'ROW.BRAND_LIKE', written, { values }) };
  }
  const title = places.newBrand(written);
  if (title === null) return refuse('ROW.BRAND');
  return { brand: { id: null, title } };
}
