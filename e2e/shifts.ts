import type { Page } from 'playwright-core';

/** In the page: adds up how far things jumped, from the beginning on. */
const watchShifts = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** While it comes to life, and while it is scrolled. */
export async function shiftsOf(page: Page): Promise<number> {
  await page.evaluate(watchShifts);
  await page.waitForTimeout(300);
  await page.mouse.wheel(0, 2000);
  await page.waitForTimeout(300);
  return page.evaluate('window.shifted');
}
