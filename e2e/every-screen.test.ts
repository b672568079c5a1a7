import { test } from 'vitest';
import { violations } from './axe.ts';
import { guestRoutes } from './every-route.ts';
import { inLanguage, twoGuests } from './guest.ts';
import { overflowOnEach } from './overflow.ts';
import { shiftsOf } from './shifts.ts';
import { visit } from './visitor.ts';

// One visitor goes through all of them: opening a browser for each takes longer than looking.
test.for(twoGuests)(
  'on a %s in %s every screen comes to life without a complaint or a jump, fits, and is open to everybody',
  async ([screen, locale], { expect }) => {
    const { page, complaints } = await visit('/robots.txt', { screen });
    for (const [name, { path }] of Object.entries(guestRoutes)) {
      complaints.length = 0;
      const shifts = await shiftsOf(page, inLanguage(locale, path));
      expect.soft(shifts, `${name}: jumps`).toBeLessThan(0.02);
      expect.soft(await violations(page), `${name}: axe`).toEqual([]);
      const overflow = await overflowOnEach(page);
      expect.soft(overflow, `${name}: too wide by`).toEqual({ phone: 0, desktop: 0 });
      // The browser itself reports the answer's status, and the map's tiles are not on this machine.
      const own = complaints.filter((text) => !/status of 404|ERR_FAILED|tile/.test(text));
      expect.soft(own, `${name}: complaints`).toEqual([]);
    }
  },
);
