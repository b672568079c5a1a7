import type { Page } from 'playwright-core';
import { type Screen, screens } from './visitor.ts';

/** By how much the page is wider than the screen. */
export const overflowHere = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Less where a dialog keeps the place of the scrollbar free.
    return Math.max(0, scrollWidth - clientWidth);
  });

/** By how much the page is wider than each of these screens, where it is. */
export async function overflowOn(page: Page, looked: Screen[]) {
  const own = page.viewportSize();
  const overflow: Partial<Record<Screen, number>> = {};
  for (const screen of looked) {
    await page.setViewportSize(screens[screen]);
    const tooMuch = await overflowHere(page);
    if (tooMuch > 0) overflow[screen] = tooMuch;
  }
  if (own) await page.setViewportSize(own);
  return overflow;
}
