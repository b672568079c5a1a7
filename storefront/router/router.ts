import type { View } from './load-view.ts';
import type { Location } from './screen.ts';

export type NavigateOptions = {
  replace?: boolean;
  /** Stay where the reader is, as when a filter is ticked. */
  preventScrollReset?: boolean;
};

export type RouterState = {
  view: View;
  /** Where we are on the way to; null while nothing is under way. */
  pending: Location | null;
  isRevalidating: boolean;
  /** How the page should stand once it is shown. */
  scroll: { y: number } | { hash: string } | null;
};

export type Router = {
  getState: () => RouterState;
  subscribe: (listener: () => void) => () => void;
  navigate: (to: string, options?: NavigateOptions) => void;
  /** Reads the data of the page anew, frame included. */
  revalidate: () => void;
};

/** On the server nothing moves. */
export function staticRouter(view: View): Router {
  const state: RouterState = { view, pending: null, isRevalidating: false, scroll: null };
  return {
    getState: () => state,
    subscribe: () => () => {},
    navigate: () => {},
    revalidate: () => {},
  };
}
