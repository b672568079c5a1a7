import type { ComponentType } from 'react';
import type { Locale } from '../../contract/locale.ts';
import { ApiError } from '../../kit/api/api-error.ts';
import type { Api } from '../../kit/api/client.ts';
import { localeOfPath } from '../../kit/i18n/locale.ts';
import { matchScreen } from './match-screen.ts';
import { missing, Problem } from './problem.ts';
import type {
  LoaderArguments,
  Location,
  Params,
  Screen,
  ScreenModule,
  Storefront,
} from './screen.ts';

/** One page, ready to be rendered: nothing of it is fetched any more. */
export type View = {
  location: Location;
  screen: string;
  params: Params;
  /** What the frame's loader brought. */
  frame: unknown;
  /** What the screen's loader brought. */
  data: unknown;
  problem: Problem | null;
  /** Read for a customer: it has prices. */
  isForCustomer: boolean;
  /** The screen, or the problem page where there is a problem. */
  Component: ComponentType;
  /** Stands in for a screen that breaks while it is drawn. */
  Problem: ComponentType;
  needsReload: ScreenModule['needsReload'];
};

/** The API in a language; the signal calls off what is asked for a view nobody waits for. */
export type ApiIn = (locale: Locale, signal?: AbortSignal) => Api;

export type Means = {
  apiIn: ApiIn;
  signal?: AbortSignal;
  key?: string;
  /** A frame that is already there, or a screen's data that still holds. */
  frame?: unknown;
  data?: unknown;
  /** What a screen's loader may fall back on. */
  shown?: unknown;
};

/** Loads code and data of the page at an address; what fails becomes a problem to show. */
export async function loadView(storefront: Storefront, url: URL, means: Means): Promise<View> {
  const found = matchScreen(storefront.screens, url.pathname);
  const params = found?.params ?? {};
  const api = means.apiIn(localeOfPath(url.pathname), means.signal);
  const frame = means.frame ?? storefront.loadFrame({ url, params, api });
  const page = await loadPage(found?.screen, { url, params, api, shown: means.shown }, means.data);
  const { module, data, problem } = page;
  return {
    location: { pathname: url.pathname, search: url.search, hash: url.hash, key: means.key ?? '' },
    screen: found?.screen.name ?? '',
    params,
    frame: await frame,
    data,
    problem,
    isForCustomer: api.isCustomer,
    Component: module?.Component ?? storefront.Problem,
    Problem: storefront.Problem,
    needsReload: module?.needsReload,
  };
}

async function loadPage(screen: Screen | undefined, args: LoaderArguments, kept: unknown) {
  try {
    if (!screen) throw missing();
    const module = await screen.load();
    const data = kept ?? (await module.loader?.(args));
    return { module, data, problem: null };
  } catch (error) {
    return { module: null, data: undefined, problem: problemOf(error) };
  }
}

/** What the API cannot read was written into the address; anything else is ours. */
function problemOf(error: unknown) {
  if (error instanceof Problem) return error;
  const isUnreadable = error instanceof ApiError && error.status === 400;
  return isUnreadable ? new Problem(400) : new Problem(500, error);
}
