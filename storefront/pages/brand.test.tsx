import { expect, test } from 'vitest';
import { searchedList } from '../features/catalogue/search/searched-list.fixture.ts';
import { Component, loader } from './brand.tsx';
import { renderScreen } from './render-screen.fixture.tsx';

test('a search among brands says what was searched, and insists among the same brands', async () => {
  const { asked, html, said } = await renderScreen(
    { path: '/brand', loader, Component },
    `/brand?brands_id=[65]&search=${encodeURIComponent('rf,tkm 3[2?5')}`,
    { '/api/brands/items/': [], '/api/brands/products-filter/': searchedList },
  );
  expect(asked).toContain('/api/brands/products-filter/?brands_id=[65]&search=rf,tkm 3[2?5');
  expect(said).toContain('Am căutat: кабель 3х2,5 . Textul pare scris');
  expect(html).toMatch(
    /href="\/brand\?brands_id=\[65\]&amp;exact=true&amp;search=rf,tkm%203\[2\?5"[^>]*>Caută exact/,
  );
});

test('each page of the list has a title of its own', async () => {
  const { html } = await renderScreen({ path: '/brand', loader, Component }, '/brand?page=2', {
    '/api/brands/items/': [],
    '/api/brands/products-filter/': {
      ...searchedList,
      pages: { current: 2, next: null, previous: 1, total_pages: 2 },
    },
    '/api/brands/brands-page-seo-content/': { title: 'Branduri', description: '', text: '' },
  });
  expect(html).toContain('<title>Branduri, pagina 2</title>');
});

test('a brand is known by its logo, and one that has none by its name', async () => {
  const brand = {
    id: 65,
    slug: 'ok',
    title: 'Odeskabel',
    logo: null,
    description: '',
    products: 4,
  };
  const file = '/media/default/abb.webp';
  const known = { ...brand, id: 66, title: 'ABB', logo: { file, alt: 'ABB', title: 'ABB' } };
  const { html, said } = await renderScreen({ path: '/brand', loader, Component }, '/brand', {
    '/api/brands/items/': [brand, known],
    '/api/brands/products-filter/': { ...searchedList, results: [], search: null },
    '/api/brands/brands-page-seo-content/': { title: 'Branduri', description: '', text: '' },
  });
  expect(said).toContain('Odeskabel 4 produse');
  expect(html).toMatch(/<img[^>]*alt="ABB"/);
  expect(html).not.toMatch(/<img[^>]*(placeholder|alt="Odeskabel")/);
});
