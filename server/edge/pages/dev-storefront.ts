import type { render } from '../../../storefront/entry-server.tsx';
import type { Storefront } from './storefront.ts';

/** The storefront straight from its sources, pages renewed in the browser as they are edited. */
export async function openDevStorefront(): Promise<Storefront> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const assets = {
    scripts: ['/@vite/client', '/kit/dev-refresh.ts', '/storefront/entry-browser.tsx'],
    styles: ['/storefront/styles.css'],
    preloads: [],
    fonts: [],
  };
  return {
    filesDir: null,
    // The sources may change at any time.
    cache: null,
    middleware: vite.middlewares,
    close: () => vite.close(),
    async render(request) {
      const entry = await vite.ssrLoadModule('/storefront/entry-server.tsx');
      return (entry.render as typeof render)({ ...request, assetsFor: () => assets });
    },
  };
}
