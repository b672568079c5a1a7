import { expect, test } from 'vitest';
import { renderAt } from '../../ui/testing/render-at.tsx';
import { cable } from '../catalogue/catalogue.fixture.ts';
import { searchedList } from '../catalogue/search/searched-list.fixture.ts';
import { FoundList } from './found-list.tsx';
import type { Found } from './use-live-search.ts';

const typed = 'rf,tkm 3[2?5';
const listOf = (found: Found) => renderAt('/ru', <FoundList text={typed} found={found} />);

test('what was searched instead stands above the results, with the way to insist', () => {
  const html = listOf(searchedList);
  expect(html).toMatch(/Искали: <b[^>]*>кабель 3х2,5<\/b>/);
  expect(html).toMatch(
    /href="\/ru\/search\?exact=true&amp;search=rf,tkm%203\[2\?5"[^>]*>Искать именно/,
  );
  expect(html.indexOf('Искали')).toBeLessThan(html.indexOf('/ru/product/'));
});

test('all results are reached by the text as it was typed', () => {
  expect(listOf(searchedList)).toMatch(
    /href="\/ru\/search\?search=rf,tkm%203\[2\?5"[^>]*>Показать 41 товар/,
  );
});

test('what only resembles the thing comes last, where little was found', () => {
  const [like] = searchedList.results;
  if (!like) throw new Error('the list has products');
  const resembling = [{ ...like, id: 9, slug: 'rama-2' }];
  const html = listOf({ ...searchedList, resembling });
  const heading = html.indexOf('Возможно, вы также ищете…');
  expect(heading).toBeGreaterThan(html.indexOf('Показать 41 товар'));
  expect(html.indexOf('/ru/product/rama-2')).toBeGreaterThan(heading);
  const enough = Array.from({ length: 8 }, (_, id) => ({ ...like, id }));
  expect(listOf({ ...searchedList, results: enough, resembling })).not.toContain('rama-2');
});

test('a guest sees what is in stock and may take it, but no price', () => {
  const html = listOf(searchedList);
  expect(html).toMatch(/В наличии: 2\s020\sm/);
  expect(html).toMatch(/aria-label="В корзину 1\sm: Cablu VVGng-P 3x2.5 mm²"/);
  expect(html).not.toContain('lei');
});

test('a customer sees what a unit costs now, a promotion among it; what is sold out is not offered', () => {
  const promoted = { ...cable, is_promotion: true, promotion_price: 20 };
  const gone = { ...cable, id: 9, slug: 'gone', stock: 0 };
  const html = listOf({ ...searchedList, results: [promoted, gone] });
  const [, now = '', none = ''] = html.split('<a href="/ru/product/');
  expect(now).toContain('20,00\u00a0lei');
  expect(now).not.toContain('22,54');
  expect(none).toContain('Нет в наличии');
  expect(none).not.toContain('В корзину');
});

test('only products near what was asked for are marked', () => {
  const [, cable = '', cord = ''] = listOf(searchedList).split('<a href="/ru/product/');
  expect(cable).not.toContain('>аналог<');
  expect(cord).toContain('>аналог<');
});
