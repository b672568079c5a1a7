import { describe, expect, test } from 'vitest';
import { routesByKind } from './every-route.ts';
import { inLanguage, openAsGuest, twoGuests } from './guest.ts';
import { openUntilSettled } from './settled.ts';
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

/** In the hand and at a desk they have the same to press. */
const alikeOnBoth = new Set(['texts', 'one’s own', 'what is not there']);

// One visitor goes through several of them: opening a browser for each takes longer than walking.
describe.each(twoGuests)('on a %s in %s', (screen, locale) => {
  test.for([...routesByKind].filter(([kind]) => screen === 'desktop' || !alikeOnBoth.has(kind)))(
    'everything on the screens of %s is reached by Tab, and one sees where one is',
    async ([, routes], { expect }) => {
      const { page } = await visit('/robots.txt', { screen });
      for (const [name, { path }] of routes.filter(([one]) => !alike.has(one))) {
        // The header and the footer are the same on all of them.
        const part = name === 'home' ? 'body' : 'main';
        // What comes later would take the focus with what it replaces.
        await openUntilSettled(page, inLanguage(locale, path));
        const { stops, missed, covered, isLeft } = await tabThrough(page, part);
        const failing = (rule: 'isVisible' | 'isMarked') =>
          stops.filter((stop) => !stop[rule]).map((stop) => stop.name);
        expect.soft(missed, `${name}: never reached`).toEqual([]);
        expect.soft(stops.length, `${name}: stops`).toBeGreaterThan(part === 'body' ? 20 : 0);
        expect.soft(isLeft, `${name}: leads out again`).toBe(true);
        expect.soft(failing('isVisible'), `${name}: not to be seen`).toEqual([]);
        expect.soft(failing('isMarked'), `${name}: not marked`).toEqual([]);
        expect.soft(covered, `${name}: covered`).toEqual([]);
      }
    },
  );
});

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
