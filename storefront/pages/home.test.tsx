import { expect, test } from 'vitest';
import type { Answers } from '../router/api-with.fixture.ts';
import { Component, loader } from './home.tsx';
import { renderScreen } from './render-screen.fixture.tsx';

const banner = {
  id: 1,
  title: 'Cablu pentru orice instalație',
  text: 'Tăiem la metru.',
  image: null,
  button: { text: 'Vezi cablurile', link: '/catalog/cabluri' },
};

const show = (path: string, answers: Answers) =>
  renderScreen({ path, Component, loader }, path, answers);

test('the page stands whole when nothing on it can be loaded', async () => {
  const { html, status } = await show('/', {});
  expect(status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('a part that fails leaves the others in place', async () => {
  const { said } = await show('/', {
    '/api/core/home-page-banner/': [banner],
    '/api/core/our-clients': [{ id: 3, title: 'Nistru Construct', image: null }],
  });
  expect(said).toContain('Cablu pentru orice instalație');
  expect(said).toContain('Lucrează cu noi');
  expect(said).not.toContain('Noutăți');
});

test('the first banner opens the page, further ones join the slides', async () => {
  const { html } = await show('/', {
    '/api/core/home-page-banner/': [banner, { ...banner, id: 2, title: 'Reduceri de toamnă' }],
  });
  expect(html).toMatch(/<h1[^>]*>Cablu pentru orice instalație<\/h1>/);
  expect(html).toMatch(/<h3[^>]*>Reduceri de toamnă<\/h3>/);
});

test('banners lead to Russian pages on the Russian home page', async () => {
  const { html } = await show('/ru', { '/api/core/home-page-banner/': [banner] });
  expect(html).toContain('href="/ru/catalog/cabluri"');
});

test('news are dated by the day in the shop', async () => {
  const { said } = await show('/', {
    '/api/blog/news-in-home-page/': [
      {
        id: 4,
        slug: 'cablu-la-metru',
        kind: 'news',
        title: 'Cablu la metru',
        excerpt: '',
        image: null,
        published_at: '2026-08-05T22:30:00.000Z',
      },
    ],
  });
  expect(said).toContain('06.08.2026 Cablu la metru');
});
