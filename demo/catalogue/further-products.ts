import type { ProductRecord } from '../records.ts';
import { brands } from './brands.ts';
import { hash, whole } from './prng.ts';
import type { Registers } from './registers.ts';
import { createdAtOf, popularityOf, stockOf } from './trade-data.ts';

const brandTitles = new Map(brands.map(({ key, title }) => [key, title]));

/**
 * More products for measurements: numbered series of the base ones with codes, prices and stock
 * of their own. Texts and attributes are shared objects, so a hundred thousand fit into memory.
 */
export function furtherProducts(
  base: readonly ProductRecord[],
  count: number,
  registers: Registers,
): ProductRecord[] {
  // A mixed order keeps the spread over families when the last round is cut short.
  const order = base.toSorted((a, b) => hash(a.code) - hash(b.code));
  const further: ProductRecord[] = [];
  for (let round = 2; further.length < count; round++) {
    for (const product of order.slice(0, count - further.length)) {
      further.push(numbered(product, round, registers));
    }
  }
  return further;
}

function numbered(product: ProductRecord, round: number, registers: Registers): ProductRecord {
  const number = String(round).padStart(2, '0');
  const code = `${product.code}-S${number}`;
  const brand = brandTitles.get(product.brand) ?? product.brand;
  const title = {
    ro: `${product.title.ro}, seria ${number}`,
    ru: `${product.title.ru}, серия ${number}`,
  };
  const price = Math.max(
    50,
    Math.round((product.price * whole(`${code}:price`, 90, 112)) / 5000) * 50,
  );
  return {
    ...product,
    code,
    shopCode: registers.shopCode(code),
    ean: registers.ean(brand, code),
    slug: registers.slug(title.ro, brand, code),
    title,
    price,
    promotionPrice: product.promotionPrice === null ? null : reduced(price),
    stock: stockOf({ code, unit: product.unit, price, anchor: false }),
    popularity: popularityOf(code, false),
    createdAt: createdAtOf(code),
  };
}

/** A tenth off, to half a leu; of what is too cheap for that nothing comes off. */
function reduced(price: number): number | null {
  const rounded = Math.round((price * 0.9) / 50) * 50;
  return rounded > 0 && rounded < price ? rounded : null;
}
