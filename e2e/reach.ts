import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { alikeRows } from './axe.ts';
import { tabThrough } from './tab-walk.ts';

/** Everything is reached by Tab, and one sees where one is. */
export async function expectReach(page: Page, name: string) {
  // The header and the footer are the same on all of them.
  const part = name === 'home' ? 'body' : 'main';
  await page.evaluate((rows) => {
    const passOver = () => {
      for (const row of document.querySelectorAll(rows)) row.setAttribute('inert', '');
    };
    passOver();
    // Some come while one walks.
    new MutationObserver(passOver).observe(document.body, { childList: true, subtree: true });
  }, alikeRows);
  const { stops, missed, covered, isLeft } = await tabThrough(page, part);
  const failing = (rule: 'isVisible' | 'isMarked') =>
    stops.filter((stop) => !stop[rule]).map((stop) => stop.name);
  expect.soft(missed, `${name}: never reached`).toEqual([]);
  expect.soft(stops.length, `${name}: stops`).toBeGreaterThan(part === 'body' ? 20 : 0);
  expect.soft(isLeft, `${name}: leads out again`).toBe(true);
  expect.soft(failing('isVisible'), `${name}: not to be seen`).toEqual([]);
  expect.soft(failing('isMarked'), `${name}: not marked`).toEqual([]);
  expect.soft(covered, `${name}: covered`).toEqual([]);
}
