import { createApi } from '../../api/client.ts';
import { readToken } from '../../api/token.ts';
import { localeOfPath } from '../../i18n/locale.ts';

/** The API for whoever sits in front of this page, in its language; null asks as a guest would. */
export const browserApi = (token: string | null = readToken()) =>
  createApi({
    locale: localeOfPath(window.location.pathname),
    token,
    fetch: window.fetch.bind(window),
  });
