import type { Locale } from '../../../contract/locale.ts';
import type { ProductList } from '../../../contract/shapes/listing.ts';
import type { ListingQuery } from '../../../contract/shapes/parameters.ts';
import { networkOf } from '../../base/access/network-of.ts';
import type { Shop } from '../../shop/shop.ts';
import { isProgram } from '../http/is-program.ts';
import type { Asker } from './endpoint.ts';

/**
 * What to count of a search as somebody began it: its first page, with nothing chosen. What is
 * narrowed, sorted or insisted on afterwards is the same search still, and counts as nothing.
 */
export function begunSearch(
  { search, page, ...chosen }: ListingQuery,
  list: ProductList,
  locale: Locale,
) {
  const isBegun = page === 1 && Object.values(chosen).every((value) => !value);
  if (!search || !isBegun) return null;
  const isPartly = (list.search?.left_out.length ?? 0) > 0;
  return { text: search, locale, found: list.total, isPartly };
}

export function countSearch(
  { searches }: Pick<Shop, 'searches'>,
  begun: NonNullable<ReturnType<typeof begunSearch>>,
  { address, header }: Asker,
) {
  if (isProgram(header('user-agent'))) return;
  searches.note({ ...begun, network: networkOf(address) });
}
