import { expect, test } from 'vitest';
import type { Answers } from '../router/api-with.fixture.ts';
import { Component, loader } from './landing.tsx';
import { renderScreen } from './render-screen.fixture.tsx';

const brand = (id: number, products: number) => ({
  id,
  slug: `brand-${id}`,
  title: `Brandul ${id}`,
  logo: null,
  description: '',
  products,
});

const show = (served: Answers) =>
  renderScreen({ path: '/landing', Component, loader }, '/landing', served);

test('the page stands whole when nothing on it can be loaded', async () => {
  const { said, status } = await show({});
  expect(status).toBe(200);
  expect(said).toContain('Înregistrează compania');
  expect(said).toContain('Cum comandați');
  expect(said).not.toContain('Branduri din catalog');
});

test('brands with most products come first, twelve of them', async () => {
  const brands = Array.from({ length: 14 }, (_, at) => brand(at + 1, at));
  const { html, said } = await show({ '/api/brands/items/': brands });
  const shown = [...html.matchAll(/href="\/brand\?brands_id=(\d+)"/g)].map(([, id]) => Number(id));
  expect(shown).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(said).toContain('14');
});
