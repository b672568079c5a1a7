import { expect, test } from 'vitest';
import { guestRoutes } from './every-route.ts';
import { inLanguage, openAsGuest, twoGuests } from './guest.ts';
import { tabThrough } from './tab-walk.ts';
import { visit } from './visitor.ts';

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

// One visitor goes through all of them: opening a browser for each takes longer than walking.
test.for(twoGuests)(
  'on a %s in %s everything on every screen is reached by Tab, and one sees where one is',
  async ([screen, locale], { expect }) => {
    const { page } = await visit('/robots.txt', { screen });
    let part: 'body' | 'main' = 'body';
    for (const [name, { path }] of routes) {
      await page.goto(inLanguage(locale, path));
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      const { stops, missed, covered, isLeft } = await tabThrough(page, part);
      const failing = (rule: 'isVisible' | 'isMarked') =>
        stops.filter((stop) => !stop[rule]).map((stop) => stop.name);
      expect.soft(missed, `${name}: never reached`).toEqual([]);
      expect.soft(stops.length, `${name}: stops`).toBeGreaterThan(part === 'body' ? 20 : 0);
      expect.soft(isLeft, `${name}: leads out again`).toBe(true);
      expect.soft(failing('isVisible'), `${name}: not to be seen`).toEqual([]);
      expect.soft(failing('isMarked'), `${name}: not marked`).toEqual([]);
      expect.soft(covered, `${name}: covered`).toEqual([]);
      // The header and the footer are the same on all of them.
      part = 'main';
    }
  },
);

test('the walk notices a control that does not show its focus', async () => {
  const { page } = await openAsGuest('/contact', 'desktop', 'ro');
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
