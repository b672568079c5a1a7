import type { BrowserContext, Page } from 'playwright-core';
import { PATIENCE } from '../testing/patience.ts';

type PatientRequest = { pathname: string; ms: number; end: () => void };

declare global {
  interface Window {
    /** The page's requests under way, and how long it means to wait for each. */
    patience: Set<PatientRequest>;
    /** Everything said in a live region since the page was opened, one text each. */
    said: string[];
  }
}

/**
 * Takes two things in a page's life from the clock on the wall, which runs on when a machine is
 * slow: requests are given up when the test says so, and what is said for a second is remembered.
 */
export const keepClocks = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.patience = new Set();
    /** Its time-out was made, and it is sent next. */
    let next: PatientRequest | null = null;
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      const end = () => controller.abort(new DOMException('timed out', 'TimeoutError'));
      next = { pathname: '', ms, end };
      return controller.signal;
    };
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const request = next;
      next = null;
      if (!request) return send(input, init);
      request.pathname = new URL(String(input), window.location.href).pathname;
      window.patience.add(request);
      try {
        return await send(input, init);
      } finally {
        window.patience.delete(request);
      }
    };

    window.said = [];
    const hear = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
        const text = region.textContent ?? '';
        if (text !== '' && window.said.at(-1) !== text) window.said.push(text);
      }
    };
    new MutationObserver(hear).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });

/** From now on time passes on this page, and on those it goes to, only when the test says so. */
export async function stopClock(page: Page) {
  await page.clock.install();
  // It may have been ours before, and be ahead.
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/** The time the page gives its requests, or those to one path, is over. Says what it gave them. */
export const endPatience = (page: Page, path?: string): Promise<number[]> =>
  page.evaluate((sought) => {
    const ended = [...window.patience].filter(({ pathname }) => !sought || pathname === sought);
    for (const { end } of ended) end();
    return ended.map(({ ms }) => ms);
  }, path);

/** Waits until the page has no request to this path under way. */
export const settled = (page: Page, path: string) =>
  page.waitForFunction(
    (sought) => [...window.patience].every(({ pathname }) => pathname !== sought),
    path,
    { timeout: PATIENCE },
  );

/** Waits until the page has said this, be it for a moment. */
export const heard = (page: Page, text: string) =>
  page.waitForFunction((sought) => window.said.some((one) => one.includes(sought)), text, {
    timeout: PATIENCE,
  });
