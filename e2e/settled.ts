import type { Page, Request } from 'playwright-core';
import { soon } from '../testing/soon.ts';

/** Counts what the page has asked for and not got yet. */
function watchRequests(page: Page) {
  const underWay = new Set<Request>();
  const begin = (request: Request) => underWay.add(request);
  const end = (request: Request) => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return {
    count: () => underWay.size,
    stop: () => page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
}

/** Whether the letters and all pictures in the window are there, and two frames drawn since. */
const isDrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    const isInWindow = (picture: HTMLImageElement) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    const pictures = [...document.images].filter(
      (picture) => picture.checkVisibility({ visibilityProperty: true }) && isInWindow(picture),
    );
    await frame();
    await frame();
    return pictures.every(({ complete }) => complete);
  });

/**
 * Opens the address and does what is wanted there once nothing more is under way: the page has come
 * to life, everything it asked for has come, and it is drawn. `settled` waits for the same again.
 */
export async function onceSettled<T>(
  page: Page,
  address: string,
  act: (settled: () => Promise<void>) => Promise<T>,
) {
  const requests = watchRequests(page);
  const settled = () =>
    soon(async () => (await isDrawn(page)) && requests.count() === 0).toBe(true);
  try {
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await settled();
    return await act(settled);
  } finally {
    requests.stop();
  }
}
