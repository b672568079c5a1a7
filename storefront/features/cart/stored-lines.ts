import { browserTexts } from '../../../kit/state/stored-texts.ts';
import { itemsIn, storedList } from '../../state/stored-list.ts';
import { readToken } from '../session/public.ts';
import { type CartLine, isCartLine, withoutPrice } from './cart-line.ts';

/** Lines kept in this browser. */
export const storedLines = (key: () => string) =>
  storedList({ key, isItem: isCartLine, allowed: forWhoIsHere });

export const linesUnder = (key: string) => itemsIn(browserTexts.read(key), isCartLine);

/** Prices are for customers: without a token none is shown, and none is stored. */
const forWhoIsHere = (lines: readonly CartLine[]) =>
  readToken() ? lines : lines.map(withoutPrice);

/** Whoever leaves takes the prices along; the lines under these keys stay. */
export function forgetStoredPrices(...keys: string[]) {
  if (readToken()) return;
  for (const key of keys) {
    const text = browserTexts.read(key);
    const without = JSON.stringify(linesUnder(key).map(withoutPrice));
    if (text !== null && text !== without) browserTexts.write(key, without);
  }
}
