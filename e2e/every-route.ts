/** Every screen of the shop that a guest can open, by its Romanian address on the demo catalogue. */
export const guestRoutes: Record<string, { path: string; status?: number; indexed?: boolean }> = {
  home: { path: '/' },
  category: { path: '/catalog/cabluri-si-conductoare' },
  subcategory: { path: '/catalog/cabluri-si-conductoare/cabluri-de-putere-din-cupru' },
  subsubcategory: {
    path: '/catalog/cabluri-si-conductoare/cabluri-de-putere-din-cupru/cabluri-vvg',
  },
  subsubsubcategory: {
    path: '/catalog/cabluri-si-conductoare/cabluri-de-putere-din-cupru/cabluri-vvg/cablu-vvgng-a-ls',
  },
  product: { path: '/product/cablu-vvgng-a-ls-3x2-5-mm2' },
  search: { path: '/search?search=cablu', indexed: false },
  brand: { path: '/brand' },
  discount: { path: '/discount' },
  news: { path: '/news' },
  'news item': { path: '/news/inventar-28-noiembrie' },
  'about us': { path: '/content/about-us' },
  certificates: { path: '/content/certificate-si-diplome' },
  terms: { path: '/content/termeni-si-conditii' },
  privacy: { path: '/content/politica-de-confidentialitate' },
  contact: { path: '/contact' },
  cart: { path: '/cart', indexed: false },
  favourites: { path: '/favorite', indexed: false },
  success: { path: '/success/ABCD-EFGH', indexed: false },
  'order failure': { path: '/error', indexed: false },
  landing: { path: '/landing' },
  'password recovery': { path: '/accounts/reset-password', indexed: false },
  'unknown path': { path: '/nothing/here', status: 404, indexed: false },
  'unknown product': { path: '/product/no-such-product', status: 404, indexed: false },
  'unknown category': { path: '/catalog/no-such-category', status: 404, indexed: false },
  'unknown news': { path: '/news/no-such-news', status: 404, indexed: false },
  'unknown page': { path: '/content/no-such-page', status: 404, indexed: false },
  // No name of an attribute is as long.
  'unreadable filter': {
    path: `/discount?attributes=${'x'.repeat(121)}`,
    status: 400,
    indexed: false,
  },
};

export const inRussian = (path: string) => (path === '/' ? '/ru' : `/ru${path}`);

const own = new Set(['cart', 'favourites', 'success', 'order failure', 'password recovery']);

/** The same by what they are about, a few together. */
export const routesByKind = Map.groupBy(Object.entries(guestRoutes), ([name, { path, status }]) => {
  if (status) return 'what is not there';
  if (own.has(name)) return 'one’s own';
  if (path.startsWith('/catalog/')) return 'the catalogue';
  return /^\/(news|content|contact|landing)\b/.test(path) ? 'texts' : 'goods';
});
