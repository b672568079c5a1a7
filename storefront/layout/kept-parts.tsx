import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Locale } from '../../contract/locale.ts';
import { LocaleContext } from '../../kit/i18n/locale.ts';
import type { KeptParts } from '../ui/drawn-once.tsx';

/** Characters, for each kind of part: about two thousand cards, or a hundred panels of filters. */
const MOST = 6_000_000;

/** By kind of part. */
const kept = new Map<unknown, ReturnType<typeof lastShown>>();

/**
 * Parts of pages as HTML, by what they show, which is the language and their props: plain data, and
 * functions that follow from it. Of the page they know nothing: one that asks for its address breaks.
 */
export const keptPartsIn = (locale: Locale): KeptParts => {
  function look(part: ReactElement) {
    const ofKind = kept.get(part.type) ?? lastShown();
    kept.set(part.type, ofKind);
    const shown = JSON.stringify([locale, part.props]);
    return { ofKind, shown, html: ofKind.find(shown) };
  }
  const drawn = (part: ReactElement) =>
    inOnePiece(renderToString(<LocaleContext value={locale}>{part}</LocaleContext>));
  return {
    htmlOf(part) {
      const { ofKind, shown, html } = look(part);
      return html || ofKind.keep(shown, drawn(part));
    },
    htmlIfRepeated(part) {
      const { ofKind, shown, html } = look(part);
      return html || ofKind.keep(shown, html === undefined ? '' : drawn(part));
    },
  };
};

/** React joins many pieces, and V8 would go through all of them for every page the part is put into. */
const inOnePiece = (html: string) => Buffer.from(html).toString();

/** What was shown last, as much as there is room for; '' where it is only known that it was. */
function lastShown() {
  const htmlOf = new Map<string, string>();
  let characters = 0;

  function forget(shown: string) {
    const html = htmlOf.get(shown);
    if (html !== undefined) characters -= shown.length + html.length;
    htmlOf.delete(shown);
    return html;
  }

  function keep(shown: string, html: string) {
    forget(shown);
    htmlOf.set(shown, html);
    characters += shown.length + html.length;
    for (const oldest of htmlOf.keys()) {
      if (characters <= MOST) break;
      forget(oldest);
    }
    return html;
  }

  return {
    keep,
    find(shown: string) {
      const html = forget(shown);
      return html === undefined ? undefined : keep(shown, html);
    },
  };
}
