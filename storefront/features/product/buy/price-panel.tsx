import { useContext } from 'react';
import { formatLei, shownPrice } from '../../../../contract/money.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { grossPrices, ShownPrices } from '../../../state/shown-prices.ts';
import { Price } from '../../../ui/price.tsx';
import { askToLogIn } from '../../session/auth-request.ts';
import { messages } from '../messages.ts';
import type { ShownPage } from '../shown-page.ts';

/** Guests learn what an account is good for. */
export function PricePanel({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  if (product.price !== null) {
    return (
      <div>
        <Price
          price={product.price}
          promotion={product.is_promotion ? product.promotion_price : null}
          agreed={product.agreed}
          vatRate={product.vat_rate}
          unit={product.units}
          size="lg"
        />
        <PriceNote product={product} />
      </div>
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

/**
 * What is in the price, and what it comes to for one: nobody takes the price of a pack for that of
 * a piece, or of a coil for that of a metre.
 */
function PriceNote({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const price = shownPrice(product);
  const view = useContext(ShownPrices);
  const { contents, vat_rate } = product;
  const ofOne =
    price !== null && contents
      ? text.priceOfOne(
          formatLei(view.amount(price / contents.amount, vat_rate), locale),
          contents.units,
        )
      : '';
  const notes = [ofOne, view === grossPrices ? text.vat : ''].filter(Boolean);
  if (notes.length === 0) return null;
  return <p className="mt-1 text-sm text-steel tabular-nums">{notes.join(', ')}</p>;
}
