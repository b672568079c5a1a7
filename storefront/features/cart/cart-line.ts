import { fitted } from '../../../contract/cart.ts';
import type { Locale } from '../../../contract/locale.ts';
import {
  type SellingRule,
  sellableQuantity,
  smallestSellable,
} from '../../../contract/sellable-quantity.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';

/** What the cart and the favourites keep of a product, in both languages. */
export type KeptProduct = Pick<
  ProductCard,
  | 'id'
  | 'code'
  | 'slug'
  | 'title'
  | 'title_ro'
  | 'title_ru'
  | 'units'
  | 'units_ro'
  | 'units_ru'
  | 'is_cut'
  | 'price'
  | 'promotion_price'
  | 'is_promotion'
  | 'stock'
  | 'image'
  | LaterKept
>;

/** What was put there by an earlier release has none of these. */
type LaterKept = 'smallest_quantity' | 'quantity_step' | 'vat_rate' | 'agreed';

type Successor = { slug: string; title: string } | null;

export type CartLine = Omit<KeptProduct, LaterKept> &
  Partial<Pick<KeptProduct, LaterKept>> & {
    quantity: number;
    /** Of what is cut: all of it in one length, or in several. */
    one_piece?: boolean;
    /** The lengths it is to be cut into; what was stored by an earlier release has none. */
    cuts?: readonly number[];
    /** No longer sold, and what took its place: it is said, neither ordered nor counted. */
    is_archived?: boolean | undefined;
    successor?: Successor | undefined;
    /** What was typed for them and cannot be read yet. */
    typed_cuts?: string;
  };

export const lineOf = (product: KeptProduct, quantity = smallestSellable(product)): CartLine => ({
  id: product.id,
  code: product.code,
  slug: product.slug,
  title: product.title,
  title_ro: product.title_ro,
  title_ru: product.title_ru,
  units: product.units,
  units_ro: product.units_ro,
  units_ru: product.units_ru,
  is_cut: product.is_cut,
  smallest_quantity: product.smallest_quantity,
  quantity_step: product.quantity_step,
  price: product.price,
  agreed: product.agreed,
  promotion_price: product.promotion_price,
  is_promotion: product.is_promotion,
  vat_rate: product.vat_rate,
  stock: product.stock,
  image: product.image,
  quantity,
});

export const ruleOf = ({
  smallest_quantity = 1,
  quantity_step = 1,
  stock,
}: CartLine): SellingRule => ({ smallest_quantity, quantity_step, stock });

/** No more than there is, and then in the steps it is sold in. */
export const withinStock = (line: CartLine): CartLine =>
  line.quantity <= line.stock || line.is_archived
    ? line
    : fitted({ ...line, quantity: line.stock > 0 ? soldOf(line) : 0 });

export const soldOf = (line: CartLine) => sellableQuantity(line.quantity, ruleOf(line)).quantity;

/** As a guest may see it. */
export const withoutPrice = (line: CartLine): CartLine =>
  line.price === null && line.promotion_price === null
    ? line
    : { ...line, price: null, agreed: undefined, promotion_price: null };

/** In the reader's language, whichever it was put into the cart in. */
export const titleOf = (line: CartLine, locale: Locale) => line[`title_${locale}`] || line.title;
export const unitOf = (line: CartLine, locale: Locale) => line[`units_${locale}`] || line.units;

/** What was stored may be of another time, or of another hand. */
export function isCartLine(value: unknown): value is CartLine {
  const line: Partial<Record<keyof CartLine, unknown>> = Object(value);
  const isAgreed = (agreed: unknown) => {
    const { price, basis, vat_rate } = Object(agreed);
    return isAmount(price) && isAmount(vat_rate) && (basis === 'net' || basis === 'gross');
  };
  const isAmount = (amount: unknown) => typeof amount === 'number' && amount >= 0;
  return (
    Number.isInteger(line.id) &&
    Number.isInteger(line.quantity) &&
    isAmount(line.quantity) &&
    isAmount(line.stock) &&
    (line.price === null || isAmount(line.price)) &&
    (line.agreed === undefined || isAgreed(line.agreed)) &&
    (line.promotion_price === null || isAmount(line.promotion_price)) &&
    typeof line.slug === 'string' &&
    typeof line.title === 'string' &&
    (line.cuts === undefined || (Array.isArray(line.cuts) && line.cuts.every(Number.isInteger))) &&
    (line.typed_cuts === undefined || typeof line.typed_cuts === 'string')
  );
}
