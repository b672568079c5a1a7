import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestRoutes } from './every-route.ts';
import { settled } from './settled.ts';
import { shiftsOf } from './shifts.ts';
import { shopUrl, visit } from './visitor.ts';

/** Many enough to cut through what stands side by side in the first window. */
const PIECES = 200;

/** Called with every piece sent; the next one goes when the browser has taken it in. */
let takenIn = async () => {};

/** The shop as a poor connection brings it: each page in many pieces, everything else at once. */
const connection = createServer(async (request, response) => {
  const answer = await fetch(new URL(request.url ?? '/', shopUrl()));
  const type = answer.headers.get('Content-Type') ?? '';
  response.writeHead(answer.status, { 'Content-Type': type });
  if (type.startsWith('text/html')) {
    for (const piece of piecesOf(await answer.text())) {
      response.write(piece);
      await takenIn();
    }
    response.end();
  } else response.end(Buffer.from(await answer.arrayBuffer()));
});

/** Each begins with a tag, so that each brings an element; what is in a noscript brings none. */
function piecesOf(html: string) {
  const size = Math.ceil(html.length / PIECES);
  const pieces: string[] = [];
  let piece = '';
  for (const part of html.split(/(<noscript>.*?<\/noscript>)|(?=<[a-z])/s)) {
    if (!part) continue;
    if (piece.length >= size) {
      pieces.push(piece);
      piece = '';
    }
    piece += part;
  }
  return [...pieces, piece];
}

/** Waits until there are more elements than before, and they are drawn unless that has to wait. */
function untilTakenIn(page: Page) {
  let seen = 0;
  return async () => {
    if (seen === 0) await page.waitForURL(/\/\/127\.0\.0\.1:/, { waitUntil: 'commit' });
    seen = await page.evaluate(async (before) => {
      const count = () => document.querySelectorAll('*').length;
      await new Promise<void>((grown) => {
        const observer = new MutationObserver(() => count() > before && end());
        const end = () => {
          observer.disconnect();
          grown();
        };
        observer.observe(document, { childList: true, subtree: true });
        if (count() > before) end();
      });
      // No frame comes before the body, nor while the page itself wants nothing drawn before a part.
      const isHeldBack = [...document.querySelectorAll('link[rel=expect][blocking=render]')].some(
        (link) => !document.querySelector(link.getAttribute('href') ?? ''),
      );
      if (document.body && !isHeldBack) {
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      return count();
    }, seen);
  };
}

beforeAll(() => new Promise<void>((ready) => connection.listen(0, '127.0.0.1', ready)));
afterAll(() => {
  connection.closeAllConnections();
  connection.close();
});

test('no page jumps that arrives in pieces', async () => {
  const { port } = connection.address() as AddressInfo;
  const { page } = await visit('about:blank');
  for (const name of ['home', 'product', 'landing', 'unknown path']) {
    takenIn = untilTakenIn(page);
    const shifts = await shiftsOf(page, `http://127.0.0.1:${port}${guestRoutes[name]?.path}`);
    expect.soft(shifts, name).toBeLessThan(0.005);
    await page.goto('about:blank');
  }
});

/** Where the window's upper edge is the zero. */
const topOfFooter = (page: Page) =>
  page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top);

test('the footer stays where it is in the window when what is bought most arrives above it', async () => {
  const popular = /api\/products\/most-bought\//;
  for (const screen of ['phone', 'desktop'] as const) {
    for (const name of ['cart', 'favourites']) {
      const { page } = await visit('/robots.txt', { screen });
      const held = Promise.withResolvers<void>();
      await page.route(popular, async (route) => {
        await held.promise;
        await route.continue();
      });
      const asked = page.waitForRequest(popular);
      await page.goto(guestRoutes[name]?.path ?? '');
      await asked;
      const below = await topOfFooter(page);
      await page.evaluate((distance) => scrollTo(0, distance - innerHeight / 2), below);
      const before = await topOfFooter(page);
      held.resolve();
      await page.getByRole('region', { name: 'Cele mai cumpărate' }).waitFor();
      await settled(page);
      expect.soft(await topOfFooter(page), `${name}, ${screen}`).toBeCloseTo(before, 0);
    }
  }
});
