import { useEffect, useState } from 'react';
import { isInStock } from '../../../../contract/stock.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { addToCart } from '../../cart/cart-store.ts';
import { askToLogIn } from '../../session/auth-request.ts';
import { messages } from '../messages.ts';
import type { ShownPage } from '../shown-page.ts';
import { usePurchase } from './purchase.tsx';

/**
 * On a phone the way into the cart stays at hand while the page's own button is out of view.
 * It stands last in the page and sticks to the window's edge, so that it covers no footer.
 */
export function BuyBar({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  const { quantity } = usePurchase();
  const shown = useAddButtonOutOfView();
  if (!isInStock(product.stock)) return null;
  return (
    <section
      aria-label={text.buyBar}
      className={`bottom-bar sticky bottom-0 z-30 flex items-center gap-3 border-t border-line bg-paper px-4 py-2.5 shadow-lift md:hidden ${shown ? '' : 'invisible'}`}
    >
      {product.price === null ? (
        <button
          type="button"
          onClick={askToLogIn}
          className="min-h-11 flex-none text-left text-sm font-semibold text-copper"
        >
          {text.logInShort}
        </button>
      ) : (
        <Price
          price={product.price}
          promotion={product.is_promotion ? product.promotion_price : null}
          agreed={product.agreed}
          vatRate={product.vat_rate}
          unit={product.units}
          size="sm"
        />
      )}
      <Button
        kind="primary"
        onClick={() => addToCart(product, quantity)}
        className="min-w-0 flex-1 px-2! text-sm"
      >
        {text.add(quantity, product.units)}
      </Button>
    </section>
  );
}

function useAddButtonOutOfView() {
  const { addButton } = usePurchase();
  const [out, setOut] = useState(false);

  useEffect(() => {
    const button = addButton.current;
    if (!button) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(button);
    return () => observer.disconnect();
  }, [addButton]);

  useEffect(() => {
    if (!out) return;
    // What gets the focus is scrolled to above the bar, not under it.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = '88px';
    return () => void style.removeProperty('scroll-padding-bottom');
  }, [out]);

  return out;
}
