import { type Fields, holds } from '../predicate.ts';
import type { Asked } from '../read-asked.ts';
import type { KindCase } from './read-kind-cases.ts';

/** Codes of all that a text lists, on all pages, in their order. */
export type ListWhole = (asked: Pick<Asked, 'query' | 'locale'>) => Promise<string[]>;

export type Kept = {
  case: KindCase;
  listed: number;
  /** How many of the listed products are the thing asked for. */
  fitting: number;
  complaints: string[];
  /** The first listed products that are something else. */
  strangers: string[];
};

const MOST_TOLD = 3;

/** How far each whole list keeps to the thing asked for. */
export async function measureKinds(
  cases: readonly KindCase[],
  listWhole: ListWhole,
  fields: ReadonlyMap<string, Fields>,
): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const one of cases) {
    const codes = await listWhole(one);
    const isThing = codes.map((code) => isOne(one, fields.get(code)));
    const strangers = codes.filter((_, at) => !isThing[at]);
    const fitting = codes.length - strangers.length;
    kept.push({
      case: one,
      listed: codes.length,
      fitting,
      complaints: [
        ...(fitting < one.least ? [`only ${fitting} of ${one.least} found`] : []),
        ...(isThing[0] === false ? ['something else stands first'] : []),
      ],
      strangers: strangers.slice(0, MOST_TOLD),
    });
  }
  return kept;
}

const isOne = ({ thing }: KindCase, fields: Fields | undefined): boolean =>
  fields !== undefined && thing.some((predicate) => holds(predicate, fields));

/** Of all that all queries list, the part that is what was asked for. */
export function shareKept(kept: readonly Kept[]): number {
  const [listed, fitting] = [sum(kept, 'listed'), sum(kept, 'fitting')];
  return listed === 0 ? 0 : fitting / listed;
}

/** The same with every query counting alike: a long list does not hide a short one. */
export const meanKept = (kept: readonly Kept[]): number =>
  kept.reduce((all, { listed, fitting }) => all + (listed === 0 ? 0 : fitting / listed), 0) /
  kept.length;

const sum = (kept: readonly Kept[], key: 'listed' | 'fitting') =>
  kept.reduce((all, one) => all + one[key], 0);
