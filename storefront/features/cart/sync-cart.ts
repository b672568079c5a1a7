import { deleteLine } from '../../../contract/cart.ts';
import { CART_SYNC_DEBOUNCE, LOGIN_MERGE_DELAY } from '../../../contract/constants.ts';
import { fittingCuts } from '../../../contract/cuts.ts';
import { linesToSend } from '../../../contract/merge-carts.ts';
import { statusOf } from '../../../kit/api/api-error.ts';
import { withEach } from '../../api/one-at-a-time.ts';
import type { CallAs } from '../session/call-as.ts';
import { announceDroppedCuts } from './announce-dropped-cuts.ts';
import { announceLoweredLines } from './announce-lowered-lines.ts';
import { type CartLine, lineOf, withinStock } from './cart-line.ts';
import { cart, quantityIn } from './cart-store.ts';
import { listSync } from './list-sync.ts';
import { lineOfRow, mergeLoaded } from './merge-loaded.ts';
import {
  type CartRow,
  emptyServerCart,
  readServerCart,
  type SentLine,
  writeServerLine,
} from './server-cart.ts';

export const sync = listSync({
  list: cart,
  pauses: { load: LOGIN_MERGE_DELAY, send: CART_SYNC_DEBOUNCE },
  claim: cart.unsent.claim,
  readIds: async (call) => (await readServerCart(call)).map(({ product }) => product.id),
  empty: emptyServerCart,

  async send(call, user, ids) {
    await withEach(linesToTell(ids), async (product) => {
      const quantity = quantityIn(cart.read(), product);
      const cuts = cutsIn(product);
      const row = await tell(call, { product, quantity, user, ...cuts });
      // Changed again meanwhile: the next turn tells.
      if (quantityIn(cart.read(), product) !== quantity) return;
      if (JSON.stringify(cutsIn(product)) !== JSON.stringify(cuts)) return;
      cart.unsent.settle(new Set([product]));
      if (row) refresh(row);
    });
  },

  /** Sends what the shop lacks or holds fewer of before. */
  async takeOver(call, user) {
    const before = await readServerCart(call);
    const unsent = cart.unsent.ids();
    const missing = linesToSend(cart.read(), before.map(lineOfRow)).filter(
      ({ id }) => !unsent.has(id),
    );
    const telling = withEach(missing, async (line) => {
      await tell(call, { product: line.id, quantity: line.quantity, user, ...cutsOf(line) });
    });
    const [told] = await Promise.allSettled([telling]);
    const rows = missing.length > 0 ? await readServerCart(call) : before;
    changeAloud((lines) => mergeLoaded(lines, rows, cart.unsent.ids()));
    if (told.status === 'rejected') throw told.reason;
  },
});

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
async function tell(call: CallAs, line: SentLine) {
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
