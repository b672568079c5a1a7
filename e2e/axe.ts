import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rows of a list, a table or a choice are made alike: the first ones tell of all. */
export const alikeRows = 'main :is(li, tr, option):nth-child(n + 4):not([contenteditable] *)';

/** The frame around what a page is about, as long as nothing in it is open. */
const frame =
  ':is(header, footer, body aside):not(main *, :has([aria-expanded=true], [open], section))';

/** Where the frame is looked at too: it is the same on all other pages. */
const homes = ['/', '/ru', '/admin/today'];

/** A colour on its way to another one is nobody's choice. */
const settled = `Promise.all(document.getAnimations().map(
  (one) => one instanceof CSSTransition && one.finished.catch(() => {}),
))`;

/** Ways in which texts look that axe has no doubt about: measuring them again is half of its work. */
const readable = new Set<string>();

const passedOverOn = (page: Page) =>
  homes.includes(new URL(page.url()).pathname) ? [alikeRows] : [alikeRows, frame];

/** Whether a text looks as none did before that axe has measured. */
export async function hasNewLooks(page: Page) {
  await page.evaluate(settled);
  const looks = await page.evaluate(looksOn, { passedOver: passedOverOn(page).join() });
  return looks.some((look) => !readable.has(look));
}

/** What axe finds wrong with the page as it stands, one line each. */
export async function violations(page: Page) {
  const passedOver = passedOverOn(page);
  // Evaluated by the debugger, so that the page's own policy against scripts stays in force.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  await page.evaluate(settled);
  const looks = await page.evaluate(looksOn, { passedOver: passedOver.join() });
  const options = {
    resultTypes: ['violations'],
    preload: false,
    // A frame around a mail or a page of the shop runs no script of ours.
    iframes: false,
    rules: { [CONTRAST]: { enabled: looks.some((look) => !readable.has(look)) } },
  };
  const results: AxeResults = await page.evaluate(
    `axe.run(${JSON.stringify({ exclude: passedOver })}, ${JSON.stringify(options)})`,
  );
  const only = unmeasured(results);
  const unsure = only.length > 0 ? await page.evaluate(looksOn, { passedOver: '', only }) : [];
  for (const look of looks) if (!unsure.includes(look)) readable.add(look);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

const CONTRAST = 'color-contrast';

/** Texts that are hard to read, or stood in one another's way; a picture behind stays one everywhere. */
const unmeasured = ({ violations, incomplete }: AxeResults): string[] =>
  [...violations, ...incomplete]
    .filter(({ id }) => id === CONTRAST)
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => !/image|gradient|imgNode|pseudo/i.test(any[0]?.data?.messageKey ?? ''))
    .map(({ target }) => target.join(' '));

/** Runs in the page. How its texts and fields look, or only these, as far as contrast depends on it. */
function looksOn({ passedOver, only }: { passedOver: string; only?: string[] }): string[] {
  const grounds = new Map<Element, string>();
  /** Everything behind it and around it that a colour shows through, or is changed by. */
  function groundOf(element: Element | null): string {
    if (!element) return '';
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, position } =
      getComputedStyle(element);
    const own = [
      backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor,
      backgroundImage !== 'none' && backgroundImage,
      opacity !== '1' && opacity,
      filter !== 'none' && filter,
      // What is taken out of the flow may lie on something that is not around it.
      position !== 'static' && position !== 'relative' && element.className,
    ];
    const ground = [...own, groundOf(element.parentElement)].filter(Boolean).join();
    grounds.set(element, ground);
    return ground;
  }
  const looks = new Set<string>();
  function note(element: Element | null) {
    if (!element?.checkVisibility() || (passedOver && element.closest(passedOver))) return;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    // Less is asked of large letters: 18 points, or 14 in bold.
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 56 / 3 : 24);
    // Nothing is asked of what cannot be used.
    const isOff =
      element.closest(':disabled, [aria-disabled=true]') !== null ||
      element.closest('label')?.control?.matches(':disabled');
    looks.add([color, isLarge, textShadow, isOff, groundOf(element)].join(' '));
  }
  if (only) {
    for (const selector of only) note(document.querySelector(selector));
    return [...looks];
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.nodeValue?.trim()) note(texts.currentNode.parentElement);
  }
  for (const field of document.querySelectorAll('input, select, textarea')) note(field);
  return [...looks];
}
