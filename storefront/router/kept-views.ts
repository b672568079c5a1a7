import type { View } from './load-view.ts';

const MOST = 10;

/**
 * Pages as they were last read, so that nobody waits for one they go back to: by whoever was here
 * and by address, for nobody is led back to what another one was shown.
 */
export function keptViews(viewer: () => string | null) {
  const kept = new Map<string, View>();
  const keyOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
    `${viewer()} ${pathname}${search}`;
  return {
    at: (url: URL) => kept.get(keyOf(url)),
    keep(view: View) {
      const key = keyOf(view.location);
      kept.delete(key);
      if (!view.problem) kept.set(key, view);
      const [oldest = key] = kept.keys();
      if (kept.size > MOST) kept.delete(oldest);
    },
  };
}
