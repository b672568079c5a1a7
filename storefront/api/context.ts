import { createContext, type RouterContextProvider } from 'react-router';
import type { Api } from './client.ts';

/** Loaders find the API here, on the server and in the browser alike. */
const apiContext = createContext<Api>();

export const provideApi = (context: RouterContextProvider, api: Api) =>
  context.set(apiContext, api);

type LoaderArguments = { context: Readonly<RouterContextProvider> };

export const apiOf = ({ context }: LoaderArguments): Api => context.get(apiContext);

/** A part the page can do without: its failure leaves the page whole. */
export const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);
