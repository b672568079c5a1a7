import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../../contract/operation.ts';
import type { listOrders } from '../../../../contract/operations/orders.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { browserApi } from '../../session/public.ts';

type OrderList = AnswerOf<typeof listOrders>;
type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; list: OrderList };

/** One page of the customer's orders; until the next one is here, the last stays. */
export function useOrders(page: number) {
  const locale = useLocale();
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again in another language or when told to
  useEffect(() => {
    let overtaken = false;
    async function load() {
      try {
        const list = await browserApi().get('/orders/orders/', { query: { page } });
        if (!overtaken) setState({ kind: 'ready', list });
      } catch {
        if (!overtaken) setState({ kind: 'failed' });
      }
    }
    load();
    return () => {
      overtaken = true;
    };
  }, [page, locale, attempt]);

  function retry() {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  }

  return { state, retry };
}
