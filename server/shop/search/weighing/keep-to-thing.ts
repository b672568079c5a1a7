import type { Term } from '../meaning.ts';
import type { Kind } from './weigh-kind.ts';

type Naming = Pick<Term, 'names'> & { kind: () => Kind | null };

export type Parted = {
  rows: number[];
  resembling: number[];
  /** Whether a thing is named and nothing found is it. */
  isLacking: boolean;
};

/**
 * Parts the products found into those that are the thing asked for and those that only resemble it.
 * All nouns together say what it is; where nothing is all of them, the first one that leaves
 * something does. Where none does, nothing is parted.
 */
export function keepToThing(terms: Naming[], rows: number[]): Parted {
  const wanted = choices(terms);
  for (const kinds of wanted) {
    const parted = part(rows, kinds);
    if (parted.rows.length > 0) return { ...parted, isLacking: false };
  }
  return { rows, resembling: [], isLacking: wanted.length > 0 && rows.length > 0 };
}

function part(rows: number[], [kind, ...others]: Kind[]) {
  const kept: number[] = [];
  const resembling: number[] = [];
  for (const row of rows) {
    const isThing =
      kind?.[row] === 1 && (others.length === 0 || others.every((other) => other[row] === 1));
    (isThing ? kept : resembling).push(row);
  }
  return { rows: kept, resembling };
}

function choices(terms: Naming[]): Kind[][] {
  const kindsOf = (names: Term['names']) =>
    terms.flatMap((term) => (term.names === names ? (term.kind() ?? []) : []));
  const things = kindsOf('thing');
  const named = things.length > 0 ? things : kindsOf('companion').slice(0, 1);
  return named.length > 1 ? [named, ...named.map((kind) => [kind])] : named.map((kind) => [kind]);
}
