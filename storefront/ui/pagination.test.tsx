import { expect, test } from 'vitest';
import { pagination } from '../../contract/pagination.ts';
import { Pagination } from './pagination.tsx';
import { renderAt } from './testing/render-at.tsx';

const hrefFor = (page: number) => `/catalog/cabluri?page=${page}`;
const links = (html: string) => html.match(/<a [^>]*>/g) ?? [];

test('every page is a real link, the neighbours say which way they lead', () => {
  const html = renderAt(
    '/catalog/cabluri',
    <Pagination pages={pagination(72, 2, 24)} hrefFor={hrefFor} />,
  );
  expect(links(html).map((link) => link.match(/href="[^"]*"( rel="[^"]*")?/)?.[0])).toEqual([
    'href="/catalog/cabluri?page=1" rel="prev"',
    'href="/catalog/cabluri?page=1"',
    'href="/catalog/cabluri?page=3"',
    'href="/catalog/cabluri?page=3" rel="next"',
  ]);
  expect(html).toMatch(/<span aria-current="page"[^>]*>2<\/span>/);
});

test('a Russian page names its links in Russian', () => {
  const html = renderAt('/ru/news', <Pagination pages={pagination(48, 1, 24)} hrefFor={hrefFor} />);
  expect(html).toContain('aria-label="Следующая страница"');
});

test('a single page needs no pagination', () => {
  expect(renderAt('/', <Pagination pages={pagination(24, 1, 24)} hrefFor={hrefFor} />)).toBe('');
});
