import type { Heights } from './row-window.ts';

/** How a list was laid out. */
type Layout = { heights: Heights; widths: number[] | null };

/** By address: whoever comes back finds the list as high as it was, and so the place they left. */
const layouts = new Map<string, Layout>();
const MOST_KEPT = 20;

/** Of the list of this name at this address. */
export function layoutHere(name: string): Layout {
  const key = `${location.href} ${name}`;
  const held = layouts.get(key) ?? { heights: [], widths: null };
  layouts.delete(key);
  layouts.set(key, held);
  const [oldest] = layouts.keys();
  if (layouts.size > MOST_KEPT && oldest !== undefined) layouts.delete(oldest);
  return held;
}
