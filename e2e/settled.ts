import type { Page, Request } from 'playwright-core';
import { soon } from '../testing/soon.ts';

const watched = new WeakMap<Page, Set<Request>>();

/** What the page has asked for and not got yet. */
function requestsUnderWay(page: Page) {
  const known = watched.get(page);
  if (known) return known;
  const underWay = new Set<Request>();
  const end = (request: Request) => underWay.delete(request);
  page
    // What the shop tells as it happens does not end.
    .on('request', (request) => request.resourceType() !== 'eventsource' && underWay.add(request))
    .on('requestfinished', end)
    .on('requestfailed', end);
  watched.set(page, underWay);
  return underWay;
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

/** Waits until everything has come that the page asked for since it was opened, and is drawn. */
export const settled = (page: Page) =>
  soon(async () => (await isDrawn(page)) && requestsUnderWay(page).size === 0).toBe(true);

/** Opens a page, and waits until it has come to life and nothing more is under way. */
export async function openUntilSettled(
  page: Page,
  address: string,
  alive = page.locator('html[data-hydrated]'),
) {
  // What the page before has not got will never come.
  requestsUnderWay(page).clear();
  await page.goto(address);
  await alive.waitFor({ state: 'attached' });
  await settled(page);
}
