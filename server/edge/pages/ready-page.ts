import type { Page } from '../../../storefront/entry-server.tsx';
import { type EncodedText, encodedText } from '../http/encoded-text.ts';
import { etagOf } from '../http/etag.ts';

/** A page as it is sent, as often as it is asked for. */
export type ReadyPage = {
  status: number;
  /** Where the page is by now, if it moved for good. */
  location: string | undefined;
  /** Nothing of it is missing, and nothing is of one person: others may keep it too. */
  mayBeKept: boolean;
  etag: string;
  body: EncodedText;
  /** Bytes of memory. */
  weight: number;
};

/** Bytes of what leads elsewhere and has no body. */
const ENTRY = 2_048;

export function readyPage({ html, ...page }: Page, mayBeKept: boolean): ReadyPage {
  return {
    status: page.status,
    location: page.location,
    mayBeKept,
    etag: etagOf(html),
    body: encodedText(html),
    // Its compressed forms together stay well below the page itself.
    weight: 2 * html.length + ENTRY,
  };
}
