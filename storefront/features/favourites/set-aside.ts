import { localStorageKeys } from '../../../contract/constants.ts';
import { browserTexts } from '../../../kit/state/stored-texts.ts';
import { markOf, readToken } from '../../api/token.ts';
import { itemsIn } from '../../state/stored-list.ts';
import { type CartLine, isCartLine } from '../cart/cart-line.ts';
import { linesUnder } from '../cart/synced-list.ts';
import type { Owner, Unsent } from '../cart/unsent.ts';

/** The mark of the token a customer's list was kept under last. */
const KEPT_UNDER = 'favoritesToken';

/** What customers kept who were here before, until it is known whether they are here again. */
export const SET_ASIDE = 'favoritesSetAside';

type SetAside = CartLine & { by: Owner };

const isSetAside = (value: unknown): value is SetAside => isCartLine(value) && 'by' in value;
const linesAside = () => itemsIn(browserTexts.read(SET_ASIDE), isSetAside);

export const isKeptUnder = (token: string) => browserTexts.read(KEPT_UNDER) === markOf(token);

/** Under the token it was kept under a list is shown at once, with another one it is set aside. */
export function setOthersAside(unsent: Unsent) {
  const token = readToken();
  if (!token || isKeptUnder(token)) return;
  setAside(unsent);
  browserTexts.write(KEPT_UNDER, markOf(token));
}

export function setAside({ ownerOf }: Unsent) {
  const by = ownerOf(browserTexts.read(KEPT_UNDER) ?? '');
  const kept = take(localStorageKeys.customerFavourites).map((line) => ({ ...line, by }));
  if (kept.length > 0) writeAside([...linesAside(), ...kept]);
}

/** Of others only what the shop has not heard of stays aside. */
export function takeSetAside(unsent: Unsent, isOwn: (by: Owner) => boolean): CartLine[] {
  const lines = linesAside();
  writeAside(lines.filter(({ id, by }) => !isOwn(by) && unsent.ids(by).has(id)));
  return lines.flatMap(({ by, ...line }) => (isOwn(by) ? line : []));
}

export const takeGuestFavourites = () => take(localStorageKeys.guestFavourites);

function writeAside(lines: readonly SetAside[]) {
  if (lines.length === 0) browserTexts.drop(SET_ASIDE);
  else browserTexts.write(SET_ASIDE, JSON.stringify(lines));
}

function take(key: string) {
  const lines = linesUnder(key);
  browserTexts.drop(key);
  return lines;
}
