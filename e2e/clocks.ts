import type { BrowserContext, Page } from 'playwright-core';
import { PATIENCE } from '../testing/patience.ts';

declare global {
  interface Window {
    /** The page's requests under way, by how long it means to wait for them. */
    patience: { ms: number; end: () => void }[];
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
    window.patience = [];
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      const end = () => controller.abort(new DOMException('timed out', 'TimeoutError'));
      window.patience.push({ ms, end });
      return controller.signal;
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

/** The time the page gives its requests is over. */
export const endPatience = (page: Page) =>
  page.evaluate(() => {
    for (const { end } of window.patience) end();
  });

/** Waits until the page has said this, be it for a moment. */
export const heard = (page: Page, text: string) =>
  page.waitForFunction((sought) => window.said.some((one) => one.includes(sought)), text, {
    timeout: PATIENCE,
  });
