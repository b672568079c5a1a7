import { loadMissingPage } from './features/not-found/missing-page-when-needed.tsx';
import { loader as loadFrame } from './layout/layout-data.ts';
import { PageError } from './pages/not-found.tsx';
import type { Screen, ScreenModule, Storefront } from './router/screen.ts';

function screen(name: string, path: string, load: () => Promise<ScreenModule>): Screen {
  let known: ScreenModule | undefined;
  return {
    name,
    path,
    async load() {
      // Code that is there already takes the server a while to find again.
      known ??= await load();
      return known;
    },
  };
}

const catalog = () => import('./pages/catalog.tsx');

/** Every screen of the shop, once; each stands at its path in Romanian and below /ru in Russian. */
const screens = [
  screen('home', '/', () => import('./pages/home.tsx')),
  screen('catalog', '/catalog/:category', catalog),
  screen('catalog', '/catalog/:category/:subcategory', catalog),
  screen('catalog', '/catalog/:category/:subcategory/:subsubcategory', catalog),
  screen('catalog', '/catalog/:category/:subcategory/:subsubcategory/:subsubsubcategory', catalog),
  screen('product', '/product/:alias', () => import('./pages/product.tsx')),
  screen('search', '/search', () => import('./pages/search.tsx')),
  screen('brand', '/brand', () => import('./pages/brand.tsx')),
  screen('discount', '/discount', () => import('./pages/discount.tsx')),
  screen('news', '/news', () => import('./pages/news.tsx')),
  screen('news-item', '/news/:alias', () => import('./pages/news-item.tsx')),
  screen('content', '/content/:alias', () => import('./pages/content.tsx')),
  screen('contact', '/contact', () => import('./pages/contact.tsx')),
  screen('landing', '/landing', () => import('./pages/landing.tsx')),
  screen('cart', '/cart', () => import('./pages/cart.tsx')),
  screen('favorite', '/favorite', () => import('./pages/favorite.tsx')),
  screen('success', '/success/:alias', () => import('./pages/success.tsx')),
  screen('error', '/error', () => import('./pages/error.tsx')),
  screen('account', '/account', () => import('./pages/account.tsx')),
  screen('reset-password', '/accounts/reset-password', () => import('./pages/reset-password.tsx')),
];

export const storefront: Storefront = {
  screens,
  loadFrame,
  Problem: PageError,
  loadProblem: loadMissingPage,
};
