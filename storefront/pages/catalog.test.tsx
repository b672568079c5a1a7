import { expect, test } from 'vitest';
import type { CategoryPage } from '../../contract/shapes/category.ts';
import type { Filter, FilteredProductList } from '../../contract/shapes/listing.ts';
import { productCard } from '../../contract/shapes/product-card.fixture.ts';
import type { Answers } from '../router/api-with.fixture.ts';
import { Component, loader } from './catalog.tsx';
import { renderScreen } from './render-screen.fixture.tsx';

const category: CategoryPage = {
  id: 15,
  slug: 'cupru',
  title: 'Cabluri din cupru',
  link: '/catalog/cabluri/cupru',
  icon: null,
  count: 41,
  level: 2,
  parent_id: 1,
  description: '<p>Pentru instalații fixe.</p>',
  breadcrumbs: {
    category: { title: 'Cabluri', link: '/catalog/cabluri' },
    subcategory: { title: 'Cabluri din cupru', link: '/catalog/cabluri/cupru' },
    subsubcategory: null,
    subsubsubcategory: null,
  },
  subcategories: [],
};

const cable = productCard({
  id: 7,
  slug: 'vvgng-3x2-5',
  title: 'Cablu VVGng-P 3x2.5 mm²',
  code: 'OK-VVGP-3X2.5',
  price: null,
});

const brandFilter: Filter = {
  filter_type: 'brand',
  title: 'Brand',
  filter_items: [{ id: 65, name: '65', title: 'Odeskabel', count: 41 }],
};

const products: FilteredProductList = {
  pages: { current: 1, next: 2, previous: null, total_pages: 2 },
  total: 41,
  results: [cable],
  categories: [],
  search: null,
  filters: [brandFilter],
};
const noProducts: FilteredProductList = {
  ...products,
  pages: { current: 1, next: null, previous: null, total_pages: 1 },
  total: 0,
  results: [],
};

const served = {
  '/api/categories/categories/cabluri/cupru': category,
  '/api/categories/products-filter/': products,
};

/** The page as the server sends it, from an API that has these answers and no others. */
const pageAt = (path: string, answers: Answers = served) =>
  renderScreen({ path: '/catalog/:category/:subcategory', loader, Component }, path, answers);

test('the address says what is listed: level, filters, order, stock and page', async () => {
  const { asked } = await pageAt(
    '/catalog/cabluri/cupru?attributes=cores:3&brands_id=65&is_stock=true&order_by=cheap&page=2',
  );
  const wanted =
    'attributes=cores:3&brands_id=65&is_stock=true&order_by=cheap&page=2&parent_slug=cupru&parent_type=subcategory';
  expect(asked).toContain(`/api/categories/products-filter/?${wanted}`);
});

test('a category that is not there is a missing page', async () => {
  const { status } = await pageAt('/catalog/cabluri/nu-exista');
  expect(status).toBe(404);
});

test('products and filters come from one call, so that they never speak of two states', async () => {
  const { html, asked } = await pageAt('/catalog/cabluri/cupru');
  expect(asked).toEqual([
    '/api/categories/categories/cabluri/cupru',
    '/api/categories/products-filter/?parent_slug=cupru&parent_type=subcategory',
  ]);
  expect(html).toContain('Cablu VVGng-P 3x2.5 mm²');
  expect(html).toContain('Odeskabel');
});

test('further pages are links that keep the filters', async () => {
  const { html } = await pageAt('/catalog/cabluri/cupru?brands_id=65');
  expect(html).toContain('href="/catalog/cabluri/cupru?brands_id=65&amp;page=2"');
});

test('a chosen filter can be taken away, and all at once', async () => {
  const { html } = await pageAt('/catalog/cabluri/cupru?brands_id=65&order_by=new');
  expect(html).toMatch(/href="\/catalog\/cabluri\/cupru\?order_by=new"[^>]*><span[^>]*>Elimină:/);
  expect(html).toMatch(/href="\/catalog\/cabluri\/cupru"[^>]*>Șterge filtrele/);
});

test('when nothing fits, the page says what to relax and where to go', async () => {
  const { html } = await pageAt('/catalog/cabluri/cupru?brands_id=65', {
    ...served,
    '/api/categories/products-filter/': noProducts,
  });
  expect(html).toContain('Nu am găsit produse potrivite');
  expect(html).toContain('Renunțați la unul dintre filtre');
  expect(html).toMatch(/href="\/catalog\/cabluri"[^>]*>Înapoi la: Cabluri</);
});

test('a page beyond the end leads back to the first and is kept from search engines', async () => {
  const { html, status } = await pageAt('/catalog/cabluri/cupru?page=99', {
    ...served,
    '/api/categories/products-filter/': { ...products, results: [] },
  });
  expect(status).toBe(200);
  expect(html).toMatch(/href="\/catalog\/cabluri\/cupru"[^>]*>La prima pagină/);
  expect(html).toContain('noindex');
});

test('search engines keep the category and skip its filtered variants', async () => {
  expect((await pageAt('/catalog/cabluri/cupru')).html).not.toContain('noindex');
  expect((await pageAt('/catalog/cabluri/cupru?brands_id=65')).html).toContain('noindex');
});
