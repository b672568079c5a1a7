import { useContext } from 'react';
import { type AgreedPrice, agreedNow, formatPrice, shownPrice } from '../../contract/money.ts';
import { useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { Badge } from '../../kit/ui/badge.tsx';
import { uiMessages } from '../../kit/ui/messages.ts';
import { ShownPrices } from '../state/shown-prices.ts';

const sizes = { sm: 'text-base', md: 'text-xl', lg: 'text-3xl' };

type Props = {
  /** Lei with VAT; null, as guests get it, shows nothing. */
  price: number | null;
  /** What it costs while a promotion lasts. */
  promotion?: number | null;
  agreed?: AgreedPrice | undefined;
  vatRate?: number | undefined;
  unit?: string;
  size?: keyof typeof sizes;
};

export function Price({
  price: gross,
  promotion = null,
  agreed,
  vatRate,
  unit,
  size = 'md',
}: Props) {
  const locale = useLocale();
  const text = useMessages(uiMessages);
  const { amount, Note } = useContext(ShownPrices);
  if (gross === null) return null;
  const regular = { price: gross, promotion_price: null, is_promotion: false, agreed };
  const promoted = { ...regular, promotion_price: promotion, is_promotion: promotion !== null };
  const now = shownPrice(promoted);
  const price = amount(shownPrice(regular), vatRate, agreed);
  const priceNow = amount(now, vatRate, agreedNow(promoted));
  const saved = price - priceNow;
  return (
    <div className="grid tabular-nums">
      {saved > 0 && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-steel">
          <span className="sr-only">{text.oldPrice}</span>
          <s>{formatPrice(price, locale)}</s>
          <Badge kind="promotion">
            <span className="sr-only">{text.saving}</span>−{formatPrice(saved, locale)}
          </Badge>
        </div>
      )}
      {/* The amount itself has no place to break; its unit goes below it where there is no room. */}
      <div>
        <span className="sr-only">{text.newPrice}</span>
        <strong className={`font-bold tracking-tight ${sizes[size]}`}>
          {formatPrice(priceNow, locale)}
        </strong>
        {unit && (
          <>
            {' '}
            <span className="text-sm whitespace-nowrap text-steel">/ {unit}</span>
          </>
        )}
      </div>
      <Note gross={now} />
    </div>
  );
}
