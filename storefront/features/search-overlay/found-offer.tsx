import { useContext } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import { agreedNow, formatPrice, shownPrice } from '../../../contract/money.ts';
import { smallestSellable } from '../../../contract/sellable-quantity.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import { isInStock } from '../../../contract/stock.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { ShownPrices } from '../../state/shown-prices.ts';
import { addToCart } from '../cart/cart-store.ts';
import { messages } from './result-messages.ts';

type Props = { product: ProductCard };

/** In one line the code, what there is of it and, for a customer, what it costs. */
export function FoundOffer({ product }: Props) {
  const text = useMessages(messages);
  const locale = useLocale();
  const { amount, Note } = useContext(ShownPrices);
  const { code, stock, units, vat_rate } = product;
  // Guests are told no price, so there is none to show.
  const price = shownPrice(product);
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-steel tabular-nums">
      <span>{code}</span>
      <span className={isInStock(stock) ? 'text-ok' : ''}>
        {isInStock(stock) ? text.inStock(formatAmount(stock, units)) : text.noStock}
      </span>
      {price !== null && (
        <span>
          <strong className="text-ink">
            {formatPrice(amount(price, vat_rate, agreedNow(product)), locale)}
          </strong>{' '}
          / {units}
        </span>
      )}
      {price !== null && <Note gross={price} />}
    </p>
  );
}

/** The least that is sold of it; more is said in the cart. */
export function AddFound({ product }: Props) {
  const text = useMessages(messages);
  if (!isInStock(product.stock)) return null;
  const quantity = smallestSellable(product);
  return (
    <Button
      size="sm"
      icon="cart"
      aria-label={text.add(formatAmount(quantity, product.units), product.title)}
      onClick={() => addToCart(product, quantity)}
      className="relative z-1 flex-none text-copper"
    />
  );
}
