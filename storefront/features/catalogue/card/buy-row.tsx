import { useState } from 'react';
import { smallestSellable } from '../../../../contract/sellable-quantity.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { addToCart } from '../../cart/cart-store.ts';
import { messages } from './messages.ts';
import type { ShownProduct } from './shown-product.ts';

/** Side by side: what the button says is seen where the card is wide enough, and heard always. */
export function BuyRow({ product }: { product: ShownProduct }) {
  const text = useMessages(messages);
  const [quantity, setQuantity] = useState(() => smallestSellable(product));
  return (
    <div className="buy-row">
      <Stepper
        value={quantity}
        rule={product}
        unit={product.units}
        label={text.quantity(product.title)}
        onChange={setQuantity}
        onEnter={(wanted) => addToCart(product, wanted)}
        className="flex-1"
      />
      <Button
        kind="primary"
        icon="cart"
        onClick={() => addToCart(product, quantity)}
        className="flex-1 px-3! text-sm"
      >
        <span>{text.add(quantity, product.units)}</span>
      </Button>
    </div>
  );
}
