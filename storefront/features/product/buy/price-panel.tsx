import type { Product } from '../../../../contract/shapes/product.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Price } from '../../../ui/price.tsx';
import { askToLogIn } from '../../catalogue/public.ts';
import { messages } from '../messages.ts';

/** Guests learn what an account is good for. */
export function PricePanel({ product }: { product: Product }) {
  const text = useMessages(messages);
  if (product.price !== null) {
    return (
      <Price
        price={product.price}
        promotion={product.is_promotion ? product.promotion_price : null}
        unit={product.units}
        size="lg"
      />
    );
  }
  return (
    <div className="rounded-control bg-copper-soft p-4">
      <p className="font-semibold">{text.priceForCustomers}</p>
      <p className="mt-1 text-sm">{text.whatAccountGives}</p>
      <Button icon="login" onClick={askToLogIn} className="mt-3 w-full">
        {text.logIn}
      </Button>
    </div>
  );
}
