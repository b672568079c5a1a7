import { fileURLToPath } from 'node:url';
import type { Config } from '../../base/config/config.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import { openRenderThreads } from './render-threads.ts';
import type { Storefront } from './storefront.ts';

const dist = (path: string) => fileURLToPath(new URL(`../../../dist/${path}`, import.meta.url));

/** Milliseconds: the largest page takes a small part of a second, also of a busy machine's some. */
const SILENCE = 10_000;
/** While one page waits for the database another is drawn. */
const PAGES_OF_A_THREAD = 2;

/** The storefront as `npm start` built it. */
export async function openBuiltStorefront({
  rendersAtOnce,
  rendersPatience,
}: Pick<Config, 'rendersAtOnce' | 'rendersPatience'>): Promise<Storefront> {
  const filesDir = dist('browser');
  const threads = await openRenderThreads(
    Math.ceil(rendersAtOnce / PAGES_OF_A_THREAD),
    { filesDir, entryFile: dist('server/entry-server.js') },
    { silence: Math.max(SILENCE, rendersPatience) },
  );
  return { filesDir, cache: createResponseCache(), ...threads };
}
