import type { RouteObject } from 'react-router';
import { type Locale, localePrefix, locales } from '../contract/locale.ts';
import * as layout from './layout/layout.tsx';
import { NotFound, notFoundLoader, PageError } from './pages/not-found.tsx';
import { Root } from './root.tsx';

/** Every screen, once; mounted for each language below. */
const screens: Record<string, { path: string; lazy: () => Promise<Partial<RouteObject>> }> = {
  home: { path: '', lazy: () => import('./pages/home.tsx') },
  'catalog-1': { path: 'catalog/:category', lazy: () => import('./pages/catalog.tsx') },
  'catalog-2': {
    path: 'catalog/:category/:subcategory',
    lazy: () => import('./pages/catalog.tsx'),
  },
  'catalog-3': {
    path: 'catalog/:category/:subcategory/:subsubcategory',
    lazy: () => import('./pages/catalog.tsx'),
  },
  'catalog-4': {
    path: 'catalog/:category/:subcategory/:subsubcategory/:subsubsubcategory',
    lazy: () => import('./pages/catalog.tsx'),
  },
  product: { path: 'product/:alias', lazy: () => import('./pages/product.tsx') },
  search: { path: 'search', lazy: () => import('./pages/search.tsx') },
  brand: { path: 'brand', lazy: () => import('./pages/brand.tsx') },
  discount: { path: 'discount', lazy: () => import('./pages/discount.tsx') },
  news: { path: 'news', lazy: () => import('./pages/news.tsx') },
  'news-item': { path: 'news/:alias', lazy: () => import('./pages/news-item.tsx') },
  content: { path: 'content/:alias', lazy: () => import('./pages/content.tsx') },
  contact: { path: 'contact', lazy: () => import('./pages/contact.tsx') },
  landing: { path: 'landing', lazy: () => import('./pages/landing.tsx') },
  cart: { path: 'cart', lazy: () => import('./pages/cart.tsx') },
  favorite: { path: 'favorite', lazy: () => import('./pages/favorite.tsx') },
  success: { path: 'success/:alias', lazy: () => import('./pages/success.tsx') },
  error: { path: 'error', lazy: () => import('./pages/error.tsx') },
  account: { path: 'account', lazy: () => import('./pages/account.tsx') },
  'reset-password': {
    path: 'accounts/reset-password',
    lazy: () => import('./pages/reset-password.tsx'),
  },
};

function screensIn(locale: Locale): RouteObject[] {
  return Object.entries(screens).map(([name, { path, lazy }]) => ({
    id: `${name}__${locale}`,
    ...(path === '' ? { index: true } : { path }),
    lazy: lazy as never,
  }));
}

const shopIn = (locale: Locale): RouteObject => ({
  id: `layout__${locale}`,
  path: localePrefix(locale) || '/',
  loader: layout.loader,
  shouldRevalidate: () => false,
  Component: layout.Layout,
  children: [
    {
      id: `page__${locale}`,
      ErrorBoundary: PageError,
      children: [
        ...screensIn(locale),
        { id: `not-found__${locale}`, path: '*', loader: notFoundLoader, Component: NotFound },
      ],
    },
  ],
});

export const routes: RouteObject[] = [
  { id: 'root', Component: Root, children: locales.map(shopIn) },
];
