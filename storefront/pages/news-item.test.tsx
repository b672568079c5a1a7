import { expect, test } from 'vitest';
import type { Answers } from '../router/api-with.fixture.ts';
import { Component, loader } from './news-item.tsx';
import { renderScreen } from './render-screen.fixture.tsx';

const article = {
  id: 7,
  slug: 'cablu-la-metru',
  kind: 'news' as const,
  title: 'Cablu la metru',
  excerpt: 'Cum tăiem.',
  image: null,
  published_at: '2026-08-06T08:00:00.000Z',
};

const answers = {
  '/api/blog/items/cablu-la-metru/': { ...article, body: '<h2>Cum măsurăm</h2>' },
  '/api/blog/items/': {
    pages: { current: 1, next: null, previous: null, total_pages: 1 },
    total: 2,
    results: [article, { ...article, id: 8, slug: 'inventar', title: 'Inventar' }],
  },
};

const show = (url: string, served: Answers = answers) =>
  renderScreen({ path: '/news/:alias', Component, loader }, url, served);

test('an item is followed by others, never by itself', async () => {
  const { html } = await show('/news/cablu-la-metru');
  expect(html).toContain('<h2>Cum măsurăm</h2>');
  expect(html).toContain('href="/news/inventar"');
  expect(html).not.toContain('<a href="/news/cablu-la-metru"');
});

test('search engines are told that it is an article', async () => {
  const { html } = await show('/news/cablu-la-metru');
  expect(html).toContain('"@type":"Article","headline":"Cablu la metru"');
});

test('it stands without the others', async () => {
  const { html, status } = await show('/news/cablu-la-metru', {
    '/api/blog/items/cablu-la-metru/': answers['/api/blog/items/cablu-la-metru/'],
  });
  expect(status).toBe(200);
  expect(html).not.toContain('Alte noutăți');
});

test.each(['/news/nimic', '/news/a%2Fb', '/news/..%2f..%2fcore%2fshop'])(
  'what the shop has not written is missing: %s',
  async (url) => {
    expect((await show(url)).status).toBe(404);
  },
);
