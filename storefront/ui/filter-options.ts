import { foldText } from './fold-text.ts';

/** What begins with the typed text first, then what has a word that does, then the rest that fits. */
export function filterOptions<T extends { label: string }>(
  options: readonly T[],
  typed: string,
): T[] {
  const sought = foldText(typed);
  if (sought === '') return [...options];
  const ranked = options.map((option) => ({
    option,
    rank: rankOf(foldText(option.label), sought),
  }));
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

const NO_MATCH = 3;

function rankOf(label: string, sought: string) {
  if (label.startsWith(sought)) return 0;
  if (label.split(/[\s-]+/).some((word) => word.startsWith(sought))) return 1;
  return label.includes(sought) ? 2 : NO_MATCH;
}
