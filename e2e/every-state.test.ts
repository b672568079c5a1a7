import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { customerStates } from './every-state.ts';
import { everyVisitor } from './every-visitor.ts';

/** Open to everybody, and no wider than the screen, less the scrollbar's place under a dialog. */
async function expectSound(page: Page, state: string) {
  expect(await violations(page), state).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, state).toBeLessThanOrEqual(0);
}

describe.each(everyVisitor)('in $locale on a $screen', (viewer) => {
  test.each(customerStates)('%s is sound in each of its states', async (_, walk) => {
    await walk(viewer, expectSound);
  });
});
