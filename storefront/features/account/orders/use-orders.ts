import type { Pages } from '../../../../contract/shapes/listing.ts';
import type { OwnOrder } from '../../../../contract/shapes/order.ts';
import { statusOf } from '../../../../kit/api/api-error.ts';
import type { Api } from '../../../../kit/api/client.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { ordersRead } from '../../order/use-order.ts';
import { answersOf, useAnswer } from '../../session/answers.ts';
import { tokenOf, useSession } from '../../session/session.ts';

/** Pages where it is a list; an order that was asked for by its number has none. */
type Shown = { orders: OwnOrder[]; pages: Pages | null };

export type Asked = { page: number; number: string | null };

const ownOrders = answersOf({
  ask: (api, { page, number }: Asked) =>
    number === null ? readPage(api, page) : readOne(api, number),
});

/** One page of the customer's orders, or one of them; until the next is here, the last stays. */
export function useOrders(asked: Asked) {
  const locale = useLocale();
  const token = tokenOf(useSession());
  const { shown, isFailed, askAnew, change } = useAnswer(ownOrders, asked);

  /** An order as it is by now. */
  function replace(order: OwnOrder) {
    ordersRead.put(ordersRead.keyOf(order.id, locale, token), order);
    change((kept) => ({
      ...kept,
      orders: kept.orders.map((held) => (held.id === order.id ? order : held)),
    }));
  }

  return { shown, isFailed, askAnew, replace };
}

async function readPage(api: Api, page: number): Promise<Shown> {
  const { results, pages } = await api.get('/orders/orders/', { query: { page } });
  return { orders: results, pages };
}

/** None is one that is not this customer's. */
async function readOne(api: Api, id: string): Promise<Shown> {
  try {
    return { orders: [await api.get('/orders/orders/{id}/', { params: { id } })], pages: null };
  } catch (error) {
    if (statusOf(error) === 404) return { orders: [], pages: null };
    throw error;
  }
}
