import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alikeRows } from './axe.ts';
import { tabThrough } from './tab-walk.ts';

/** What can be used on the screen, or in the dialog over it, in its order. */
export const controlsOn = (page: Page) =>
  page.evaluate((rows) => {
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(main, dialog[open]) :is(a, button, input, select, textarea, summary)',
    );
    return [...controls]
      .filter((one) => !one.closest(rows) && one.checkVisibility({ visibilityProperty: true }))
      .map((one) => `${one.localName} ${one.ariaLabel ?? one.textContent}`)
      .join('\n');
  }, alikeRows);

/** Everything is reached by Tab, and one sees where one is. */
export async function expectReach(page: Page, name: string) {
  // The header and the footer are the same on all of them.
  const part = name === 'home' ? 'body' : 'main';
  const passedOver = await page.evaluateHandle((rows) => {
    const passOver = () => {
      for (const row of document.querySelectorAll(rows)) row.setAttribute('inert', '');
    };
    passOver();
    // Some come while one walks.
    const watching = new MutationObserver(passOver);
    watching.observe(document.body, { childList: true, subtree: true });
    return {
      end() {
        watching.disconnect();
        for (const row of document.querySelectorAll(rows)) row.removeAttribute('inert');
      },
    };
  }, alikeRows);
  const { stops, missed, covered, isLeft } = await tabThrough(page, part);
  await passedOver.evaluate((them) => them.end());
  await passedOver.dispose();
  const failing = (rule: 'isVisible' | 'isMarked') =>
    stops.filter((stop) => !stop[rule]).map((stop) => stop.name);
  expect.soft(missed, `${name}: never reached`).toEqual([]);
  expect.soft(stops.length, `${name}: stops`).toBeGreaterThan(part === 'body' ? 20 : 0);
  expect.soft(isLeft, `${name}: leads out again`).toBe(true);
  expect.soft(failing('isVisible'), `${name}: not to be seen`).toEqual([]);
  expect.soft(failing('isMarked'), `${name}: not marked`).toEqual([]);
  expect.soft(covered, `${name}: covered`).toEqual([]);
}
