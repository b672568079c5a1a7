import { TOKEN_COOKIE } from '../../contract/constants.ts';
import { createApi } from '../api/client.ts';
import { readToken } from '../api/token.ts';
import { localeOfPath } from '../i18n/locale.ts';

/** The token is given up whether or not the shop could be told. */
export async function signOut() {
  const api = createApi({
    locale: localeOfPath(location.pathname),
    token: readToken(),
    fetch: window.fetch.bind(window),
  });
  await api.post('/auth-token/token/logout/').catch(() => null);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${TOKEN_COOKIE}=; path=/; max-age=0; SameSite=Lax`;
  location.reload();
}
