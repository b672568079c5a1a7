import { TOKEN_COOKIE } from '../../contract/constants.ts';

/** The customer's token, kept in a cookie so that the first page can be rendered with prices. */
export function readToken(): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${TOKEN_COOKIE}=`));
  return pair?.slice(TOKEN_COOKIE.length + 1) || null;
}

const MARK_LENGTH = 8;

/** The end of a token: enough to tell tokens apart, and opens nothing where it is kept. */
export const markOf = (token: string) => token.slice(-MARK_LENGTH);
