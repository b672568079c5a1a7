import { defaultListingState, listingParams } from '../../../contract/catalogue-url.ts';
import type { ViewerKey } from '../../shop/accounts/viewer.ts';

/** Screens filled in by the browser, or seen once: nothing is gained by keeping them. */
const PASSING = /^(\/ru)?\/(cart|favorite|success|error|accounts)(\/|$)/;

/** Whatever a listing can be narrowed by, its address says so. */
const listing = Object.keys(listingParams(defaultListingState));

/** What the screens can be asked for; those that are not here take no parameters. */
const KNOWN: [screen: RegExp, names: ReadonlySet<string>][] = [
  [/^\/catalog\//, new Set(listing)],
  [/^\/(search|discount)\/?$/, new Set(listing)],
  [/^\/brand\/?$/, new Set([...listing, 'letter'])],
  [/^\/news\/?$/, new Set(['kind', 'page'])],
  // For the link to the other language.
  [/^\/account\/?$/, new Set(['page', 'order'])],
];
const NOTHING: ReadonlySet<string> = new Set();

const MAX_LENGTH = 300;

export type AskedPage = {
  /** What it is kept under; null for pages not worth keeping. */
  key: string | null;
  pathname: string;
  /** What the screen is asked for, in one order; every page that is the same is made of the same. */
  search: string;
  /** The rest of the query: marks of campaigns, mostly. It changes no page. */
  rest: string;
};

/**
 * Which page an address asks for. Guests and customers never share one; whatever else stands in the
 * address, such as `utm_source`, makes no page of its own.
 */
export function askedPage(viewer: ViewerKey, { pathname, search }: URL): AskedPage {
  if (PASSING.test(pathname)) return { key: null, pathname, search, rest: '' };
  const known = knownTo(pathname);
  const wanted = new Map<string, string>();
  const rest: string[] = [];
  for (const part of search.slice(1).split('&')) {
    const name = part.split('=', 1)[0] ?? '';
    // As screens read it: the first counts, and an empty one says nothing.
    if (!known.has(name)) rest.push(part);
    else if (!wanted.has(name)) wanted.set(name, part);
  }
  const query = [...wanted]
    .filter(([name, part]) => part.length > name.length + 1)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, part]) => part);
  const shown = query.length === 0 ? '' : `?${query.join('&')}`;
  const key = `${viewer} ${pathname}${shown}`;
  return {
    key: key.length > MAX_LENGTH ? null : key,
    pathname,
    search: shown,
    rest: rest.filter(Boolean).join('&'),
  };
}

function knownTo(pathname: string) {
  const path = pathname.replace(/^\/ru(?=\/|$)/, '');
  return KNOWN.find(([screen]) => screen.test(path))?.[1] ?? NOTHING;
}
