import { useEffect, useState } from 'react';
import type { BuyersOrder } from '../../../contract/shapes/order.ts';
import { statusOf } from '../../../kit/api/api-error.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useHydrated } from '../../state/use-hydrated.ts';
import { browserApi, tokenOf, useSession } from '../session/public.ts';
import { lastOrder } from './last-order.ts';

type Reading =
  | { kind: 'loading' | 'failed' }
  /** Not this visitor's, or nobody's: which of them is not told. */
  | { kind: 'hidden' }
  | { kind: 'order'; order: BuyersOrder };

/** An order is read by its owner's browser; the page as the server makes it knows nothing of it. */
export function useOrder(id: string): { reading: Reading; retry: () => void } {
  const locale = useLocale();
  const isReady = useHydrated();
  const token = tokenOf(useSession());
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew
  useEffect(() => {
    if (!isReady) return;
    if (token === null) return setReading({ kind: 'hidden' });
    const known = lastOrder(id, token);
    if (known?.lang === locale) return setReading({ kind: 'order', order: known });
    let isOver = false;
    // What is there may be another customer's.
    setReading({ kind: 'loading' });
    browserApi(token)
      .get('/orders/orders/{id}/', { params: { id } })
      .then(
        (order): Reading => ({ kind: 'order', order }),
        (error): Reading => ({ kind: isHidden(statusOf(error)) ? 'hidden' : 'failed' }),
      )
      .then((next) => {
        if (!isOver) setReading(next);
      });
    return () => {
      isOver = true;
    };
  }, [id, token, locale, isReady, attempt]);

  return { reading, retry: () => setAttempt(attempt + 1) };
}

/** Anything else may pass. */
const isHidden = (status = 0) => [400, 401, 403, 404].includes(status);
