import { localStorageKeys } from '../../../contract/constants.ts';
import { browserTexts } from '../../../kit/state/stored-texts.ts';
import { linesUnder } from '../cart/public.ts';

/** The end of the token a customer's list was kept under last: enough to tell tokens apart. */
const KEPT_UNDER = 'favoritesToken';
const MARK_LENGTH = 8;

/** The list of whoever was here before, until it is known whether they are here again. */
export const SET_ASIDE = 'favoritesSetAside';

/** Under the token it was kept under a list is shown at once, with another one it is set aside. */
export function setOthersAside(token: string) {
  const mark = token.slice(-MARK_LENGTH);
  if (browserTexts.read(KEPT_UNDER) === mark) return;
  const list = browserTexts.read(localStorageKeys.customerFavourites);
  if (list) browserTexts.write(SET_ASIDE, list);
  browserTexts.drop(localStorageKeys.customerFavourites);
  browserTexts.write(KEPT_UNDER, mark);
}

export const takeSetAside = () => take(SET_ASIDE);
export const takeGuestFavourites = () => take(localStorageKeys.guestFavourites);

function take(key: string) {
  const lines = linesUnder(key);
  browserTexts.drop(key);
  return lines;
}
