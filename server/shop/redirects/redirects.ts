import { isReservedPath, pathKey } from '../../../contract/redirects.ts';
import { keptInStep } from '../../base/changes/follower.ts';
import type { Database } from '../../base/database/connect.ts';

/** Where an old address leads, by the path as `pathKey` spells it. */
export type Redirects = ReadonlyMap<string, Leads>;

/** `permanentFrom`: the moment from which it is for good; null where it is for now. */
type Leads = { to: string; permanentFrom: number | null };

/** What browsers keep for good cannot be taken back: so long somebody may notice a mistake. */
const A_WEEK = 7 * 24 * 60 * 60_000;

export const keepRedirects = (db: Database) => keptInStep(['redirect'], () => loadRedirects(db));

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
/** One step of the way, from a path as `pathKey` spells it. */
type Step = Onward & { from: string };

const SHOP = 'https://shop.invalid';

/**
 * Where whoever comes by this path goes on to, in their language; null where nothing leads on.
 * Nothing of a request but its path decides, so that no link can send anybody elsewhere.
 * A page that is shown again at an old address, `isShownAgain`, ends the way there.
 */
export async function resolveRedirect(
  redirects: Redirects,
  pathname: string,
  isShownAgain: (path: string) => Promise<boolean>,
): Promise<Onward | null> {
  let arrived: Onward | null = null;
  for (const { from, address, isPermanent } of stepsFrom(redirects, pathname, Date.now()) ?? []) {
    if (await isShownAgain(from)) break;
    arrived = { address, isPermanent };
  }
  return arrived;
}

/** Whether a redirect stands at this path, wherever its way ends. */
export const isLedOn = (redirects: Redirects, pathname: string) => redirects.has(pathKey(pathname));

/** Null where they go round and round: in a circle nobody arrives. */
function stepsFrom(redirects: Redirects, pathname: string, now: number): Step[] | null {
  const prefix = /^\/ru(?=\/|$)/.test(pathname) ? '/ru' : '';
  const steps: Step[] = [];
  let isPermanent = true;
  let key = pathKey(pathname);
  for (let next = redirects.get(key); next; next = redirects.get(key)) {
    const from = key;
    // None is saved; a row written by hand may make one.
    if (steps.some((step) => step.from === from)) return null;
    isPermanent &&= next.permanentFrom !== null && next.permanentFrom <= now;
    const target = new URL(next.to, SHOP);
    const isElsewhere = target.origin !== SHOP;
    const address = isElsewhere ? target.href : inLanguage(target, prefix);
    steps.push({ from, address, isPermanent });
    if (isElsewhere) break;
    key = pathKey(target.pathname);
  }
  return steps;
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
  return stepsFrom(withIt, from, 0) === null;
}
