import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { guestRoutes, inRussian } from './every-route.ts';
import { closeBrowser, type Screen, visit } from './visitor.ts';

afterAll(closeBrowser);

/** In the page: adds up how far things jumped, from the beginning on. */
const watchShifts = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** While it comes to life, and while it is scrolled. */
async function shiftsOf(page: Page) {
  await page.evaluate(watchShifts);
  await page.waitForTimeout(300);
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(300);
  return page.evaluate('window.shifted');
}

describe.concurrent.each(['phone', 'desktop'] as Screen[])('on a %s', (screen) => {
  describe.each(Object.entries(guestRoutes))('%s', (_, { path }) => {
    test.each([
      ['Romanian', path],
      ['Russian', inRussian(path)],
    ])(
      'in %s comes to life without a complaint or a jump and is open to everybody',
      async (_, address) => {
        const { page, context, complaints } = await visit(address, { screen });
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        // The browser itself reports the answer's status, and the map's tiles are not on this machine.
        const own = complaints.filter((text) => !/status of 404|ERR_FAILED|tile/.test(text));
        expect(own).toEqual([]);
        expect(await shiftsOf(page)).toBeLessThan(0.02);
        expect(await violations(page)).toEqual([]);
        const overflow = await page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect(overflow).toBe(0);
        await context.close();
      },
    );
  });
});
