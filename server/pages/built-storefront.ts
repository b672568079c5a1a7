import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { createPageCache } from './page-cache.ts';
import { openRenderThreads } from './render-threads.ts';
import type { Storefront } from './storefront.ts';

const dist = (path: string) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));

/** While one page waits for the database another is drawn. */
const PAGES_OF_A_THREAD = 2;

/** The storefront as `npm start` built it. */
export async function openBuiltStorefront({
  rendersAtOnce,
}: Pick<Config, 'rendersAtOnce'>): Promise<Storefront> {
  const filesDir = dist('browser');
  const threads = await openRenderThreads(Math.ceil(rendersAtOnce / PAGES_OF_A_THREAD), {
    filesDir,
    entryFile: dist('server/entry-server.js'),
  });
  return { filesDir, cache: createPageCache(), ...threads };
}
