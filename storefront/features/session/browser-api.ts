import { createApi } from '../../../kit/api/client.ts';
import { localeOfPath } from '../../../kit/i18n/locale.ts';
import { readToken } from '../../api/token.ts';
import { forgetToken } from './forget-token.ts';

/** The API for whoever sits in front of this page, in its language; null asks as a guest would. */
export const browserApi = (token: string | null = readToken()) =>
  createApi({ locale: localeOfPath(window.location.pathname), token, fetch: fetchAs(token) });

/** A token that the shop refuses is dead, whatever it was sent along with, and goes silently. */
const fetchAs =
  (token: string | null): typeof window.fetch =>
  async (input, init) => {
    const response = await window.fetch(input, init);
    // Another tab may have signed in meanwhile.
    if (response.status === 401 && token !== null && readToken() === token) forgetToken();
    return response;
  };
