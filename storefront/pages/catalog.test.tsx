import { expect, test } from 'vitest';
import type { CategoryPage } from '../../contract/shapes/category.ts';
import type { Filter, FilteredProductList } from '../../contract/shapes/listing.ts';
import { productCard } from '../../contract/shapes/product-card.fixture.ts';
import { soon } from '../../testing/soon.ts';
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
  resembling: [],
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

/** A category's list is refused before anything is known of the category itself. */
function refusedList(status: number, category: unknown) {
  const list = Response.json({}, { status });
  const isRefused = soon(() => list.bodyUsed).toBe(true);
  return {
    '/api/categories/products-filter/': list,
    '/api/categories/categories/cabluri/cupru': isRefused.then(() => category),
  };
}

test('a name that can be no category’s is a missing page, not a mistake in the address', async () => {
  const category = Response.json({ detail: '' }, { status: 404 });
  expect((await pageAt('/catalog/cabluri/cupru', refusedList(400, category))).status).toBe(404);
});

test('a category that has moved leads to where it is, though its list is missing', async () => {
  const category = Response.json({ moved_to: '/catalog/cupru' }, { status: 404 });
  expect((await pageAt('/catalog/cabluri/cupru', refusedList(404, category))).status).toBe(301);
});

test('an address with a filter that cannot be read says so, and leads to the category', async () => {
  const { html, said, status } = await pageAt(
    '/catalog/cabluri/cupru?attributes=x',
    refusedList(400, category),
  );
  expect(status).toBe(400);
  expect(said).toContain('Adresa paginii este greșită');
  expect(html).toMatch(/href="\/catalog\/cabluri\/cupru"[^>]*>Deschide fără filtre/);
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

test('subcategories say what the filters leave in them, and are gone into with these filters', async () => {
  const child = { id: 16, slug: 'vvg', title: 'Cabluri VVG', icon: null, level: 3 as const };
  const vvg = { ...child, link: '/catalog/cabluri/cupru/vvg', count: 40, parent_id: 15 };
  const nym = { ...vvg, id: 17, title: 'Cabluri NYM', link: '/catalog/cabluri/cupru/nym' };
  const ofCategories: Filter = {
    filter_type: 'category',
    title: 'Categorie',
    filter_items: [{ id: 16, name: '16', title: 'Cabluri VVG', count: 7 }],
  };
  const { html, said } = await pageAt('/catalog/cabluri/cupru?brands_id=65&page=2', {
    '/api/categories/categories/cabluri/cupru': { ...category, subcategories: [vvg, nym] },
    '/api/categories/products-filter/': { ...products, filters: [ofCategories, brandFilter] },
  });
  expect(html).toContain('href="/catalog/cabluri/cupru/vvg?brands_id=65"');
  expect(said).toContain('Cabluri VVG 7');
  expect(said).not.toContain('Cabluri NYM');
  expect(html).not.toContain('Categorie');
});
