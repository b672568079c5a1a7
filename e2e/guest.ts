import type { Locale } from '../contract/locale.ts';
import { inRussian } from './every-route.ts';
import { type Screen, visit } from './visitor.ts';

type Guest = readonly [Screen, Locale];

/** On a phone or on a desktop, each in a language of its own: a width changes no words, a language no markup. */
export const onPhone: Guest = ['phone', 'ru'];
export const onDesktop: Guest = ['desktop', 'ro'];

/** For what is made otherwise on a phone than on a desktop; any other journey is made by one of them. */
export const twoGuests = [onPhone, onDesktop];

export const inLanguage = (locale: Locale, path: string) =>
  locale === 'ru' ? inRussian(path) : path;

/** A guest before a page that has come to life. */
export async function openAsGuest(path: string, screen: Screen, locale: Locale) {
  const visitor = await visit(inLanguage(locale, path), { screen });
  await visitor.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return visitor;
}

const CABLES = '/catalog/cabluri-si-conductoare';
const VVG = `${CABLES}/cabluri-de-putere-din-cupru/cabluri-vvg`;

/** Places of the demo catalogue. */
export const places = {
  cables: CABLES,
  vvg: VVG,
  leaf: `${VVG}/cablu-vvgng-a-ls`,
  product: '/product/cablu-vvgng-a-ls-3x2-5-mm2',
};
