import { expect, test } from 'vitest';
import type { Answers } from '../router/api-with.fixture.ts';
import { Component, loader } from './news.tsx';
import { renderScreen } from './render-screen.fixture.tsx';

const article = (id: number, kind: 'news' | 'announcement') => ({
  id,
  slug: `articol-${id}`,
  kind,
  title: `Articolul ${id}`,
  excerpt: 'Pe scurt.',
  image: null,
  published_at: '2026-11-08T22:30:00.000Z',
});

const pages = { current: 1, next: 2, previous: null, total_pages: 2 };
const answers = {
  '/api/blog/items/': {
    pages,
    total: 15,
    results: [article(2, 'announcement'), article(1, 'news')],
  },
};

const show = (url: string, served: Answers = answers) =>
  renderScreen({ path: url.split('?')[0] ?? '', Component, loader }, url, served);

test('every item is a link with the day it had in the shop; announcements are marked', async () => {
  const { html, said } = await show('/news');
  expect(html).toContain('href="/news/articol-2"');
  expect(said).toContain('09.11.2026 Anunț Articolul 2');
  expect(said).toContain('09.11.2026 Articolul 1');
});

test('the switch and the pages are plain links, in the language of the page', async () => {
  const { html } = await show('/ru/news?kind=announcement');
  expect(html).toContain('href="/ru/news?kind=news"');
  expect(html).toMatch(/href="\/ru\/news\?kind=announcement" aria-current="page"/);
  expect(html).toContain('href="/ru/news?kind=announcement&amp;page=2"');
});

test('a page beyond the last one is no page', async () => {
  expect((await show('/news?page=3')).status).toBe(404);
});

test('nothing to show is said, with a way to everything', async () => {
  const empty = { pages: { ...pages, next: null, total_pages: 1 }, total: 0, results: [] };
  const { html, said } = await show('/news?kind=announcement', { '/api/blog/items/': empty });
  expect(said).toContain('Aici încă nu este nimic');
  expect(html).toMatch(/<a href="\/news" class="button/);
});
