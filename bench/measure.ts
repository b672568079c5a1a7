import type { BenchShop } from './open-bench-shop.ts';
import type { Request, Scenario } from './scenarios.ts';

export type Measured = {
  median: number;
  p95: number;
  /** Per visit. */
  queries: number;
};

const WARM_UP = 30;

/** One caller, one visit after the other. */
export async function measure(
  shop: BenchShop,
  { visit }: Scenario,
  visits: number,
): Promise<Measured> {
  for (let at = 0; at < WARM_UP; at++) await pay(shop, visit(at));
  const times: number[] = [];
  const before = shop.queries();
  for (let at = 0; at < visits; at++) times.push(await pay(shop, visit(WARM_UP + at)));
  times.sort((a, b) => a - b);
  const share = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { median: share(0.5), p95: share(0.95), queries: (shop.queries() - before) / visits };
}

/** Milliseconds of a visit: its requests together. An unexpected answer ends the run. */
async function pay(shop: BenchShop, requests: Request[]) {
  let spent = 0;
  for (const { method = 'GET', path, body, token } of requests) {
    const start = performance.now();
    const response = await fetch(`${shop.url}${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Token ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    spent += performance.now() - start;
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
  }
  return spent;
}
