import { localPath, useLocale } from '../../kit/i18n/locale.ts';
import { useMessages } from '../../kit/i18n/messages.ts';
import { laterMessages } from './later-messages.ts';

const pages = {
  about: '/content/about-us',
  news: '/news',
  brands: '/brand',
  contact: '/contact',
  discount: '/discount',
  companies: '/landing',
} as const;

export type ShopPage = keyof typeof pages;

/** Links to the shop's own pages, in the given order. */
export function useShopLinks(wanted: readonly ShopPage[]) {
  const locale = useLocale();
  const text = useMessages(laterMessages);
  return wanted.map((page) => ({ page, title: text[page], link: localPath(locale, pages[page]) }));
}
