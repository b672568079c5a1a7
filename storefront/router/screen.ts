import type { ComponentType } from 'react';
import type { Api } from '../api/client.ts';

export type Location = { pathname: string; search: string; hash: string };
export type Params = Record<string, string>;

/** What a loader is told: the address asked for, its parameters, and the API in its language. */
export type LoaderArguments = { request: Request; params: Params; api: Api };

export type ScreenModule = {
  loader?: (args: LoaderArguments) => unknown;
  Component: ComponentType;
  /** Whether another address of this same screen needs its data anew; it does unless said here. */
  needsReload?: (from: URL, to: URL) => boolean;
};

/** A screen by name; its code comes when it is first needed. */
export type Screen = { name: string; path: string; load: () => Promise<ScreenModule> };

/** Everything the router shows: the frame once, the screens inside it, and what stands for trouble. */
export type Storefront = {
  screens: Screen[];
  frame: { loader: (args: LoaderArguments) => Promise<unknown>; Component: ComponentType };
  missing: Screen;
  Problem: ComponentType;
};
