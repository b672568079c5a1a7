import { useEffect, useState } from 'react';
import type { Pages } from '../../../../contract/shapes/listing.ts';
import type { OwnOrder } from '../../../../contract/shapes/order.ts';
import { statusOf } from '../../../../kit/api/api-error.ts';
import { useLocale } from '../../../../kit/i18n/locale.ts';
import { browserApi } from '../../session/public.ts';

/** Pages where it is a list; an order that was asked for by its number has none. */
type Shown = { orders: OwnOrder[]; pages: Pages | null };
type State = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'ready' } & Shown);

export type Asked = { page: number; number: string | null };

/** One page of the customer's orders, or one of them; until the next is here, the last stays. */
export function useOrders({ page, number }: Asked) {
  const locale = useLocale();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again in another language or when told to
  useEffect(() => {
    let overtaken = false;
    async function load() {
      try {
        const shown = await (number === null ? readPage(page) : readOne(number));
        if (!overtaken) setState({ kind: 'ready', ...shown });
      } catch {
        if (!overtaken) setState({ kind: 'failed' });
      }
    }
    load();
    return () => {
      overtaken = true;
    };
  }, [page, number, locale, attempt]);

  function retry() {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  }

  /** An order as it is by now. */
  const replace = (order: OwnOrder) =>
    setState((shown) =>
      shown.kind === 'ready'
        ? { ...shown, orders: shown.orders.map((held) => (held.id === order.id ? order : held)) }
        : shown,
    );

  return { state, retry, replace };
}

async function readPage(page: number): Promise<Shown> {
  const { results, pages } = await browserApi().get('/orders/orders/', { query: { page } });
  return { orders: results, pages };
}

/** None is one that is not this customer's. */
async function readOne(id: string): Promise<Shown> {
  try {
    return {
      orders: [await browserApi().get('/orders/orders/{id}/', { params: { id } })],
      pages: null,
    };
  } catch (error) {
    if (statusOf(error) === 404) return { orders: [], pages: null };
    throw error;
  }
}
