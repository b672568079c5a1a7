import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { openAsGuest, places } from './guest.ts';

const alive = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a reload and a step back stay where one was; another address starts at its top', async () => {
  const { page } = await openAsGuest(places.cables, 'phone', 'ro');
  await page.mouse.wheel(0, 1500);
  await soon(() => place(page)).toBe(1500);
  await page.reload();
  await alive(page);
  await soon(() => place(page)).toBe(1500);

  await page.goto('/contact');
  await alive(page);
  expect(await place(page)).toBe(0);
  await page.goBack();
  await alive(page);
  await soon(() => place(page)).toBe(1500);
});
