import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rows of a list, a table or a choice are made alike: the first ones tell of all. */
export const alikeRows = 'main :is(li, tr, option):nth-child(n + 4)';

/** The frame around what a page is about, as long as nothing in it is open. */
const frame =
  ':is(header, footer, body aside):not(main *, :has([aria-expanded=true], [open], section))';

/** Where the frame is looked at too: it is the same on all other pages. */
const homes = ['/', '/ru', '/admin/today'];

/** A colour on its way to another one is nobody's choice. */
const settled = `Promise.all(document.getAnimations().map(
  (one) => one instanceof CSSTransition && one.finished.catch(() => {}),
))`;

/** What axe finds wrong with the page as it stands, one line each. */
export async function violations(page: Page) {
  const passedOver = homes.includes(new URL(page.url()).pathname)
    ? [alikeRows]
    : [alikeRows, frame];
  // Evaluated by the debugger, so that the page's own policy against scripts stays in force.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  await page.evaluate(settled);
  const results: AxeResults = await page.evaluate(
    `axe.run(${JSON.stringify({ exclude: passedOver })}, { resultTypes: ['violations'] })`,
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
