/** An address of the shop as redirects name it: readable, without language and last slash. */
export function pathKey(pathname: string): string {
  const path = decoded(pathname)
    .normalize('NFC')
    .replace(/^\/ru(?=\/|$)/, '')
    .replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

/** What cannot be decoded stands for itself. */
function decoded(pathname: string) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * Where the shop itself works, where whoever is led away could not buy or manage any more, and the
 * screens it has of its own.
 */
const RESERVED =
  /^\/($|(api|admin|media|assets|cart|favorite|success|error|accounts?|sitemaps|sitemap\.xml|robots\.txt|1c_exchange|bitrix|feeds|health|live|ready|manifest\.webmanifest|favicon\.ico|\.well-known)(\/|$)|(search|discount|brand|news|contact|landing|catalog|product|content)\/?$)/i;

export const isReservedPath = (path: string) => RESERVED.test(path);
