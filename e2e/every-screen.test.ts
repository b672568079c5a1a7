import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { routesByKind } from './every-route.ts';
import { inLanguage, openAsGuest, twoGuests } from './guest.ts';
import { overflowOn } from './overflow.ts';
import { expectReach } from './reach.ts';
import { shiftsOf } from './shifts.ts';
import { tabThrough } from './tab-walk.ts';
import { visit } from './visitor.ts';

/** Screens that are made like another one of the list. */
const alikeScreens = new Set([
  'subcategory',
  'subsubcategory',
  'certificates',
  'privacy',
  'unknown category',
  'unknown news',
  'unknown page',
]);

/** What stands otherwise on a desktop than on a phone, where every screen is looked at. */
const otherwiseOnDesktop = new Set(['home', 'category', 'product', 'search', 'cart', 'contact']);

// One visitor goes through several of them and does all there: opening takes longer than looking.
describe.each(twoGuests)('on a %s in %s', (screen, locale) => {
  const isWalked = ([name]: [string, unknown]) =>
    !alikeScreens.has(name) && (screen === 'phone' || otherwiseOnDesktop.has(name));

  test.for([...routesByKind].filter(([, routes]) => routes.some(isWalked)))(
    'the screens of %s come to life without a complaint or a jump, fit, are open to everybody and to Tab',
    async ([, routes]) => {
      const { page, complaints } = await visit('/robots.txt', { screen });
      for (const [name, { path }] of routes.filter(isWalked)) {
        complaints.length = 0;
        const shifts = await shiftsOf(page, inLanguage(locale, path));
        expect.soft(shifts, `${name}: jumps`).toBeLessThan(0.02);
        expect.soft(await violations(page), `${name}: axe`).toEqual([]);
        await expectReach(page, name);
        // Those that nobody opens on a desktop are only made as wide.
        const widths = otherwiseOnDesktop.has(name) ? [screen] : [screen, 'desktop' as const];
        expect.soft(await overflowOn(page, widths), `${name}: too wide by`).toEqual({});
        // The browser itself reports the answer's status, and the map's tiles are not on this machine.
        const said = complaints.filter(
          (text) => !/status of 40[04]|ERR_NAME_NOT_RESOLVED|tile/.test(text),
        );
        expect.soft(said, `${name}: complaints`).toEqual([]);
      }
    },
  );
});

test('the walk by Tab notices a control that does not show its focus', async () => {
  const { page } = await openAsGuest('/contact', 'desktop', 'ro');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Unmarked';
    button.style.outline = 'none';
    document.querySelector('main')?.append(button);
  });
  const { stops } = await tabThrough(page, 'main');
  const unmarked = stops.filter(({ isMarked }) => !isMarked).map(({ name }) => name);
  expect(unmarked).toEqual(['button Unmarked']);
});

test('a text that is hard to read is noticed on a page that was found readable', async () => {
  const { page } = await openAsGuest('/contact', 'desktop', 'ro');
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    const text = document.createElement('p');
    text.textContent = 'Pale';
    text.style.color = '#bbb';
    document.querySelector('main h1')?.after(text);
  });
  expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast: /)]);
});
