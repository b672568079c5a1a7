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

/** Ways in which texts look that axe has found readable: measuring them again is half of its work. */
const readable = new Set<string>();

/** What axe finds wrong with the page as it stands, one line each. */
export async function violations(page: Page) {
  const passedOver = homes.includes(new URL(page.url()).pathname)
    ? [alikeRows]
    : [alikeRows, frame];
  // Evaluated by the debugger, so that the page's own policy against scripts stays in force.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(source);
  await page.evaluate(settled);
  const looks = await page.evaluate(looksOfTexts, passedOver.join());
  const options = {
    resultTypes: ['violations'],
    preload: false,
    rules: { [CONTRAST]: { enabled: looks.some((look) => !readable.has(look)) } },
  };
  const results: AxeResults = await page.evaluate(
    `axe.run(${JSON.stringify({ exclude: passedOver })}, ${JSON.stringify(options)})`,
  );
  if (!results.violations.some(({ id }) => id === CONTRAST)) {
    for (const look of looks) readable.add(look);
  }
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

const CONTRAST = 'color-contrast';

/** Runs in the page. Everything that decides whether a text is readable, once for all that share it. */
function looksOfTexts(passedOver: string): string[] {
  const grounds = new Map<Element, string>();
  /** What lies behind, up to a colour that lets nothing through. */
  function groundOf(element: Element | null): string {
    if (!element) return '';
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, position } = style;
    // What is taken out of the flow may lie on something that is not around it.
    const isLaid = position !== 'static' && position !== 'relative';
    const isOpaque = backgroundColor.startsWith('rgb(') && opacity === '1' && !isLaid;
    const own = [
      backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor,
      backgroundImage !== 'none' && backgroundImage,
      opacity !== '1' && opacity,
      filter !== 'none' && filter,
      isLaid && element.className,
    ];
    const ground = [...own.filter(Boolean), !isOpaque && groundOf(element.parentElement)].join();
    grounds.set(element, ground);
    return ground;
  }
  const looks = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.nodeValue?.trim() || !element?.checkVisibility()) continue;
    if (element.closest(passedOver)) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    // Less is asked of large letters: 18 points, or 14 in bold.
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 56 / 3 : 24);
    // Of what cannot be used axe does not ask to be readable.
    const isOff = element.closest(':disabled, [aria-disabled=true], label:has(:disabled)') !== null;
    looks.add([color, isLarge, textShadow, isOff, groundOf(element)].join(' '));
  }
  return [...looks];
}
