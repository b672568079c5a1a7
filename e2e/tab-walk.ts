import type { Page } from 'playwright-core';

export type Stop = {
  /** What it is, readable in a failure. */
  name: string;
  isVisible: boolean;
  /** Looks other than without the focus, itself or the frame it stands in. */
  isMarked: boolean;
};

type Walk = {
  /** In their order. */
  stops: Stop[];
  /** What could be operated with a pointer all along but was never stopped at. */
  missed: string[];
  /** Where the walk paused and the stop was out of the window, or under something else. */
  covered: string[];
  /** Whether one gets out again at the end, to what comes after or around to the beginning. */
  isLeft: boolean;
};

/** Keys are sent in bundles: waiting for each would take most of the time. */
const BUNDLE = 16;

/** Tabs through the whole page, once around, or through its main part only. */
export async function tabThrough(page: Page, part: 'body' | 'main' = 'body'): Promise<Walk> {
  const expected = await page.evaluate(listen, part);
  const keys = await page.context().newCDPSession(page);
  const press = (type: 'rawKeyDown' | 'keyUp') =>
    keys.send('Input.dispatchKeyEvent', {
      type,
      key: 'Tab',
      code: 'Tab',
      windowsVirtualKeyCode: 9,
    });
  const tabs = () => Array.from({ length: BUNDLE }, () => [press('rawKeyDown'), press('keyUp')]);
  for (let pressed = 0; pressed < expected * 2 + 40; pressed += BUNDLE) {
    await Promise.all(tabs().flat());
    if (await page.evaluate(() => window.tabWalk?.pause())) break;
  }
  await keys.detach();
  return page.evaluate(
    () => window.tabWalk?.end() ?? { stops: [], missed: [], covered: [], isLeft: false },
  );
}

declare global {
  interface Window {
    tabWalk?: { pause: () => Promise<boolean>; end: () => Walk };
  }
}

/** Runs in the page. */
function listen(part: 'body' | 'main') {
  const OPERABLE =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim();
    const address = element.getAttribute('href') ?? element.getAttribute('name') ?? '';
    return `${element.localName} ${label?.slice(0, 40)} ${address}`.trim();
  };

  const within = document.querySelector<HTMLElement>(part);
  const operable = () =>
    [...(within?.querySelectorAll<HTMLElement>(OPERABLE) ?? [])].filter(
      (element) =>
        isVisible(element) &&
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        // A link in a text that is being written is text.
        !(element.isContentEditable && element.localName === 'a') &&
        !isOtherRadio(element),
    );
  /** One radio of a group is a stop, the others are reached from it with the arrows. */
  const isOtherRadio = (element: Element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio]`)].filter(
      ({ name, form }) => name === element.name && form === element.form,
    );
    return element !== (group.find(({ checked }) => checked) ?? group[0]);
  };

  /** Everything a focus mark could be drawn with, on the element and on the frame around it. */
  const lookOf = (element: Element) => {
    const parts: string[] = [];
    let around: Element | null = element;
    for (let level = 0; around && level < 3; level += 1) {
      for (const pseudo of [null, '::before', '::after']) {
        const { outline, boxShadow, position } = getComputedStyle(around, pseudo);
        parts.push(outline, boxShadow, pseudo ? '' : position);
      }
      around = around.parentElement;
    }
    return parts.join('|');
  };
  const isInView = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const xs = [left + 2, (left + right) / 2, right - 2];
    const ys = [top + 2, (top + bottom) / 2, bottom - 2];
    return xs.some((x) =>
      ys.some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
  };

  if (part === 'main') within?.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const before = operable();
  const unfocused = new Map(before.map((element) => [element, lookOf(element)]));
  const visited = new Map<HTMLElement, Stop>();

  const covered: string[] = [];
  let first: HTMLElement | undefined;
  let last: HTMLElement | undefined;
  let isAround = false;
  let isLeft = false;
  let heightAtFocus = 0;
  const frame = () => new Promise(requestAnimationFrame);

  window.tabWalk = {
    /** Answers whether the walk has come around. */
    async pause() {
      // What gets the focus is scrolled to with the next frame.
      await frame();
      await frame();
      const at = document.activeElement;
      if (heightAtFocus !== document.documentElement.scrollHeight) {
        // What came since has pushed it away: somebody who uses it finds it again.
        at?.scrollIntoView({ block: 'nearest' });
        await frame();
      }
      if (at && at !== document.body && !isInView(at)) covered.push(nameOf(at));
      return isAround;
    },
    end() {
      window.removeEventListener('focusin', onFocus, true);
      const after = new Set(operable());
      const missed = before.filter((element) => after.has(element) && !visited.has(element));
      return { stops: [...visited.values()], missed: missed.map(nameOf), covered, isLeft };
    },
  };
  function onFocus({ target }: FocusEvent) {
    // A window that gets the focus back gives it to what had it: that is no step.
    if (isAround || !(target instanceof HTMLElement) || target === last) return;
    last = target;
    // What its own focus brings is no excuse: the height counts once that is drawn.
    void frame().then(() => {
      heightAtFocus = document.documentElement.scrollHeight;
    });
    isLeft = part === 'body' ? target === first : !within?.contains(target);
    isAround = isLeft || visited.has(target);
    if (isAround) return;
    first ??= target;
    visited.set(target, {
      name: nameOf(target),
      isVisible: isVisible(target),
      // What came up on the way is judged by the browser's own mark.
      isMarked: lookOf(target) !== (unfocused.get(target) ?? 'unknown'),
    });
  }
  // Ahead of React, which keeps the event to itself where a part has not come to life yet.
  window.addEventListener('focusin', onFocus, true);
  return before.length;
}
