import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../scripts/browser.mjs';
import { PATIENCE, pause } from './wait-for.ts';

/** Milliseconds a visitor looks at a page. */
const LOOKS = 400;

export type OpenPages = Awaited<ReturnType<typeof openPages>>;

/**
 * Visitors with pages open: one goes about in the page it opened at first, one loads each page anew,
 * one has opened its page and does nothing yet.
 */
export async function openPages(url: string, paths: string[]) {
  const browser = await chromium.launch(await findBrowser());
  const errors: string[] = [];
  let shown = 0;
  let loaded = 0;

  async function open(who: string) {
    const page = await (await browser.newContext()).newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${who}: ${message.text()}`);
    });
    page.on('pageerror', (error) => errors.push(`${who}: ${error.message}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // Whoever goes on does not wait for what the page before has asked for.
      if (why !== 'net::ERR_ABORTED') errors.push(`${who}: ${request.url()} ${why}`);
    });
    page.on('response', (answer) => {
      if (answer.status() >= 400) errors.push(`${who}: ${answer.status()} ${answer.url()}`);
    });
    await load(page, '/');
    return page;
  }

  async function load(page: Page, path: string) {
    await page.goto(`${url}${path}`, { timeout: PATIENCE });
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: PATIENCE });
    shown += 1;
  }

  /** As a click on a link: the page is shown in the document that is open. */
  async function follow(page: Page, path: string) {
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    }, path);
    await page.waitForFunction((there) => location.pathname + location.search === there, path, {
      timeout: PATIENCE,
    });
    shown += 1;
  }

  const [walking, loading, waiting] = await Promise.all(
    ['who stays', 'who loads anew', 'who waited'].map(open),
  );
  if (!walking || !loading || !waiting) throw new Error('The pages could not be opened.');
  for (const page of [walking, waiting]) {
    page.on('load', () => {
      loaded += 1;
    });
  }
  let isOver = false;
  const goOn = async (page: Page, go: typeof load) => {
    for (let at = 0; !isOver; at += 1) {
      await go(page, paths[at % paths.length] ?? '/');
      await pause(LOOKS);
    }
  };
  const going = Promise.all([goOn(walking, follow), goOn(loading, load)]);
  // Heard at the end.
  going.catch(() => {});

  return {
    errors,
    /** Pages shown until now. */
    shown: () => shown,
    /** How often somebody who stayed in a page was sent to load it anew. */
    loaded: () => loaded,
    /** Goes through all pages in the document it opened before. */
    async wake() {
      for (const path of paths) await follow(waiting, path);
      for (const path of paths) await follow(waiting, path);
    },
    async close() {
      isOver = true;
      await going.finally(() => browser.close());
    },
  };
}
