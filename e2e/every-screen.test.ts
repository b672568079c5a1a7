import { describe, test } from 'vitest';
import { violations } from './axe.ts';
import { routesByKind } from './every-route.ts';
import { inLanguage, twoGuests } from './guest.ts';
import { overflowOnEach } from './overflow.ts';
import { shiftsOf } from './shifts.ts';
import { visit } from './visitor.ts';

/** What stands otherwise at a desk than in the hand, where every screen is looked at. */
const otherwiseAtDesk = new Set(['home', 'category', 'product', 'search', 'cart', 'contact']);

// One visitor goes through several of them: opening a browser for each takes longer than looking.
describe.each(twoGuests)('on a %s in %s', (screen, locale) => {
  test.for([...routesByKind])(
    'the screens of %s come to life without a complaint or a jump, fit, and are open to everybody',
    async ([, routes], { expect }) => {
      const { page, complaints } = await visit('/robots.txt', { screen });
      for (const [name, { path }] of routes) {
        if (screen === 'desktop' && !otherwiseAtDesk.has(name)) continue;
        complaints.length = 0;
        const shifts = await shiftsOf(page, inLanguage(locale, path));
        expect.soft(shifts, `${name}: jumps`).toBeLessThan(0.02);
        expect.soft(await violations(page), `${name}: axe`).toEqual([]);
        const overflow = await overflowOnEach(page);
        expect.soft(overflow, `${name}: too wide by`).toEqual({ phone: 0, desktop: 0 });
        // The browser itself reports the answer's status, and the map's tiles are not on this machine.
        const said = complaints.filter(
          (text) => !/status of 40[04]|ERR_NAME_NOT_RESOLVED|tile/.test(text),
        );
        expect.soft(said, `${name}: complaints`).toEqual([]);
      }
    },
  );
});
