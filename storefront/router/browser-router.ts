import { localeOfPath, localPath } from '../../kit/i18n/locale.ts';
import { keptViews } from './kept-views.ts';
import { type ApiIn, loadView, type Means, type View } from './load-view.ts';
import { matchScreen } from './match-screen.ts';
import { Moved } from './problem.ts';
import type { NavigateOptions, Router, RouterState } from './router.ts';
import type { Storefront } from './screen.ts';
import { scrollMemory } from './scroll-memory.ts';

type Step = {
  enter: 'push' | 'replace' | 'none';
  scroll: () => RouterState['scroll'];
};

/** Goes from page to page without leaving the document. A later wish overtakes an earlier one. */
export function browserRouter(
  storefront: Storefront,
  first: View,
  apiIn: ApiIn,
  viewer: () => string | null,
): Router {
  const listeners = new Set<() => void>();
  const memory = scrollMemory();
  const kept = keptViews(viewer);
  let underWay = new AbortController();
  /** Where it leads; null while nothing is under way. */
  let wish: { url: URL; step: Step } | null = null;
  /** Whether the session has changed since; whatever is shown next is read anew. */
  let isStale = false;
  let steps = 0;
  let state: RouterState = {
    view: first,
    pending: null,
    isRevalidating: false,
    scroll: memory.recall() > 0 ? { y: memory.recall() } : null,
  };

  function change(part: Partial<RouterState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function start() {
    underWay.abort();
    underWay = new AbortController();
    return underWay.signal;
  }

  async function load(url: URL, means: Omit<Means, 'apiIn'> & { signal: AbortSignal }) {
    const reader = viewer();
    const isHere = url.pathname === here().pathname;
    const shown = isHere ? kept.at(here())?.data : undefined;
    const view = await loadView(storefront, url, { apiIn, shown, ...means });
    // Whoever asked for it may have left since.
    if (!means.signal.aborted && reader === viewer()) keep(view);
    return view;
  }

  const isForViewer = (view: View) => view.isForCustomer === (viewer() !== null);

  /** The first page may have been made for whoever was here before it came to life. */
  function keep(view: View) {
    if (isForViewer(view)) kept.keep(view);
  }

  /** Nothing else is waited for any more: the page that is shown is the one that is wanted. */
  function stay() {
    wish = null;
    if (isStale) return revalidate();
    start();
    change({ pending: null });
  }

  async function go(url: URL, step: Step) {
    const { enter, scroll } = step;
    const signal = start();
    // The other language is another build of the pages. Of an address without a screen the shop
    // may know where it leads by now.
    if (
      localeOfPath(url.pathname) !== localeOfPath(state.view.location.pathname) ||
      !matchScreen(storefront.screens, url.pathname)
    ) {
      location.assign(url);
      return;
    }
    wish = { url, step };
    const { pathname, search, hash } = url;
    const key = String(++steps);
    change({ pending: { pathname, search, hash, key }, isRevalidating: false });
    const isOthers = isStale || !isForViewer(state.view);
    const data = !isOthers && stillHolds(url) ? { data: state.view.data } : {};
    const frame = isOthers ? {} : { frame: state.view.frame };
    const view = await load(url, { signal, key, ...frame, ...data });
    if (signal.aborted) return;
    wish = null;
    if (view.problem instanceof Moved) {
      const to = new URL(
        localPath(localeOfPath(pathname), view.problem.to) + search + hash,
        here(),
      );
      return go(to, { enter: enter === 'none' ? 'replace' : enter, scroll });
    }
    isStale = false;
    memory.keep();
    if (enter === 'push') history.pushState(memory.newEntry(), '', url);
    if (enter === 'replace') history.replaceState(history.state ?? memory.newEntry(), '', url);
    memory.enter();
    change({ view, pending: null, scroll: scroll() });
  }

  /** Whether the page at this address shows what is already here. */
  function stillHolds(url: URL) {
    const { view } = state;
    if (
      view.problem ||
      matchScreen(storefront.screens, url.pathname)?.screen.name !== view.screen
    ) {
      return false;
    }
    return view.needsReload?.(here(), url) === false;
  }

  const here = () => {
    const { pathname, search, hash } = state.view.location;
    // Not as an address relative to our own: `//x` would be another site's.
    return new URL(location.origin + pathname + search + hash);
  };

  function navigate(
    to: string,
    { replace = false, preventScrollReset = false }: NavigateOptions = {},
  ) {
    const url = new URL(to, here());
    const isSame = url.href === here().href;
    const top = url.hash ? { hash: url.hash } : { y: 0 };
    go(url, {
      enter: replace || isSame ? 'replace' : 'push',
      scroll: () => (preventScrollReset ? null : top),
    });
  }

  function revalidate() {
    isStale = true;
    // Who is on the way to another page gets that one anew.
    if (wish) go(wish.url, wish.step);
    else readAnew();
  }

  /** With a frame that holds the page does too, if it cannot be read. */
  async function readAnew(frame?: unknown) {
    const signal = start();
    change({ isRevalidating: true, pending: null });
    const view = await load(here(), { signal, key: state.view.location.key, frame });
    if (signal.aborted) return;
    if (!frame) isStale = false;
    else if (view.problem) return change({ isRevalidating: false });
    change({ view, isRevalidating: false, scroll: null });
  }

  /** To a page of the history as it was, and then as it is by now. */
  function goBackTo(before: View, { pathname, search, hash }: URL) {
    wish = null;
    memory.keep();
    memory.enter();
    const { frame } = state.view;
    const location = { pathname, search, hash, key: String(++steps) };
    change({ view: { ...before, frame, location }, scroll: { y: memory.recall() } });
    readAnew(frame);
  }

  keep(first);
  window.addEventListener('popstate', () => {
    const url = new URL(location.href);
    const { pathname, search } = state.view.location;
    // A jump within the page is the browser's own affair. Who has come back to the page before the
    // one they left it for was there no longer wants that one.
    if (url.pathname === pathname && url.search === search) {
      if (wish) stay();
      return;
    }
    const before = isStale ? undefined : kept.at(url);
    if (before) goBackTo(before, url);
    else go(url, { enter: 'none', scroll: () => ({ y: memory.recall() }) });
  });

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    revalidate,
  };
}
