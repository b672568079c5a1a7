import type { Locale } from '../../contract/locale.ts';
import type { ProductList } from '../../contract/shapes/listing.ts';
import type { ListingQuery } from '../../contract/shapes/parameters.ts';
import { networkOf } from '../accounts/network-of.ts';
import { isProgram } from '../http/is-program.ts';
import type { Shop } from '../shop.ts';

type By = { locale: Locale; address: string; header: (name: string) => string | undefined };

/**
 * Counts a search as somebody began it: its first page, with nothing chosen. What is narrowed,
 * sorted or insisted on afterwards is the same search still.
 */
export function countSearch(
  { searches }: Pick<Shop, 'searches'>,
  { search, page, ...chosen }: ListingQuery,
  list: ProductList,
  { locale, address, header }: By,
) {
  const isBegun = page === 1 && Object.values(chosen).every((value) => !value);
  if (!search || !isBegun || isProgram(header('user-agent'))) return;
  searches.note({
    text: search,
    locale,
    found: list.total,
    isPartly: (list.search?.left_out.length ?? 0) > 0,
    network: networkOf(address),
  });
}
