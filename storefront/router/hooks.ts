import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { decode } from './match-screen.ts';
import type { Problem } from './problem.ts';
import type { Router, RouterState } from './router.ts';
import type { Location, Params } from './screen.ts';

export const RouterContext = createContext<Router | null>(null);

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('there is no router around this component');
  return router;
}

/** `choose` must give the same thing for the same state. */
export function useRouterState<T>(choose: (state: RouterState) => T): T {
  const router = useRouter();
  const read = () => choose(router.getState());
  return useSyncExternalStore(router.subscribe, read, read);
}

export const useLocation = (): Location => useRouterState(({ view }) => view.location);

export const useParams = (): Params => useRouterState(({ view }) => view.params);

export const useNavigate = (): Router['navigate'] => useRouter().navigate;

/** The address we are on the way to, or null. */
export const usePending = (): Location | null => useRouterState(({ pending }) => pending);

export const useProblem = (): Problem | null => useRouterState(({ view }) => view.problem);

export function useRevalidation() {
  const { revalidate } = useRouter();
  return { revalidate, isRevalidating: useRouterState((state) => state.isRevalidating) };
}

type DataOf<T> = T extends (...args: never[]) => infer R ? Awaited<R> : T;

/** What the screen's loader brought: `useLoaderData<typeof loader>()`. */
export const useLoaderData = <T>(): DataOf<T> =>
  useRouterState(({ view }) => view.data) as DataOf<T>;

/** What the frame's loader brought. */
export const useFrameData = <T>(): T => useRouterState(({ view }) => view.frame) as T;

/** Puts the reader where the navigation says, before the page is painted. */
export function useScrollPosition() {
  const scroll = useRouterState((state) => state.scroll);
  useLayoutEffect(() => {
    if (scroll === null) return;
    if ('y' in scroll) window.scrollTo(0, scroll.y);
    else document.getElementById(decode(scroll.hash.slice(1)))?.scrollIntoView();
  }, [scroll]);
}
