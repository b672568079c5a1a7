import type { GroupDecision } from '../../../../contract/editing/exchange.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { unknownIn } from '../../catalogue/writing/unknown-in.ts';
import { type ExternalLink, readLinks } from './external-links.ts';

/** Of the group, or of the one it is folded into. */
export const categoryOf = (link: ExternalLink | undefined): number | null =>
  link?.local_id ?? (typeof link?.given.folded_into === 'number' ? link.given.folded_into : null);

/** As it was parsed when somebody decided. */
export const groupDecisionOf = (link: ExternalLink | undefined) =>
  (link?.decision ?? null) as GroupDecision | null;

export const isAsked = (link: ExternalLink | undefined) => link?.given.is_asked === true;

export const parentOf = (link: ExternalLink | undefined): string | null =>
  typeof link?.given.parent === 'string' ? link.given.parent : null;

/** More than trees have; a tree that leads into itself ends there. */
const DEEPEST = 100;

/** The group itself, and those above it that people were asked about. */
export function* upwards(link: ExternalLink | undefined, known: Map<string, ExternalLink>) {
  let here = link;
  for (let depth = 0; here && depth < DEEPEST; depth += 1) {
    yield here;
    here = known.get(parentOf(here) ?? '');
  }
}

/** A decision about a group holds for those beneath it, until they have one of their own. */
export const isDecidedAbove = (link: ExternalLink, known: Map<string, ExternalLink>) =>
  [...upwards(link, known)].slice(1).some((above) => groupDecisionOf(above) !== null);

/** Where goods of a group belong. */
export type Place =
  | { kind: 'category'; id: number }
  /** People have said that it is not sold here. */
  | { kind: 'ignored' }
  /** Nobody has said yet, or it is about to be made. */
  | { kind: 'asked' }
  | { kind: 'unknown' };

/** Reads once where the goods of every group belong; the first of several that tells most. */
export async function startFindingPlaces(trx: Trx) {
  const known = await readLinks(trx, 'group');
  const chosen = [...known.values()].flatMap((link) => {
    const decision = groupDecisionOf(link);
    return decision && 'category_id' in decision ? decision.category_id : [];
  });
  // What was chosen may have been deleted since.
  const gone = await unknownIn(trx, 'category', chosen);
  const placeOf = (id: string): Place => {
    const link = known.get(id);
    if (!link) return { kind: 'unknown' };
    const own = categoryOf(link);
    if (own !== null) return { kind: 'category', id: own };
    const decision = [...upwards(link, known)].map(groupDecisionOf).find((one) => one !== null);
    if (!decision || 'create' in decision) return { kind: 'asked' };
    if ('ignore' in decision) return { kind: 'ignored' };
    const { category_id } = decision;
    return gone.has(category_id) ? { kind: 'asked' } : { kind: 'category', id: category_id };
  };
  return (groupIds: string[]): Place => {
    const places = groupIds.map(placeOf);
    const first = (kind: Place['kind']) => places.find((place) => place.kind === kind);
    return first('category') ?? first('asked') ?? first('ignored') ?? { kind: 'unknown' };
  };
}
