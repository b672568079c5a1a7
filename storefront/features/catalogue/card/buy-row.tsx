import { useState } from 'react';
import { smallestSellable } from '../../../../contract/sellable-quantity.ts';
import type { ProductCard } from '../../../../contract/shapes/product.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { addToCart } from '../actions.ts';
import { messages } from './messages.ts';

/** Side by side where the card is wide enough, otherwise one above the other. */
export function BuyRow({ product }: { product: ProductCard }) {
  const text = useMessages(messages);
  const [quantity, setQuantity] = useState(() => smallestSellable(product));
  return (
    <div className="buy-row relative flex flex-wrap gap-2">
      <Stepper
        value={quantity}
        rule={product}
        unit={product.units}
        label={text.quantity(product.title)}
        onChange={setQuantity}
        onEnter={(wanted) => addToCart(product, wanted)}
        className="min-w-36 flex-1"
      />
      <Button
        kind="primary"
        onClick={() => addToCart(product, quantity)}
        className="min-w-40 flex-1 px-2! text-sm"
      >
        {text.add(quantity, product.units)}
      </Button>
    </div>
  );
}
