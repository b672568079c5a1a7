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

test('a step back needs no answer of the shop: the page stands as it was, where one was', async () => {
  const { page, context } = await openAsGuest(places.cables, 'phone', 'ro');
  await alive(page);
  const links = page.locator('main article h3 a');
  const titles = await links.allTextContents();
  await page.mouse.wheel(0, 1500);
  await soon(() => place(page)).toBe(1500);
  // A press of Playwright’s would scroll first.
  await links.nth(4).evaluate((link) => link instanceof HTMLElement && link.click());
  await page.waitForURL('**/product/**');
  await context.setOffline(true);
  await page.goBack();
  await soon(() => place(page)).toBe(1500);
  expect(await links.allTextContents()).toEqual(titles);
  await page.goForward();
  await page.waitForURL('**/product/**');
  await page.getByRole('heading', { level: 1, name: titles[4] ?? '', exact: true }).waitFor();
});
