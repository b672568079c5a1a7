import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Icon } from '../../../../kit/ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { askToLogIn } from '../../session/auth-request.ts';
import { messages } from './messages.ts';
import type { ShownProduct } from './shown-product.ts';

/** Guests are asked to log in. */
export function PriceOrPrompt({ product }: { product: ShownProduct }) {
  const text = useMessages(messages);
  if (product.price !== null) {
    return (
      <Price
        price={product.price}
        promotion={product.is_promotion ? product.promotion_price : null}
        agreed={product.agreed}
        vatRate={product.vat_rate}
        unit={product.units}
      />
    );
  }
  return (
    <button
      type="button"
      onClick={askToLogIn}
      className="relative inline-flex min-h-11 items-center gap-1.5 self-start text-left text-sm leading-tight font-semibold text-copper hover:text-copper-dark hover:underline"
    >
      <Icon name="login" size={18} />
      {text.logInForPrice}
    </button>
  );
}
