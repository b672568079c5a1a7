import type { ComponentType } from 'react';
import type { Api } from '../../kit/api/client.ts';

/** `key` is another one after every navigation, also to the same address. */
export type Location = { pathname: string; search: string; hash: string; key: string };
export type Params = Record<string, string>;

/** What a loader is told: the address asked for, its parameters, and the API in its language. */
export type LoaderArguments = {
  url: URL;
  params: Params;
  api: Api;
  /** What the loader brought for the page on the screen, if it is this one and for this viewer. */
  shown?: unknown;
};

export type ScreenModule = {
  loader?: (args: LoaderArguments) => unknown;
  Component: ComponentType;
  /** Whether another address of this same screen needs its data anew; it does unless said here. */
  needsReload?: (from: URL, to: URL) => boolean;
};

/** A screen by name; its code comes when it is first needed. */
export type Screen = { name: string; path: string; load: () => Promise<ScreenModule> };

/** What the router goes between: the screens, the data of the frame around them, and the page for problems. */
export type Storefront = {
  screens: Screen[];
  loadFrame: (args: LoaderArguments) => Promise<unknown>;
  Problem: ComponentType;
  /** Brings what the problem's page is made of; it comes when somebody first gets lost. */
  loadProblem?: () => Promise<unknown>;
};
