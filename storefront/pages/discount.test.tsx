import { expect, test } from 'vitest';
import { searchedList } from '../features/catalogue/search/searched-list.fixture.ts';
import { Component, loader } from './discount.tsx';
import { renderScreen } from './render-screen.fixture.tsx';

const promotions = { '/api/products/promotions-filter/': { ...searchedList, search: null } };
const screen = { path: '/discount', loader, Component };

test('only promotions are asked for, under every choice the address holds', async () => {
  const choice =
    'attributes=cores:3~mark:NYM&brands_id=65,66&category_id__in=4&is_stock=true&order_by=cheap&page=2&price__gte=10&price__lte=99.5';
  const { asked, status } = await renderScreen(screen, `/discount?${choice}`, promotions);
  expect(status).toBe(200);
  const wanted = new URLSearchParams(`${choice}&is_promotion=true`);
  wanted.sort();
  expect(asked).toEqual([`/api/products/promotions-filter/?${decodeURIComponent(`${wanted}`)}`]);
});

test('a guest is not offered to sort by a saving that is not told', async () => {
  const { asked, html } = await renderScreen(screen, '/discount?order_by=saving', promotions);
  expect(asked).toEqual(['/api/products/promotions-filter/?is_promotion=true']);
  expect(html).toContain('<option value="popular" selected="">');
  expect(html).not.toContain('value="saving"');
});
