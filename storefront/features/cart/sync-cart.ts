import { deleteLine } from '../../../contract/cart.ts';
import { CART_SYNC_DEBOUNCE, LOGIN_MERGE_DELAY } from '../../../contract/constants.ts';
import { fittingCuts } from '../../../contract/cuts.ts';
import { linesToSend } from '../../../contract/merge-carts.ts';
import { statusOf } from '../../../kit/api/api-error.ts';
import { oneAtATime, withEach } from '../../api/one-at-a-time.ts';
import { type CallAs, type Customer, callAs } from '../session/public.ts';
import { announceDroppedCuts } from './announce-dropped-cuts.ts';
import { announceLoweredLines } from './announce-lowered-lines.ts';
import { type CartLine, lineOf, withinStock } from './cart-line.ts';
import { cart, quantityIn, unsentLines } from './cart-store.ts';
import { cartLoad } from './first-load.ts';
import { lineOfRow, mergeLoaded } from './merge-loaded.ts';
import {
  type CartRow,
  emptyServerCart,
  readServerCart,
  type SentLine,
  writeServerLine,
} from './server-cart.ts';

const inTurn = oneAtATime();

/** Keeps the cart here and the customer's cart in the shop alike until it is called off. */
export function keepCartInSync(customer: Customer): () => void {
  unsentLines.claim(customer.user);
  const merge = () => mergeCartOf(customer).then(cartLoad.settle);
  const merging = setTimeout(merge, LOGIN_MERGE_DELAY);
  window.addEventListener('online', merge);
  let sending: ReturnType<typeof setTimeout> | undefined;
  const stopHearing = unsentLines.onAdd(() => {
    clearTimeout(sending);
    sending = setTimeout(
      () => inTurn(() => sendUnsent(callAs(customer.token), customer.user)),
      CART_SYNC_DEBOUNCE,
    );
  });
  return () => {
    stopHearing();
    clearTimeout(merging);
    window.removeEventListener('online', merge);
    clearTimeout(sending);
  };
}

/**
 * Sends what the shop lacks or holds fewer of, then takes over what the shop has. What cannot be
 * sent just now keeps nothing else from coming.
 */
export const mergeCartOf = ({ user, token }: Customer) =>
  inTurn(async () => {
    const failures: unknown[] = [];
    const call = callAs(token);
    const note = (failure: unknown) => void failures.push(failure);
    await sendUnsent(call, user).catch(note);
    const before = await readServerCart(call);
    const held = before.map(lineOfRow);
    const unsent = unsentLines.ids();
    const missing = linesToSend(cart.read(), held).filter(({ id }) => !unsent.has(id));
    await withEach(missing, async (line) => {
      await send(call, { product: line.id, quantity: line.quantity, user, ...cutsOf(line) });
    }).catch(note);
    const rows = missing.length > 0 ? await readServerCart(call) : before;
    changeAloud((lines) => mergeLoaded(lines, rows, unsentLines.ids()));
    if (failures.length > 0) throw failures[0];
  });

async function sendUnsent(call: CallAs, user: number) {
  const ids = unsentLines.ids();
  if (ids.size === 0) return;
  if (cart.read().length === 0) {
    await emptyServerCart(call);
    if (cart.read().length === 0) unsentLines.settle(ids);
    return;
  }
  await withEach(linesToTell(ids), async (product) => {
    const quantity = quantityIn(cart.read(), product);
    const cuts = cutsIn(product);
    const row = await send(call, { product, quantity, user, ...cuts });
    // Changed again meanwhile: the next turn tells.
    if (quantityIn(cart.read(), product) !== quantity) return;
    if (JSON.stringify(cutsIn(product)) !== JSON.stringify(cuts)) return;
    unsentLines.settle(new Set([product]));
    if (row) refresh(row);
  });
}

/** As they are sent: of a line that never had any, nothing is said. */
const cutsOf = (line: CartLine | undefined) => (line?.cuts ? { cuts: [...fittingCuts(line)] } : {});
const cutsIn = (id: number) => cutsOf(cart.read().find((line) => line.id === id));

/** What changed; once a line is gone each one that is left too, so that the shop's cart is this one. */
function linesToTell(changed: ReadonlySet<number>): ReadonlySet<number> {
  const left = cart.read().map(({ id }) => id);
  const isLineGone = [...changed].some((id) => !left.includes(id));
  const archived = new Set(cart.read().flatMap(({ id, is_archived }) => (is_archived ? id : [])));
  // The shop would take away what is no longer sold; here it stays to be seen.
  const told = isLineGone ? [...changed, ...left] : [...changed];
  return new Set(told.filter((id) => !archived.has(id)));
}

/** Null where the shop will never take it; a failure that may pass is thrown. */
async function send(call: CallAs, line: SentLine) {
  try {
    return await writeServerLine(call, line);
  } catch (error) {
    const status = statusOf(error);
    if (status !== 400 && status !== 404) throw error;
    // Not sold any more.
    if (status === 404) changeAloud((lines) => deleteLine(lines, line.product));
    return null;
  }
}

/** Prices and stock as the shop has just said them; a line that is so already is not touched. */
function refresh({ product }: CartRow) {
  const held = cart.read().find(({ id }) => id === product.id);
  if (!held) return;
  const now = withinStock({ ...held, ...lineOf(product, held.quantity) });
  if (JSON.stringify(held) === JSON.stringify(now)) return;
  changeAloud((lines) =>
    lines.map((line) => (line.id === now.id ? now : line)).filter(({ quantity }) => quantity > 0),
  );
}

/** What the shop's word takes from a line, its lengths or a whole line, is said. */
function changeAloud(edit: Parameters<typeof cart.change>[0]) {
  const shown = cart.read();
  cart.change(edit);
  announceLoweredLines(shown, cart.read());
  announceDroppedCuts(shown, cart.read());
}
