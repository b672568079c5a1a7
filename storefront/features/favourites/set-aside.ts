import { localStorageKeys } from '../../../contract/constants.ts';
import { browserTexts } from '../../../kit/state/stored-texts.ts';
import { readToken } from '../../api/token.ts';
import { linesUnder } from '../cart/synced-list.ts';

/** The end of the token a customer's list was kept under last: enough to tell tokens apart. */
const KEPT_UNDER = 'favoritesToken';
const MARK_LENGTH = 8;

/** The list of whoever was here before, until it is known whether they are here again. */
export const SET_ASIDE = 'favoritesSetAside';

const markOf = (token: string) => token.slice(-MARK_LENGTH);

export const isKeptUnder = (token: string) => browserTexts.read(KEPT_UNDER) === markOf(token);

/** Under the token it was kept under a list is shown at once, with another one it is set aside. */
export function setOthersAside() {
  const token = readToken();
  if (!token || isKeptUnder(token)) return;
  const list = browserTexts.read(localStorageKeys.customerFavourites);
  if (list) browserTexts.write(SET_ASIDE, list);
  browserTexts.drop(localStorageKeys.customerFavourites);
  browserTexts.write(KEPT_UNDER, markOf(token));
}

export const takeSetAside = () => take(SET_ASIDE);
export const takeGuestFavourites = () => take(localStorageKeys.guestFavourites);

function take(key: string) {
  const lines = linesUnder(key);
  browserTexts.drop(key);
  return lines;
}
