import { type Meaning, WEIGHT } from '../meaning.ts';

/** How much less each further meaning of a spelling weighs. */
export const LATER = 5;

/** A meaning that is less likely meant: named later, as the vocabulary has it. */
export function lighter(meaning: Meaning, by: number): Meaning {
  if (meaning.is === 'category')
    return { ...meaning, weight: Math.max(meaning.weight - by, WEIGHT.category) };
  if (meaning.is === 'together')
    return { ...meaning, meanings: meaning.meanings.map((one) => lighter(one, by)) };
  // Between values only what else is equal is decided: three phases are 3P before 4P.
  if (meaning.is === 'value' && meaning.attribute !== 'mark')
    return { ...meaning, weight: meaning.weight - by / LATER };
  return meaning;
}
