import type { ComponentType } from 'react';
import type { Locale } from '../../contract/locale.ts';
import type { Api } from '../api/client.ts';
import { localeOfPath } from '../i18n/locale.ts';
import { matchScreen } from './match-screen.ts';
import { Problem } from './problem.ts';
import type { Location, Params, ScreenModule, Storefront } from './screen.ts';

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
  Component: ComponentType;
  needsReload: ScreenModule['needsReload'];
};

type Means = {
  apiIn: (locale: Locale) => Api;
  signal?: AbortSignal;
  /** A frame that is already there, or a screen's data that still holds. */
  frame?: unknown;
  data?: unknown;
};

/** Loads code and data of the page at an address; what fails becomes a problem to show. */
export async function loadView(storefront: Storefront, url: URL, means: Means): Promise<View> {
  const found = matchScreen(storefront.screens, url.pathname);
  const { screen, params } = found ?? { screen: storefront.missing, params: {} };
  const request = new Request(url, means.signal ? { signal: means.signal } : {});
  const api = means.apiIn(localeOfPath(url.pathname));
  const frame = means.frame ?? storefront.frame.loader({ request, params, api });
  const page = loadPage(storefront, screen.load(), { request, params, api }, means.data);
  const { module, data, problem } = await page;
  return {
    location: { pathname: url.pathname, search: url.search, hash: url.hash },
    screen: screen.name,
    params,
    frame: await frame,
    data,
    problem: found ? problem : new Problem(404),
    Component: module.Component,
    needsReload: module.needsReload,
  };
}

async function loadPage(
  storefront: Storefront,
  loading: Promise<ScreenModule>,
  args: { request: Request; params: Params; api: Api },
  kept: unknown,
) {
  let module: ScreenModule = { Component: storefront.Problem };
  try {
    module = await loading;
    const data = kept ?? (await module.loader?.(args));
    return { module, data, problem: null };
  } catch (error) {
    const problem = error instanceof Problem ? error : new Problem(500, error);
    return { module, data: undefined, problem };
  }
}
