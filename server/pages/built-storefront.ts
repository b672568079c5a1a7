import { fileURLToPath } from 'node:url';
import type { render } from '../../storefront/entry-server.tsx';
import { readBuiltAssets } from './built-assets.ts';
import { createPageCache } from './page-cache.ts';
import type { Storefront } from './storefront.ts';

const dist = (path: string) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));

/** The storefront as `npm start` built it. */
export async function openBuiltStorefront(): Promise<Storefront> {
  const filesDir = dist('browser');
  const assetsFor = await readBuiltAssets(filesDir);
  const entry: { render: typeof render } = await import(dist('server/entry-server.js'));
  return {
    filesDir,
    cache: createPageCache(),
    render: (request) => entry.render({ ...request, assetsFor }),
    close: async () => {},
  };
}
