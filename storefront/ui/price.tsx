import { formatLei, saving } from '../../contract/money.ts';
import { useLocale } from '../i18n/locale.ts';
import { useMessages } from '../i18n/messages.ts';
import { Badge } from './badge.tsx';
import { uiMessages } from './messages.ts';

const sizes = { sm: 'text-base', md: 'text-xl', lg: 'text-3xl' };

type Props = {
  /** Lei; null, as guests get it, shows nothing. */
  price: number | null;
  /** What it costs while a promotion lasts. */
  promotion?: number | null;
  unit?: string;
  size?: keyof typeof sizes;
};

export function Price({ price, promotion = null, unit, size = 'md' }: Props) {
  const locale = useLocale();
  const text = useMessages(uiMessages);
  if (price === null) return null;
  const saved = saving({ price, promotion_price: promotion, is_promotion: promotion !== null });
  return (
    <div className="grid tabular-nums">
      {saved > 0 && (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-steel">
          <span className="sr-only">{text.oldPrice}</span>
          <s>{formatLei(price, locale)}</s>
          <Badge kind="promotion">
            <span className="sr-only">{text.saving}</span>−{formatLei(saved, locale)}
          </Badge>
        </div>
      )}
      <div className="whitespace-nowrap">
        <span className="sr-only">{text.newPrice}</span>
        <strong className={`font-bold tracking-tight ${sizes[size]}`}>
          {formatLei(price - saved, locale)}
        </strong>
        {unit && <span className="text-sm text-steel"> / {unit}</span>}
      </div>
    </div>
  );
}
