import { createContext } from 'react';
import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  isRouteErrorResponse,
  type StaticHandlerContext,
} from 'react-router';
import type { Assets } from './assets.ts';
import type { Site } from './seo/site.ts';

export const PAGE_DATA_ID = 'page-data';

/** What the server rendered from, for the browser to take over with: data, never script. */
export type PageData = {
  assets: Assets;
  site: Site;
  loaderData: StaticHandlerContext['loaderData'];
  errors: Record<string, { status: number; statusText: string; data: unknown }> | null;
};

/** The page's data as it stands in the page. */
export const PageDataContext = createContext('');

export function writePageData(
  state: StaticHandlerContext,
  { assets, site }: Pick<PageData, 'assets' | 'site'>,
) {
  const errors =
    state.errors &&
    Object.fromEntries(Object.entries(state.errors).map(([id, error]) => [id, describe(error)]));
  const data: PageData = { assets, site, loaderData: state.loaderData, errors };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Nothing of an unexpected error leaves the server. */
function describe(error: unknown) {
  if (!isRouteErrorResponse(error)) return { status: 500, statusText: '', data: null };
  return { status: error.status, statusText: error.statusText, data: error.data };
}

export function readPageData(
  text: string,
): Pick<PageData, 'assets' | 'site'> & { hydrationData: HydrationState } {
  const { assets, site, loaderData, errors }: PageData = JSON.parse(text);
  const revived =
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([id, { status, statusText, data }]) => [
        id,
        new ErrorResponse(status, statusText, data),
      ]),
    );
  return { assets, site, hydrationData: { loaderData, errors: revived } };
}
