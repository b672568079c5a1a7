import { useState } from 'react';
import type { ProductCard } from '../../../../contract/shapes/product.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { addToCart } from '../actions.ts';
import { messages } from './messages.ts';

/** Side by side where the card is wide enough, otherwise one above the other. */
export function BuyRow({ product }: { product: ProductCard }) {
  const text = useMessages(messages);
  const [quantity, setQuantity] = useState(1);
  return (
    <div className="buy-row relative flex flex-wrap gap-2">
      <Stepper
        value={quantity}
        max={product.stock}
        unit={product.units}
        label={text.quantity(product.title)}
        onChange={setQuantity}
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
