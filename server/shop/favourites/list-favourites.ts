import type { Locale } from '../../../contract/locale.ts';
import { pagination } from '../../../contract/pagination.ts';
import type { Customer } from '../accounts/viewer.ts';
import { readKeptProducts } from '../catalogue/kept-products.ts';
import type { Shop } from '../shop.ts';
import { countFavourites, readPage } from './queries.ts';

/** Newest first. A page beyond the end is empty. */
export async function listFavourites(
  shop: Shop,
  page: number,
  { viewer, locale }: { viewer: Customer; locale: Locale },
) {
  const pageSize = shop.settings().page_size;
  const total = await countFavourites(shop.db, viewer.id);
  const rows = await readPage(shop.db, viewer.id, pageSize, (page - 1) * pageSize);
  const ids = rows.map((row) => row.product_id);
  const kept = await readKeptProducts(shop, ids, { viewer, locale });
  return {
    pages: pagination(total, page, pageSize),
    total,
    results: ids.flatMap((id) => {
      const stored = kept.get(id);
      return stored ? [{ id, ...stored }] : [];
    }),
  };
}
