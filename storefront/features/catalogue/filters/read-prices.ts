import type { UnreadPrices } from '../../../../contract/catalogue-url.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { leiRules, numberIn } from '../../../../contract/typed-number.ts';
import { numberProblem } from '../../../../kit/forms/number-problem.ts';

type Typed = UnreadPrices;

/** Lei as people type them. Limits the wrong way round are turned; null: one of them is no price. */
export function readPrices({ from, to }: Typed) {
  const [min, max] = [numberIn(from, leiRules), numberIn(to, leiRules)];
  if (Number.isNaN(min) || Number.isNaN(max)) return null;
  return min !== null && max !== null && min > max
    ? { priceMin: max, priceMax: min }
    : { priceMin: min, priceMax: max };
}

/** Why a limit is no price, as it is said beside it. */
export function priceProblems({ from, to }: Typed, locale: Locale) {
  const problem = (text: string) =>
    text.trim() === '' ? undefined : numberProblem(text, leiRules, locale);
  return { from: problem(from), to: problem(to) };
}
