import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { customerStates } from './every-state.ts';
import { onPhone } from './guest.ts';
import { overflowOn } from './overflow.ts';

/** Open to everybody, and no wider than the screen, less the scrollbar's place under a dialog. */
async function expectSound(page: Page, state: string) {
  expect(await violations(page), state).toEqual([]);
  expect(await overflowOn(page, ['phone']), `${state}: too wide by`).toEqual({});
}

// In Russian and in the hand: the longest words and the narrowest screen.
test.each(customerStates)('%s is sound in each of its states', async (_, walk) => {
  const [screen, locale] = onPhone;
  await walk({ screen, locale }, expectSound);
});
