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
      ...spellingsOf(option).flatMap((name) => [
        rankOf(name.folded, sought),
        // Signs that make no sound would fit everything.
        sound === '' ? NO_MATCH : rankOf(name.sound, sound) + BY_SOUND,
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
    spellingsOf(option).some(({ folded }) => folded === sought),
  );
  const fitting = named.length > 0 ? named : filterOptions(options, typed);
  return fitting.length === 1 ? fitting[0] : undefined;
}

type Spelling = { folded: string; sound: string };
const spellings = new WeakMap<Named, Spelling[]>();

/** Worked out once for each option: every letter typed asks all of them again. */
function spellingsOf(option: Named) {
  const known = spellings.get(option);
  if (known) return known;
  const names = new Set([option.label, ...(option.names ?? [])]);
  const made = [...names].map((name) => ({ folded: foldText(name), sound: soundOf(name) }));
  spellings.set(option, made);
  return made;
}

const BY_SOUND = 3;
const NO_MATCH = 100;

function rankOf(label: string, sought: string) {
  if (label.startsWith(sought)) return 0;
  if (label.split(/[\s-]+/).some((word) => word.startsWith(sought))) return 1;
  return label.includes(sought) ? 2 : NO_MATCH;
}
