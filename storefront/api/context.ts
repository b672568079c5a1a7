import { createContext, type RouterContextProvider } from 'react-router';
import type { Locale } from '../../contract/locale.ts';
import { localeOfPath } from '../i18n/locale.ts';
import type { Api } from './client.ts';

type ApiIn = (locale: Locale) => Api;

/** Loaders find the API here, on the server and in the browser alike. */
const apiContext = createContext<ApiIn>();

export const provideApi = (context: RouterContextProvider, apiIn: ApiIn) =>
  context.set(apiContext, apiIn);

type LoaderArguments = { context: Readonly<RouterContextProvider>; request: Request };

/** The API in the language of the page that is being loaded, not of the one being left. */
export const apiOf = ({ context, request }: LoaderArguments): Api =>
  context.get(apiContext)(localeOfPath(new URL(request.url).pathname));

/** A part the page can do without: its failure leaves the page whole. */
export const orNull = <T>(work: Promise<T>): Promise<T | null> => work.catch(() => null);
