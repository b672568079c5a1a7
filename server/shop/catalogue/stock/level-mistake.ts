import { MOST_IN_STOCK } from '../../../../contract/editing/catalogue.ts';

/** As many as one movement takes. */
const MOST_MOVED = 1_000_000;

/** What is wrong with so much more or less in a warehouse where so much lies. */
export function levelMistake(level: number, by: number): 'EDIT.STOCK' | 'EDIT.WHOLE' | null {
  if (level + by < 0) return 'EDIT.STOCK';
  return level + by > MOST_IN_STOCK || Math.abs(by) > MOST_MOVED ? 'EDIT.WHOLE' : null;
}
