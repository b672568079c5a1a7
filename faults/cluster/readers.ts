import { interruption, pause } from '../wait-for.ts';

const PATHS = ['/', '/ru', '/api/products/items/?search=cablu', '/api/core/shop/'];
const BETWEEN = 150;
const PATIENCE = 10_000;

export type Read = { served: number; away: number; odd: Set<string> };

/** Somebody who looks at pages and lists, until told to stop. */
export async function readUntil(url: string, read: Read, isOver: () => boolean) {
  for (let at = 0; !isOver(); at += 1) {
    const path = PATHS[at % PATHS.length] ?? '/';
    // Nobody has kept this one.
    const address =
      at % 2 ? `${url}${path}` : `${url}${path}${path.includes('?') ? '&' : '?'}x=${at}`;
    try {
      const signal = AbortSignal.any([interruption, AbortSignal.timeout(PATIENCE)]);
      const answer = await fetch(address, { signal, redirect: 'manual' });
      const text = await answer.text();
      if (answer.status < 400) read.served += 1;
      else if (answer.status === 503 && answer.headers.has('Retry-After')) read.away += 1;
      else read.odd.add(`${answer.status} for ${path}: ${text.slice(0, 100)}`);
    } catch {
      // Nobody answered in time.
      read.away += 1;
    }
    await pause(BETWEEN);
  }
}
