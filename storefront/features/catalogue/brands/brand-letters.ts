import { foldText } from '../../../../kit/ui/fold-text.ts';

type Titled = { title: string };

/** Names that begin with no letter stand together. */
const OTHER = '#';

export function letterOf({ title }: Titled): string {
  const first = foldText(title).charAt(0).toUpperCase();
  return /\p{Letter}/u.test(first) ? first : OTHER;
}

export const lettersOf = (brands: readonly Titled[]): string[] =>
  [...new Set(brands.map(letterOf))].sort();

/** Whose name holds the typed text; without one, those of the letter. */
export function chooseBrands<T extends Titled>(
  brands: readonly T[],
  { letter, typed }: { letter: string | null; typed: string },
): T[] {
  const sought = foldText(typed);
  return brands.filter((brand) =>
    sought ? foldText(brand.title).includes(sought) : letter === null || letterOf(brand) === letter,
  );
}

export const largestFirst = <T extends { products: number }>(brands: readonly T[]): T[] =>
  [...brands].sort((a, b) => b.products - a.products);
