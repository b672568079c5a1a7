import { expect, test } from 'vitest';
import { renderAt } from '../../ui/testing/render-at.tsx';
import { searchedList } from '../catalogue/search/searched-list.fixture.ts';
import type { Found } from './find-products.ts';
import { FoundList } from './found-list.tsx';

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

test('only products near what was asked for are marked', () => {
  const [, cable = '', cord = ''] = listOf(searchedList).split('<a href="/ru/product/');
  expect(cable).not.toContain('>аналог<');
  expect(cord).toContain('>аналог<');
});
