import { formatCount } from '../../../contract/amount.ts';
import type { Locale } from '../../../contract/locale.ts';
import { plural } from '../../../kit/i18n/messages.ts';

const forms = {
  ro: { one: 'produs', few: 'produse', other: 'de produse' },
  ru: { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' },
};

/** `1 produs`, `2 produse`, `20 de produse`; `1 товар`, `2 товара`, `5 товаров`. */
export const countProducts = (locale: Locale, count: number) =>
  `${formatCount(count)} ${plural(locale, count, forms[locale])}`;
