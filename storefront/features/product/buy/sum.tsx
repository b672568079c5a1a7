import { useContext } from 'react';
import { formatLei, inBani, lineTotal, toLei } from '../../../../contract/money.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { ShownPrices } from '../../../state/shown-prices.ts';
import { messages } from '../messages.ts';
import type { ShownPage } from '../shown-page.ts';
import { usePurchase } from './purchase.tsx';

/** What the chosen quantity comes to, for those who see prices. */
export function Sum({ product }: { product: ShownPage }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const { quantity } = usePurchase();
  const { amount, Note } = useContext(ShownPrices);
  const { price } = product;
  if (price === null) return null;
  const total = toLei(lineTotal({ ...inBani({ ...product, price }), quantity }));
  return (
    <p aria-live="polite" className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className="text-steel">{text.sum(quantity, product.units)}</span>
      <strong className="text-lg">{formatLei(amount(total, product.vat_rate), locale)}</strong>
      <Note gross={total} />
    </p>
  );
}
