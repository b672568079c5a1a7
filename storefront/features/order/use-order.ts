import type { BuyersOrder } from '../../../contract/shapes/order.ts';
import { statusOf } from '../../../kit/api/api-error.ts';
import { useHydrated } from '../../state/use-hydrated.ts';
import { answersOf, useAnswer } from '../session/answers.ts';
import { tokenOf, useSession } from '../session/session.ts';

/** Not this visitor's, or nobody's: which of them is not told. */
type Hidden = 'hidden';

const A_WHILE = 5 * 60_000;

/** The answer to an order is the order itself: the page it leads to need not ask again. */
export const ordersRead = answersOf({
  ask: (api, id: string): Promise<BuyersOrder | Hidden> =>
    api.get('/orders/orders/{id}/', { params: { id } }).catch((error: unknown) => {
      if (isHidden(statusOf(error))) return 'hidden';
      throw error;
    }),
  lasts: () => A_WHILE,
});

/** An order is read by its owner's browser; the page as the server makes it knows nothing of it. */
export function useOrder(id: string) {
  const token = tokenOf(useSession());
  const isReady = useHydrated();
  const { answer, isFailed, askAnew } = useAnswer(ordersRead, token && id);
  const isGuest = isReady && token === null;
  return { order: isGuest ? 'hidden' : answer, isFailed, askAnew };
}

/** Anything else may pass. */
const isHidden = (status = 0) => [400, 401, 403, 404].includes(status);
