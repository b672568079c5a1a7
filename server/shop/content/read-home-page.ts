import type { Locale } from '../../../contract/locale.ts';
import { cleanHtml } from '../../base/text/sanitise-html.ts';
import type { Shop } from '../shop.ts';
import { selectHomeBlocks, selectSeo } from './queries.ts';
import { showButton, showPicture } from './show-blocks.ts';

/** What search engines read of a page; a page nobody has described goes by the shop's name. */
export async function readSeo({ db, settings }: Shop, page: string, locale: Locale) {
  const seo = await selectSeo(db, page, locale);
  if (!seo) return { title: settings().identity.name, description: '', text: '' };
  return { ...seo, text: cleanHtml(seo.text) };
}

/** Here and below: `previewed` is the id of a block that staff look at before it is shown. */
export async function readBanners(
  { db }: Shop,
  kind: 'banner' | 'slide',
  locale: Locale,
  previewed?: number,
) {
  const blocks = await selectHomeBlocks(db, kind, locale, previewed);
  return blocks.map(({ id, title, text, image, button, link }) => ({
    id,
    title,
    text,
    image: showPicture(image, title),
    button: showButton(button, link),
  }));
}

export async function readAdvantages({ db }: Shop, locale: Locale, previewed?: number) {
  const blocks = await selectHomeBlocks(db, 'advantage', locale, previewed);
  return blocks.map(({ id, title, text, icon }) => ({ id, title, text, icon }));
}

export async function readClients({ db }: Shop, locale: Locale, previewed?: number) {
  const blocks = await selectHomeBlocks(db, 'client', locale, previewed);
  return blocks.map(({ id, title, image }) => ({ id, title, image: showPicture(image, title) }));
}
