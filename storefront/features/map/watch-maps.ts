import { LAZY_MARGIN } from '../../../contract/constants.ts';

/**
 * Fetches and draws the maps among the given HTML as they come into view. A map that cannot be
 * drawn leaves what stands in its place. Answers how to take them away again.
 */
export function watchMaps(html: HTMLElement) {
  const removals: (() => void)[] = [];
  async function draw(entries: IntersectionObserverEntry[]) {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    if (seen.length === 0) return;
    for (const { target } of seen) watcher.unobserve(target);
    const drawing = await import('./draw-map.ts').catch(() => null);
    for (const { target } of seen) {
      if (drawing && target instanceof HTMLElement && target.isConnected) {
        removals.push(drawing.drawMap(target));
      }
    }
  }
  const watcher = new IntersectionObserver(draw, { rootMargin: `${LAZY_MARGIN}px` });
  for (const map of html.querySelectorAll('[data-map]')) watcher.observe(map);
  return () => {
    watcher.disconnect();
    for (const remove of removals) remove();
  };
}
