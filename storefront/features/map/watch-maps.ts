import { LAZY_MARGIN } from '../../../contract/constants.ts';
import { onDemand } from '../../../kit/state/on-demand.ts';

const drawing = onDemand(() => import('./draw-map.ts'));

/**
 * Fetches and draws the maps among the given HTML as they come into view. Until a map can be drawn,
 * what stands in its place stays. Answers how to take them away again.
 */
export function watchMaps(html: HTMLElement) {
  const removals: (() => void)[] = [];
  const seen: Element[] = [];
  function draw() {
    const { code } = drawing.read();
    if (!code) return;
    for (const map of seen.splice(0)) {
      if (map instanceof HTMLElement && map.isConnected) removals.push(code.drawMap(map));
    }
  }
  function look(entries: IntersectionObserverEntry[]) {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      watcher.unobserve(target);
      seen.push(target);
    }
    if (seen.length > 0) void drawing.prepare().then(draw);
  }
  const stopWaiting = drawing.subscribe(draw);
  const watcher = new IntersectionObserver(look, { rootMargin: `${LAZY_MARGIN}px` });
  for (const map of html.querySelectorAll('[data-map]')) watcher.observe(map);
  return () => {
    watcher.disconnect();
    stopWaiting();
    for (const remove of removals) remove();
  };
}
