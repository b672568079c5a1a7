import { expect, test } from 'vitest';
import type { FilteredProductList } from '../../contract/shapes/listing.ts';
import { guestCable } from '../features/catalogue/catalogue.fixture.ts';
import { nothingFound, searchedList } from '../features/catalogue/search/searched-list.fixture.ts';
import { renderScreen } from './render-screen.fixture.tsx';
import { Component, loader } from './search.tsx';

/** The page as the server sends it, where the search has this answer. */
const pageAt = (url: string, found: FilteredProductList) =>
  renderScreen({ path: '/search', loader, Component }, url, {
    '/api/products/search-filter/': found,
    '/api/categories/categories/': [],
  });

const typed = encodeURIComponent('rf,tkm 3[2?5');

test('a text that was read otherwise is shown as typed, with what was searched', async () => {
  const { said } = await pageAt(`/search?search=${typed}`, searchedList);
  expect(said).toContain('Rezultate pentru „rf,tkm 3[2?5”');
  expect(said).toContain('Am căutat: кабель 3х2,5 . Textul pare scris');
});

test('insisting keeps the filters and leaves the page', async () => {
  const { html } = await pageAt(`/search?brands_id=65&page=2&search=${typed}`, searchedList);
  expect(html).toMatch(
    /href="\/search\?brands_id=65&amp;exact=true&amp;search=rf,tkm%203\[2\?5"[^>]*>Caută exact/,
  );
});

test('what is insisted on is asked for as typed, on every page of the list', async () => {
  const found = { ...searchedList, search: null };
  const { asked, html } = await pageAt(`/search?exact=true&search=${typed}`, found);
  expect(asked).toContain('/api/products/search-filter/?exact=true&search=rf,tkm 3[2?5');
  expect(html).toContain('href="/search?exact=true&amp;page=2&amp;search=rf,tkm%203[2?5"');
  expect(html).not.toContain('Caută exact');
});

test('the address says what is searched, under which filters, in which order, on which page', async () => {
  const choice =
    'attributes=cores:3~mark:NYM&brands_id=65,66&category_id__in=4&is_stock=true&order_by=new&page=2&price__gte=10&price__lte=99.5&search=nym';
  const { asked } = await pageAt(`/search?${choice}`, searchedList);
  expect(asked).toContain(`/api/products/search-filter/?${choice}`);
});

test('only products near what was asked for are marked', async () => {
  const { html } = await pageAt(`/search?search=${typed}`, searchedList);
  const [, cable = '', cord = ''] = html.split('<article');
  expect(cable).not.toContain('>echivalent<');
  expect(cord).toContain('>echivalent<');
});

test('what only resembles the thing stands below the list, and is said to be something else', async () => {
  const frame = { ...guestCable, id: 9, slug: 'rama-2', title: 'Ramă 2 posturi' };
  const { html, said } = await pageAt('/search?search=nym', {
    ...searchedList,
    resembling: [frame],
  });
  expect(said).toMatch(
    /Poate căutați și… Seamănă cu ce ați căutat, dar sunt alte produse\. .*Ramă 2/,
  );
  expect(html.indexOf('Poate căutați')).toBeGreaterThan(html.indexOf('page=2'));
  const without = await pageAt('/search?search=nym', searchedList);
  expect(without.said).not.toContain('Poate căutați');
});

test('nothing found as typed: the page offers to search wider', async () => {
  const { html, said } = await pageAt(`/search?exact=true&search=${typed}`, nothingFound);
  expect(said).toContain('Nu am găsit nimic pentru „rf,tkm 3[2?5”');
  expect(html).toMatch(/href="\/search\?search=rf,tkm%203\[2\?5"[^>]*>Caută și variante apropiate/);
});

test('nothing found even without some words: they are named, and what to relax', async () => {
  const left_out = ['casa'];
  const search = {
    text: 'nym casa',
    searched: 'nym casa',
    change: null,
    left_out,
    equivalents: [],
  };
  const { said } = await pageAt('/search?brands_id=65&search=nym casa', {
    ...nothingFound,
    search,
    filters: searchedList.filters,
  });
  expect(said).toContain('Nu am găsit nimic cu „casa”. Am căutat fără acest cuvânt.');
  expect(said).toContain('Nu am găsit nimic pentru „nym casa”');
  expect(said).toContain('Renunțați la unul dintre filtre sau la toate: Elimină: Odeskabel');
  expect(said).not.toContain('Caută și variante apropiate');
});
