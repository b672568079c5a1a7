import type { Page } from 'playwright-core';
import { screens } from './visitor.ts';

/** By how much the page is wider than the screen, in the hand and on the desk. */
export async function overflowOnEach(page: Page) {
  const own = page.viewportSize();
  const overflow = { phone: 0, desktop: 0 };
  for (const screen of ['phone', 'desktop'] as const) {
    await page.setViewportSize(screens[screen]);
    overflow[screen] = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }
  if (own) await page.setViewportSize(own);
  return overflow;
}
