import { foldText } from './fold-text.ts';
import { soundOf } from './sound-of.ts';

/** Found by its label and by its other names, such as the one in another language. */
export type Named = { label: string; names?: readonly string[] };

/**
 * What begins with the typed text first, then what has a word that does, then the rest that fits;
 * letter by letter before what only sounds alike in the other alphabet.
 */
export function filterOptions<T extends Named>(options: readonly T[], typed: string): T[] {
  const sought = foldText(typed);
  if (sought === '') return [...options];
  const sound = soundOf(typed);
  const ranked = options.map((option) => ({
    option,
    rank: Math.min(
      ...namesOf(option).flatMap((name) => [
        rankOf(foldText(name), sought),
        // Signs that make no sound would fit everything.
        sound === '' ? NO_MATCH : rankOf(soundOf(name), sound) + BY_SOUND,
      ]),
    ),
  }));
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/** The one that is meant by a text left in the field: named in full, or the only one that fits. */
export function meantBy<T extends Named>(options: readonly T[], typed: string): T | undefined {
  const sought = foldText(typed);
  const named = options.filter((option) =>
    namesOf(option).some((name) => foldText(name) === sought),
  );
  const fitting = named.length > 0 ? named : filterOptions(options, typed);
  return fitting.length === 1 ? fitting[0] : undefined;
}

const namesOf = ({ label, names = [] }: Named) => [label, ...names];

const BY_SOUND = 3;
const NO_MATCH = 100;

function rankOf(label: string, sought: string) {
  if (label.startsWith(sought)) return 0;
  if (label.split(/[\s-]+/).some((word) => word.startsWith(sought))) return 1;
  return label.includes(sought) ? 2 : NO_MATCH;
}
