import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type * as v from 'valibot';
import { signedInRoute } from './signed-in-route.ts';

export type Load = () => Promise<{ default: ComponentType }>;
type Words = v.ObjectSchema<v.ObjectEntries, undefined>;

const inside = { getParentRoute: () => signedInRoute };

/** A screen of the back office at its address; its code is fetched when it is first opened. */
export const screenAt = <const Path extends `/${string}`>(path: Path, load: Load) =>
  createRoute({ ...inside, path, component: lazyRouteComponent(load) });

/** The same with what may stand behind the `?` of its address. */
export const screenWith = <const Path extends `/${string}`, Search extends Words>(
  path: Path,
  validateSearch: Search,
  load: Load,
) => createRoute({ ...inside, path, validateSearch, component: lazyRouteComponent(load) });
