import { test } from 'vitest';
import { violations } from './axe.ts';
import { guestRoutes } from './every-route.ts';
import { everyGuest, inLanguage } from './guest.ts';
import { shiftsOf } from './shifts.ts';
import { visit } from './visitor.ts';

// One visitor goes through all of them: opening a browser for each takes longer than looking.
test.for(everyGuest)(
  'on a %s in %s every screen comes to life without a complaint or a jump, fits, and is open to everybody',
  { timeout: 300_000 },
  async ([screen, locale], { expect }) => {
    const { page, complaints } = await visit('/api/docs', { screen });
    for (const [name, { path }] of Object.entries(guestRoutes)) {
      complaints.length = 0;
      await page.goto(inLanguage(locale, path));
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      expect.soft(await shiftsOf(page), `${name}: jumps`).toBeLessThan(0.02);
      expect.soft(await violations(page), `${name}: axe`).toEqual([]);
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect.soft(overflow, `${name}: too wide by`).toBe(0);
      // The browser itself reports the answer's status, and the map's tiles are not on this machine.
      const own = complaints.filter((text) => !/status of 404|ERR_FAILED|tile/.test(text));
      expect.soft(own, `${name}: complaints`).toEqual([]);
    }
  },
);
