import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { addToCart } from '../../cart/cart-store.ts';
import { messages } from '../messages.ts';
import type { ShownPage } from '../shown-page.ts';
import { usePurchase } from './purchase.tsx';
import { usualQuantities } from './usual-quantities.ts';

export function QuantityChoice({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  const { quantity, setQuantity } = usePurchase();
  const usual = usualQuantities(product);
  return (
    <>
      <Stepper
        value={quantity}
        rule={product}
        unit={product.units}
        label={text.quantity(product.title)}
        onChange={setQuantity}
        onEnter={(wanted) => addToCart(product, wanted)}
        className="w-full"
      />
      {usual.length > 0 && (
        <fieldset className="flex gap-2">
          <legend className="sr-only">{text.quickQuantities}</legend>
          {usual.map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={amount === quantity}
              onClick={() => setQuantity(amount)}
              className="min-h-11 flex-1 rounded-control bg-mist text-sm font-medium tabular-nums hover:inset-ring hover:inset-ring-edge aria-pressed:bg-copper-soft aria-pressed:inset-ring aria-pressed:inset-ring-copper"
            >
              {text.quantityOf(amount, product.units)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
