const SCREENS = new Set([
  'catalog',
  'product',
  'search',
  'brand',
  'discount',
  'news',
  'content',
  'contact',
  'landing',
  'cart',
  'favorite',
  'success',
  'error',
  'account',
  'accounts',
]);

/** Of an address that no screen has. */
export const UNKNOWN_PAGE = 'page unknown';

/** Which kind of page an address asks for: one of a few names, whatever anybody writes. */
export function pageRoute(pathname: string) {
  const [first = '', second] = pathname
    .replace(/^\/ru(?=\/|$)/, '')
    .split('/')
    .slice(1);
  if (first === '') return 'page /';
  if (!SCREENS.has(first)) return UNKNOWN_PAGE;
  return second ? `page /${first}/*` : `page /${first}`;
}
