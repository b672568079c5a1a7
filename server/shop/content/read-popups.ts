import type { Locale } from '../../../contract/locale.ts';
import { cleanHtml } from '../../base/text/sanitise-html.ts';
import type { Shop } from '../shop.ts';
import { selectActivePopups } from './queries.ts';
import { showButton, showPicture } from './show-blocks.ts';

/** The newest first: it is the one that is shown. */
export async function readPopups({ db }: Shop, locale: Locale, previewed?: number) {
  const popups = await selectActivePopups(db, locale, previewed);
  return popups.map(({ title, description, image, button, button_link, ...as }) => ({
    ...as,
    title,
    description: cleanHtml(description),
    image: showPicture(image, title),
    button: showButton(button, button_link),
  }));
}
