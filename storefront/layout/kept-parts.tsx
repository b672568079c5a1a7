import { isValidElement, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import type { Locale } from '../../contract/locale.ts';
import { LocaleContext } from '../i18n/locale.ts';

/** More than there are languages: what a part shows is changed now and then. */
const MOST = 10;

/** As React writes where a part broke. */
const BROKEN = '<!--$!-->';

/** By part, and by what it shows. */
const kept = new Map<unknown, Map<string, string>>();

/**
 * Parts of the frame as HTML, rendered when they first show what they show, which is the language
 * and their props: plain data. Of the page they know nothing, and one that asks for its address
 * breaks. What breaks is missing, and the page stays whole.
 */
export const keptPartsIn = (locale: Locale) => (part: ReactNode) => {
  if (!isValidElement(part)) throw new Error('a part is one element');
  const ofPart = kept.get(part.type) ?? new Map<string, string>();
  kept.set(part.type, ofPart);
  const shown = JSON.stringify([locale, part.props]);
  const known = ofPart.get(shown);
  if (known !== undefined) return known;
  const html = renderToString(
    <LocaleContext value={locale}>
      <Suspense>{part}</Suspense>
    </LocaleContext>,
  );
  if (html.includes(BROKEN)) return html;
  if (ofPart.size >= MOST) ofPart.clear();
  ofPart.set(shown, html);
  return html;
};
