import { formatPrice } from '../../contract/money.ts';
import { netOf, netOfAgreed, STANDARD_VAT_RATE } from '../../contract/vat.ts';
import { useLocale } from '../../kit/i18n/locale.ts';
import { defineMessages, useMessages } from '../../kit/i18n/messages.ts';
import type { PriceView } from '../state/shown-prices.ts';

const messages = defineMessages({
  withoutVat: [
    (gross: string) => `fără\u00a0TVA (${gross} cu\u00a0TVA)`,
    (gross: string) => `без\u00a0НДС (${gross} с\u00a0НДС)`,
  ],
});

/** Loaded for those who want it. */
export const netPrices: PriceView = {
  amount: (gross, vatRate = STANDARD_VAT_RATE, agreed = null) =>
    agreed ? netOfAgreed(agreed) : netOf(gross, vatRate),
  Note({ gross }) {
    const text = useMessages(messages);
    const locale = useLocale();
    return (
      <span className="block text-xs text-steel">
        {text.withoutVat(formatPrice(gross, locale))}
      </span>
    );
  },
};
