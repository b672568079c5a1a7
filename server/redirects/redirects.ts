import { isReservedPath, pathKey } from '../../contract/redirects.ts';
import type { Database } from '../database/connect.ts';

/** Where an old address leads, by the path as `pathKey` spells it. */
export type Redirects = ReadonlyMap<string, Leads>;

/** `permanentFrom`: the moment from which it is for good; null where it is for now. */
type Leads = { to: string; permanentFrom: number | null };

/** What browsers keep for good cannot be taken back: so long somebody may notice a mistake. */
const A_WEEK = 7 * 24 * 60 * 60_000;

export async function loadRedirects(db: Database): Promise<Redirects> {
  const rows = await db
    .selectFrom('redirect')
    .select(['from_path', 'to_address as to', 'is_permanent', 'updated_at'])
    .execute();
  return new Map(
    // A screen of the shop's own is never led away from, whoever wrote the row.
    rows
      .filter(({ from_path }) => !isReservedPath(from_path))
      .map(({ from_path, to, is_permanent, updated_at }) => [
        from_path,
        { to, permanentFrom: is_permanent ? updated_at.getTime() + A_WEEK : null },
      ]),
  );
}

type Onward = { address: string; isPermanent: boolean };

const SHOP = 'https://shop.invalid';

/**
 * Where whoever comes by this path goes on to, in their language; null where nothing leads on.
 * Nothing of a request but its path decides, so that no link can send anybody elsewhere.
 */
export function resolveRedirect(
  redirects: Redirects,
  pathname: string,
  now = Date.now(),
): Onward | null {
  const prefix = /^\/ru(?=\/|$)/.test(pathname) ? '/ru' : '';
  const passed = new Set<string>();
  let address = '';
  let isPermanent = true;
  let key = pathKey(pathname);
  for (let next = redirects.get(key); next; next = redirects.get(key)) {
    // In a circle nobody arrives. None is saved; a row written by hand may make one.
    if (passed.has(key)) return null;
    passed.add(key);
    isPermanent &&= next.permanentFrom !== null && next.permanentFrom <= now;
    const target = new URL(next.to, SHOP);
    if (target.origin !== SHOP) return { address: target.href, isPermanent };
    address = inLanguage(target, prefix);
    key = pathKey(target.pathname);
  }
  return address === '' || passed.has(key) ? null : { address, isPermanent };
}

/** A target that names no language is shown in the visitor's. */
function inLanguage({ pathname, search, hash }: URL, prefix: '' | '/ru') {
  const isNamed = /^\/ru(?=\/|$)/.test(pathname);
  // Two slashes at the start would name another site.
  const path = (isNamed ? pathname : prefix + pathname)
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  return path + search + hash;
}

/** Whether the redirect would send somebody round and round. */
export function makesLoop(redirects: Redirects, from: string, to: string): boolean {
  const withIt = new Map(redirects).set(from, { to, permanentFrom: null });
  return resolveRedirect(withIt, from) === null;
}
