import type { Page } from 'playwright-core';
import { soon } from '../testing/soon.ts';
import { openUntilSettled, settled } from './settled.ts';

declare global {
  interface Window {
    /** How far things have jumped, all of them added up from the beginning on. */
    shiftsSoFar: () => number;
  }
}

/** Runs in the page. */
function watchShifts() {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { value, hadRecentInput } = entry as PerformanceEntry & LayoutShift;
      if (!hadRecentInput) sum += value;
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.shiftsSoFar = () => {
    add(observer.takeRecords());
    return sum;
  };
}

type LayoutShift = { value: number; hadRecentInput: boolean };

/** Whether the window stands as far down as it was to be scrolled, or at the end. */
const isScrolledBy = (page: Page, distance: number) =>
  page.evaluate((wanted) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return Math.ceil(scrollY) >= Math.min(wanted, scrollHeight - clientHeight);
  }, distance);

/** Opens the page and says how far it jumps while it comes to life, and while it is scrolled. */
export async function shiftsOf(page: Page, address: string): Promise<number> {
  await openUntilSettled(page, address);
  await page.evaluate(watchShifts);
  await page.mouse.wheel(0, 2000);
  await soon(() => isScrolledBy(page, 2000)).toBe(true);
  await settled(page);
  return page.evaluate(() => window.shiftsSoFar());
}
