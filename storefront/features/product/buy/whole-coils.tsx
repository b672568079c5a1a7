import { useContext } from 'react';
import { formatAmount } from '../../../../contract/amount.ts';
import { agreedNow, formatLei, formatPrice, shownPrice } from '../../../../contract/money.ts';
import { isInStock } from '../../../../contract/stock.ts';
import { localPath, useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { ShownPrices } from '../../../state/shown-prices.ts';
import { addToCart } from '../../cart/cart-store.ts';
import { messages } from '../messages.ts';
import type { ShownPage } from '../shown-page.ts';

type Coil = ShownPage['coils'][number];

/** Beside the metre the whole coil, where there is one: nothing is cut, and a metre often costs less. */
export function WholeCoils({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  const coils = product.coils.filter(({ stock }) => isInStock(stock));
  if (coils.length === 0) return null;
  return (
    // After what is said of the quantity.
    <section className="order-2 grid gap-2 border-t border-line pt-4 text-sm">
      <h2 className="text-sm font-semibold">{text.wholeCoil}</h2>
      <ul className="grid gap-3">
        {coils.map((coil) => (
          <li key={coil.id} className="flex flex-wrap items-center justify-between gap-2">
            <WhatItHolds coil={coil} />
            <Button size="sm" icon="cart" onClick={() => addToCart(coil, 1)}>
              {text.add(1, coil.units)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WhatItHolds({ coil }: { coil: Coil }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const { amount, Note } = useContext(ShownPrices);
  const price = shownPrice(coil);
  const { contents, units } = coil;
  return (
    <p className="min-w-40 flex-1 tabular-nums">
      <a
        href={localPath(locale, `/product/${coil.slug}`)}
        className="link inline-block py-0.5"
        title={coil.title}
      >
        {contents ? text.coilOf(units, formatAmount(contents.amount, contents.units)) : coil.title}
      </a>
      {price !== null && (
        <span className="block">
          {formatPrice(amount(price, coil.vat_rate, agreedNow(coil)), locale)}
          {contents && (
            <span className="text-steel">
              {', '}
              {text.priceOfOne(
                formatLei(amount(price / contents.amount, coil.vat_rate), locale),
                contents.units,
              )}
            </span>
          )}
          <Note gross={price} />
        </span>
      )}
    </p>
  );
}
