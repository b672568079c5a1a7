import { smallestSellable } from '../../../contract/sellable-quantity.ts';
import { statusOf } from '../../../kit/api/api-error.ts';
import { localeOfPath } from '../../../kit/i18n/locale.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { withEach } from '../../api/one-at-a-time.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { listSync } from '../cart/list-sync.ts';
import { lineOfRow } from '../cart/merge-loaded.ts';
import type { CartRow as RowOfShop } from '../cart/server-cart.ts';
import type { CallAs } from '../session/call-as.ts';
import { favourites } from './favourites-store.ts';
import { messages } from './messages.ts';
import { takeGuestFavourites, takeSetAside } from './set-aside.ts';

const PATH = '/favorites/favorite-products/';

export const sync = listSync({
  list: favourites,
  pauses: { load: 0, send: 0 },
  claim: claimFavourites,
  readIds: async (call) => (await readServerFavourites(call)).map(({ product }) => product.id),
  empty: (call) => call((api) => api.post('/favorites/favorite-products-delete-all/')),
  send: sendHearts,
  async takeOver(call) {
    const rows = await readServerFavourites(call);
    favourites.change((items) => adopt(items, rows, favourites.unsent.ids()));
  },
});

/** What was set aside comes back to its owner, beneath what was pressed since. */
export function claimFavourites(user: number) {
  const { unsent } = favourites;
  const unknown = unsent.owner();
  unsent.claim(user);
  const before = takeSetAside(unsent, (by) => by === user || by === unknown);
  if (before.length > 0) favourites.change((items) => joined(before, items));
  joinGuests();
}

/** What was kept before somebody came in is theirs too, as the cart is; the shop hears of it next. */
function joinGuests() {
  const kept = takeGuestFavourites();
  if (kept.length === 0) return;
  favourites.change((items) => joined(items, kept));
  favourites.unsent.add(kept.map(({ id }) => id));
}

/** Each product once, the newer ones last. */
function joined(older: readonly CartLine[], newer: readonly CartLine[]): CartLine[] {
  const ids = new Set(newer.map(({ id }) => id));
  return [...older.filter(({ id }) => !ids.has(id)), ...newer];
}

type Row = Omit<RowOfShop, 'quantity'>;

/** The shop's list, oldest first, with the quantities of here; what is still on its way holds. */
export function adopt(
  items: readonly CartLine[],
  rows: readonly Row[],
  unsent: ReadonlySet<number>,
): CartLine[] {
  const here = new Map(items.map((item) => [item.id, item]));
  const known = new Set(rows.map(({ product }) => product.id));
  const loaded = rows
    .filter(({ product: { id } }) => !unsent.has(id) || here.has(id))
    .map((row) => lineOfRow({ ...row, quantity: wanted(here.get(row.product.id)?.quantity, row) }));
  return [...loaded, ...items.filter(({ id }) => unsent.has(id) && !known.has(id))];
}

/** A favourite that is sold out stays one, for the day it comes back. */
const wanted = (quantity = 1, { product }: Row) =>
  Math.max(smallestSellable(product), Math.min(quantity, product.stock));

async function readServerFavourites(call: CallAs): Promise<Row[]> {
  const read = (page: number) => call((api) => api.get(PATH, { query: { page } }));
  const first = await read(1);
  const found = new Map([[1, first.results]]);
  const rest = Array.from({ length: first.pages.total_pages - 1 }, (_, index) => index + 2);
  await withEach(rest, async (page) => {
    found.set(page, (await read(page)).results);
  });
  return [1, ...rest].flatMap((page) => found.get(page) ?? []).reverse();
}

async function sendHearts(call: CallAs, user: number, ids: ReadonlySet<number>) {
  let isFull = false;
  try {
    // One after the other: the shop lists them in the order in which they come.
    for (const product of ids) {
      const isFavourite = () => favourites.read().some(({ id }) => id === product);
      const sent = isFavourite();
      const refusal = await refusalOf(
        call((api) =>
          sent
            ? api.post(PATH, { body: { user, product } })
            : api.delete(`${PATH}{id}/`, { params: { id: product } }),
        ),
      );
      // One that the shop has no room for goes from here too.
      if (sent && refusal === 400) isFull = true;
      if (isFavourite() === sent) favourites.unsent.settle(new Set([product]));
    }
  } finally {
    // Once, however many there is no room for.
    if (isFull) toast('warning', messages[localeOfPath(window.location.pathname)].full);
  }
}

/** Refused once is refused for good; anything else is tried again with the next change. */
const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => {
      const status = statusOf(error);
      if (status !== 400 && status !== 404) throw error;
      return status;
    },
  );
