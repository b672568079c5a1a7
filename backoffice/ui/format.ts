import { formatLei, formatPrice } from '../../contract/money.ts';
import { SHOP_ZONE } from '../../contract/shop-time.ts';
import { locale } from '../i18n.ts';

const moments = new Intl.DateTimeFormat(locale, {
  timeZone: SHOP_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `15.11.2026, 14:05`, by the shop's clock. */
export const formatMoment = (timestamp: string) => moments.format(new Date(timestamp));

/** What somebody typed, as each language quotes it. */
export const quoted = (text: string) => (locale === 'ro' ? `„${text}”` : `«${text}»`);

export const formatMoney = (lei: number) => formatLei(lei, locale);

/** Of one unit, with the parts of a ban it has. */
export const formatUnitPrice = (lei: number) => formatPrice(lei, locale);
