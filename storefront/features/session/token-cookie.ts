import { settingDefaults, TOKEN_COOKIE } from '../../../contract/constants.ts';

const SECONDS_A_DAY = 24 * 60 * 60;

export const keepToken = (token: string) =>
  writeCookie(token, settingDefaults.tokenDays * SECONDS_A_DAY);

export const dropToken = () => writeCookie('', 0);

function writeCookie(value: string, seconds: number) {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${TOKEN_COOKIE}=${value}; path=/; max-age=${seconds}; SameSite=Lax${secure}`;
}
