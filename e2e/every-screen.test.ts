import { afterAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { guestRoutes, inRussian } from './every-route.ts';
import { closeBrowser, type Screen, visit } from './visitor.ts';

afterAll(closeBrowser);

describe.concurrent.each(['phone', 'desktop'] as Screen[])('on a %s', (screen) => {
  describe.each(Object.entries(guestRoutes))('%s', (_, { path }) => {
    test.each([
      ['Romanian', path],
      ['Russian', inRussian(path)],
    ])('in %s comes to life without a complaint and is open to everybody', async (_, address) => {
      const { page, context, complaints } = await visit(address, { screen });
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      // The browser itself reports the answer's status, and the map's tiles are not on this machine.
      const own = complaints.filter((text) => !/status of 404|ERR_FAILED|tile/.test(text));
      expect(own).toEqual([]);
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow).toBe(0);
      await context.close();
    });
  });
});
