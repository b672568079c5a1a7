import { hash } from 'node:crypto';
import { scrub } from './scrub.ts';

export type ErrorGroup = {
  /** The same for the same error from the same place, in every process. */
  fingerprint: string;
  what: string;
  /** Where in our code, if that is known. */
  at: string | null;
  count: number;
  first: Date;
  last: Date;
};

/** However many kinds of errors come, no more are told apart. */
export const MOST_GROUPS = 200;
export const OTHERS = 'others';

const OWN_FRAME = /(?<!node_modules\S*)\b((?:server|contract|demo|dist)\/[\w./-]+\.(?:ts|js):\d+)/;

/** Counts errors by what was being done, their kind, and the place in our code they come from. */
export function openErrorGroups(now = () => new Date()) {
  const groups = new Map<string, ErrorGroup>();
  return {
    note(what: string, error: unknown): ErrorGroup {
      const stack = (error instanceof Error ? (error.stack ?? '') : String(error)).slice(0, 4_000);
      const at = OWN_FRAME.exec(stack)?.[1] ?? null;
      const full = fingerprintOf(what, error, at);
      const isToldApart = groups.has(full) || groups.size < MOST_GROUPS;
      const fingerprint = isToldApart ? full : OTHERS;
      const known = groups.get(fingerprint);
      const last = now();
      const group = known
        ? { ...known, count: known.count + 1, last }
        : { fingerprint, what: isToldApart ? what : OTHERS, at, count: 1, first: last, last };
      groups.set(fingerprint, group);
      return group;
    },
    all: () => [...groups.values()],
  };
}

function fingerprintOf(what: string, error: unknown, at: string | null) {
  const name = error instanceof Error ? error.name : typeof error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  // Numbers and quoted words differ from case to case; without a place, the rest is all there is.
  const message = scrub(String(error instanceof Error ? error.message : error)).replace(
    /\d+|"[^"]*"/g,
    '',
  );
  return hash('sha256', [what, name, code, at ?? message].join('\n')).slice(0, 10);
}

/** Of this thread. */
export const errorGroups = openErrorGroups();
