import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

test('every place gets the whole address of the page, safe inside its own', () => {
  const links = shareLinks('https://cablaj.md/product/pvs-2x0-75', 'PVS 2x0.75 & alb');
  expect(links.map(({ href }) => href)).toEqual([
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fcablaj.md%2Fproduct%2Fpvs-2x0-75',
    'https://t.me/share/url?url=https%3A%2F%2Fcablaj.md%2Fproduct%2Fpvs-2x0-75&text=PVS%202x0.75%20%26%20alb',
    'viber://forward?text=PVS%202x0.75%20%26%20alb%20https%3A%2F%2Fcablaj.md%2Fproduct%2Fpvs-2x0-75',
    'https://wa.me/?text=PVS%202x0.75%20%26%20alb%20https%3A%2F%2Fcablaj.md%2Fproduct%2Fpvs-2x0-75',
  ]);
});
