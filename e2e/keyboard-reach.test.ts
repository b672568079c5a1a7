import { beforeAll, describe, expect, test } from 'vitest';
import { guestRoutes } from './every-route.ts';
import { inLanguage, twoGuests } from './guest.ts';
import { tabThrough } from './tab-walk.ts';
import { type Visitor, visit } from './visitor.ts';

/** Screens that are made like another one of the list. */
const alike = new Set([
  'subcategory',
  'subsubcategory',
  'certificates',
  'privacy',
  'unknown category',
  'unknown news',
  'unknown page',
]);
const routes = Object.entries(guestRoutes).filter(([name]) => !alike.has(name));

describe.each(twoGuests)('on a %s in %s', (screen, locale) => {
  let guest: Visitor;

  beforeAll(async () => {
    guest = await visit('/api/docs', { screen });
    // Nothing comes up in the middle of the walk.
    await guest.context.route('**/api/core/popups', (route) => route.abort());
    return () => guest.context.close();
  });

  test.each(routes)(
    'everything on %s is reached by Tab, and one sees where one is',
    async (_, { path }) => {
      const { page } = guest;
      await page.goto(inLanguage(locale, path));
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      const { stops, missed, covered } = await tabThrough(page);
      const failing = (rule: 'isVisible' | 'isMarked') =>
        stops.filter((stop) => !stop[rule]).map(({ name }) => name);
      expect(missed).toEqual([]);
      expect(stops.length).toBeGreaterThan(20);
      expect(failing('isVisible')).toEqual([]);
      expect(failing('isMarked')).toEqual([]);
      expect(covered).toEqual([]);
    },
  );
});

test('the walk notices a control that does not show its focus', async () => {
  const { page } = await visit('/contact');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Unmarked';
    button.style.outline = 'none';
    document.querySelector('main')?.append(button);
  });
  const { stops } = await tabThrough(page);
  const unmarked = stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name);
  expect(unmarked).toEqual(['button Unmarked']);
});
