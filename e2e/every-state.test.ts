import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { customerStates } from './every-state.ts';
import { twoGuests } from './guest.ts';
import { overflowOnEach } from './overflow.ts';
import { screens } from './visitor.ts';

/**
 * Open to everybody, and no wider than the screen, less the scrollbar's place under a dialog. What
 * axe looks at is the same in the hand and on the desk; how wide it is depends on the words.
 */
async function expectSound(page: Page, state: string) {
  if (page.viewportSize()?.width === screens.phone.width) {
    expect(await violations(page), state).toEqual([]);
  }
  const { phone, desktop } = await overflowOnEach(page);
  expect(phone, `${state}: too wide for a phone`).toBeLessThanOrEqual(0);
  expect(desktop, `${state}: too wide for a desktop`).toBeLessThanOrEqual(0);
}

describe.each(twoGuests)('on a %s in %s', (screen, locale) => {
  test.each(customerStates)('%s is sound in each of its states', async (_, walk) => {
    await walk({ screen, locale }, expectSound);
  });
});
