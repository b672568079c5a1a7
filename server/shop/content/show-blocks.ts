import { safeLink } from '../../../contract/safe-link.ts';
import type { Picture } from '../../../contract/shapes/values.ts';

/** Pieces that banners, popups and articles share, as the API shows them. */

/** A picture is described by the title of what it stands beside. */
export const showPicture = (file: string | null, title: string): Picture | null =>
  file === null ? null : { file, alt: title, title };

/** A button without a text, or whose link leads nowhere safe, is none. */
export function showButton(text: string | null, link: string | null) {
  const safe = safeLink(link ?? '');
  return text && safe ? { text, link: safe.address } : null;
}
