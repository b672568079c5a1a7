import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { customerStates } from './every-state.ts';
import { inHand } from './guest.ts';
import { overflowOnEach } from './overflow.ts';

/** Open to everybody, and no wider than the screen, less the scrollbar's place under a dialog. */
async function expectSound(page: Page, state: string) {
  expect(await violations(page), state).toEqual([]);
  const { phone, desktop } = await overflowOnEach(page);
  expect(phone, `${state}: too wide for a phone`).toBeLessThanOrEqual(0);
  expect(desktop, `${state}: too wide for a desktop`).toBeLessThanOrEqual(0);
}

// In Russian and in the hand: the longest words and the narrowest screen.
test.each(customerStates)('%s is sound in each of its states', async (_, walk) => {
  const [screen, locale] = inHand;
  await walk({ screen, locale }, expectSound);
});
