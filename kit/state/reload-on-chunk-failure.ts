import { CHUNK_RELOAD_WINDOW } from '../../contract/constants.ts';
import { tabTexts } from './stored-texts.ts';

type Page = {
  addEventListener: (name: 'vite:preloadError', hear: () => void) => void;
  navigator: { onLine: boolean };
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
      if (page.navigator.onLine && mayReload(page.location.pathname)) page.location.reload();
    });
  });
}

function mayReload(path: string) {
  const key = `reloaded:${path}`;
  const now = Date.now();
  const last = tabTexts.read(key);
  if (last !== null && now - Number(last) < CHUNK_RELOAD_WINDOW) return false;
  // Where nothing can be remembered, nothing would stop a loop.
  return tabTexts.write(key, String(now));
}
