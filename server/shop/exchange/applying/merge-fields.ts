import { isDeepStrictEqual } from 'node:util';

type Fields = Record<string, unknown>;

/**
 * Three sides of a field: what 1C says now, what it said last, and what the shop has. Only what 1C
 * has changed is written, and only where the shop still has what 1C said before: what people wrote
 * over it is theirs.
 */
export function mergeFields(
  stored: Fields,
  given: Fields,
  read: Fields,
): { changed: Fields; kept: string[] } {
  const changed: Fields = {};
  const kept: string[] = [];
  for (const [name, value] of Object.entries(read)) {
    if (isSame(value, given[name]) || isSame(value, stored[name])) continue;
    if (name in given && isSame(stored[name], given[name])) changed[name] = value;
    else kept.push(name);
  }
  return { changed, kept };
}

/** As JSON has them: nothing is null. */
const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? null, other ?? null);
