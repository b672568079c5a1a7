import { expect, test } from 'vitest';
import { ApiError } from '../../kit/api/api-error.ts';
import { Problem } from '../router/problem.ts';
import { renderScreen } from './render-screen.fixture.tsx';

const Nothing = () => null;
const show = (url: string) => renderScreen({ path: '/known', Component: Nothing }, url, {});

test('an address that leads nowhere says so to people and to programs', async () => {
  const { html, said, status } = await show('/nimic');
  expect(status).toBe(404);
  expect(html).toContain('<title>404 Pagina nu s-a găsit</title>');
  expect(said).toContain('Această pagină nu există!');
  expect(said).toContain('Page Not Found: /nimic');
  expect(html).toContain('cut-cable-404');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('the ways on from there are Russian on Russian pages', async () => {
  const { html, said } = await show('/ru/nimic');
  expect(said).toContain('Такой страницы нет!');
  expect(html).toMatch(/<a href="\/ru" class="button/);
  expect(html).toContain('action="/ru/search"');
});

test('the name in the address is offered to the search', async () => {
  expect((await show('/product/cablu-nym')).html).toMatch(/name="search"[^>]*value="cablu nym"/);
});

/** A page whose data throws this, as the server renders it. */
function broken(error: unknown, url = '/product/x') {
  const loader = () => {
    throw error;
  };
  return renderScreen({ path: '/product/:alias', loader, Component: Nothing }, url, {});
}

test('a product that is gone is a missing page', async () => {
  const { html, status } = await broken(new Problem(404));
  expect(status).toBe(404);
  expect(html).toContain('Această pagină nu există!');
});

test.each([
  ['/product/x?page=y', 'Adresa paginii este greșită', 'Deschide fără filtre'],
  ['/ru/product/x?page=y', 'Неверный адрес страницы', 'Открыть без фильтров'],
])('%s, which the shop cannot read, is neither missing nor our failure', async (url, ...words) => {
  const response = Response.json({ page: ['?'] }, { status: 400 });
  const { html, said, status } = await broken(new ApiError({ response, data: {} }), url);
  expect(status).toBe(400);
  for (const word of words) expect(said).toContain(word);
  expect(html).toContain(`href="${url.replace('?page=y', '')}"`);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(said).not.toMatch(/nu există|Такой страницы нет|Page Not Found/);
  expect(html).not.toContain('404');
});

test('anything else is a failure that passes, told without its details', async () => {
  const { html, status } = await broken(new Error('the database has a cold'));
  expect(status).toBe(500);
  expect(html).toContain('Încearcă din nou');
  expect(html).not.toContain('cold');
});
