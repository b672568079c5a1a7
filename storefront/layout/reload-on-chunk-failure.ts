import { CHUNK_RELOAD_WINDOW } from '../../contract/constants.ts';

type Page = {
  addEventListener: (name: 'vite:preloadError', hear: () => void) => void;
  navigator: { onLine: boolean };
  sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
  location: { pathname: string; reload: () => void };
};

/**
 * A page opened before a new release asks for files that are gone; a reload brings the new ones.
 * Once only: if it does not help, another within the window would not either.
 */
export function reloadOnChunkFailure(page: Page = window) {
  page.addEventListener('vite:preloadError', () => {
    // A moment later the address is that of the page the file was wanted for.
    setTimeout(() => {
      // Without a connection a reload would lose even the page that is there.
      if (page.navigator.onLine && mayReload(page)) page.location.reload();
    });
  });
}

function mayReload({ sessionStorage, location }: Page) {
  const key = `reloaded:${location.pathname}`;
  const now = Date.now();
  try {
    const last = sessionStorage.getItem(key);
    if (last !== null && now - Number(last) < CHUNK_RELOAD_WINDOW) return false;
    sessionStorage.setItem(key, String(now));
    return true;
  } catch {
    // Where nothing can be remembered, nothing would stop a loop.
    return false;
  }
}
