import { storedList } from '../../state/stored-list.ts';
import { readToken } from '../session/public.ts';
import { type CartLine, isCartLine, withoutPrice } from './cart-line.ts';

/** Lines kept in this browser. */
export const storedLines = (key: () => string) =>
  storedList({ key, isItem: isCartLine, allowed: forWhoIsHere });

/** Prices are for customers: without a token none is shown, and none is stored. */
const forWhoIsHere = (lines: readonly CartLine[]) =>
  readToken() || lines.every(isWithoutPrice) ? lines : lines.map(withoutPrice);

const isWithoutPrice = ({ price, promotion_price }: CartLine) =>
  price === null && promotion_price === null;
