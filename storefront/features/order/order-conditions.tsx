import { useContext } from 'react';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { grossPrices, ShownPrices } from '../../state/shown-prices.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { conditionsMessages } from './conditions-messages.ts';

/** What a buyer agrees to by sending the order, said before it is sent. */
export function OrderConditions({ lines }: { lines: readonly CartLine[] }) {
  const text = useMessages(conditionsMessages);
  const locale = useLocale();
  return (
    <p className="text-sm text-steel">
      {useContext(ShownPrices) === grossPrices ? text.vat : text.vatInTotal}{' '}
      {lines.some(({ is_cut }) => is_cut) && `${text.cut} `}
      {text.termsBefore}{' '}
      <a
        href={localPath(locale, '/content/termeni-si-conditii')}
        target="_blank"
        className="link"
        rel="noopener"
      >
        {text.terms}
        <span className="sr-only"> {text.newTab}</span>
      </a>
      .
    </p>
  );
}
