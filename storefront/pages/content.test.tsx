import { expect, test } from 'vitest';
import type { Answers } from '../router/api-with.fixture.ts';
import { Component, loader } from './content.tsx';
import { renderScreen } from './render-screen.fixture.tsx';

const card = (id: number, slug: string, section: 'about' | 'info') => ({
  id,
  slug,
  section,
  title: `Pagina ${id}`,
  excerpt: 'Pe scurt.',
});
const terms = card(2, 'termeni-si-conditii', 'info');
const body = '<table><tr><th>Fel</th></tr><tr><td>Curier</td></tr></table>';

const answers = {
  '/api/content-pages/items/termeni-si-conditii/': { ...terms, body },
  '/api/content-pages/items/': [card(1, 'about-us', 'about'), terms],
};

const show = (url: string, served: Answers = answers) =>
  renderScreen({ path: url.replace(/[^/]+$/, ':alias'), Component, loader }, url, served);

test('beside a page stand the others, by section, with a mark at the one being read', async () => {
  const { html, said } = await show('/ru/content/termeni-si-conditii');
  expect(said).toMatch(/О магазине Pagina 1 Покупателям Pagina 2/);
  expect(html).toMatch(/href="\/ru\/content\/termeni-si-conditii" aria-current="page"/);
  expect(html).not.toMatch(/href="\/ru\/content\/about-us" aria-current/);
});

test('cells of a table carry the name of their column, for phones', async () => {
  const { html } = await show('/content/termeni-si-conditii');
  expect(html).toContain('<td data-label="Fel">Curier</td>');
});

test('a page that does not exist is missing', async () => {
  expect((await show('/content/nimic')).status).toBe(404);
});
