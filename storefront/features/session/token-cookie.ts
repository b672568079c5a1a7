import { TOKEN_COOKIE } from '../../../contract/constants.ts';

const SECONDS_A_DAY = 24 * 60 * 60;

/** As long as the shop knows the token; browsers keep no cookie longer than 400 days. */
export const keepToken = (token: string, days: number) => writeCookie(token, days * SECONDS_A_DAY);

export const dropToken = () => writeCookie('', 0);

function writeCookie(value: string, seconds: number) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${TOKEN_COOKIE}=${value}; path=/; max-age=${seconds}; SameSite=Lax${secure}`;
}
