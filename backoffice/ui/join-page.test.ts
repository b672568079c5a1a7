import { expect, test } from 'vitest';
import { isInRange, joinPage } from './join-page.ts';

const page = (ids: number[], next: number | null = ids.at(-1) ?? null) => ({ results: ids, next });
const same = (id: number) => id;
const held = page([90, 80, 70]);
const following = page([60, 50, 40]);

test('a page as it was stays as it was', () => {
  expect(joinPage(page([90, 80, 70]), held, following, same)).toEqual(held);
});

test('what is new makes a page longer, and the next one goes on where it did', () => {
  expect(joinPage(page([95, 90, 80]), held, following, same)).toEqual(page([95, 90, 80, 70]));
});

test('what is gone makes it shorter, and nothing of the next one is there twice', () => {
  expect(joinPage(page([90, 70, 60]), held, following, same)).toEqual(page([90, 70], 70));
  expect(joinPage(page([90, 80, 60]), held, following, same)).toEqual(page([90, 80], 70));
  expect(joinPage(page([60, 50, 40]), held, following, same)).toEqual(page([], 70));
});

test('the last page ends where the shop says', () => {
  expect(joinPage(page([90, 70], null), page([90, 80, 70], null), undefined, same)).toEqual(
    page([90, 70], null),
  );
  expect(joinPage(page([90], null), page([90, 80], null), undefined, same).next).toBeNull();
});

test('where so much is new that nothing is known, the list is read on from there', () => {
  expect(joinPage(page([120, 110, 100]), held, following, same)).toEqual(page([120, 110, 100]));
});

test('a page is in view if one of its rows is', () => {
  const lengths = [50, 200, 200];
  expect(isInRange(lengths, 0, { from: 0, to: 40 })).toBe(true);
  expect(isInRange(lengths, 1, { from: 0, to: 50 })).toBe(false);
  expect(isInRange(lengths, 1, { from: 40, to: 60 })).toBe(true);
  expect(isInRange(lengths, 2, { from: 240, to: 251 })).toBe(true);
  expect(isInRange(lengths, 0, { from: 50, to: 90 })).toBe(false);
});
