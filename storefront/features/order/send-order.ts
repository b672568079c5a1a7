import type { InferOutput } from 'valibot';
import type { OrderPayloadInput } from '../../../contract/forms/checkout.ts';
import type { BuyersOrder, orderConflict } from '../../../contract/shapes/order.ts';
import { ApiError } from '../../../kit/api/api-error.ts';
import type { Api } from '../../../kit/api/client.ts';

export type OrderConflict = InferOutput<typeof orderConflict>;

export type Outcome =
  | { kind: 'placed'; order: BuyersOrder }
  /** Prices, stock or the fee are others now; nothing was ordered. */
  | { kind: 'conflict'; conflict: OrderConflict }
  /** An earlier attempt went through after all, with other contents than this one. */
  | { kind: 'placed-before'; order: BuyersOrder | null }
  /** Messages by field. */
  | { kind: 'invalid'; fields: Record<string, string[]> }
  | { kind: 'signed-out' }
  | { kind: 'rejected' }
  /** It may have arrived or not: sending it again is safe. */
  | { kind: 'offline' | 'timeout' | 'unavailable' }
  /** Too much at once; the shop says of what, a proxy before it does not. */
  | { kind: 'busy'; detail: string | null; minutes: number };

/** Sends the order once and says in one word what came of it. */
export async function sendOrder(
  api: Api,
  key: string,
  payload: OrderPayloadInput,
): Promise<Outcome> {
  try {
    const order = await api.post('/orders/orders/', {
      body: payload,
      headers: { 'Idempotency-Key': key },
    });
    return { kind: 'placed', order };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const outcome = explain(error);
    return outcome.kind === 'placed-before'
      ? { kind: 'placed-before', order: await newestOrder(api) }
      : outcome;
  }
}

export function explain(error: ApiError): Outcome {
  const { status, data } = error;
  if (status === undefined) return { kind: isTimeout(error) ? 'timeout' : 'offline' };
  if (status === 401) return { kind: 'signed-out' };
  if (status === 400 && isByField(data)) return { kind: 'invalid', fields: data };
  if (status === 409 && isConflict(data)) return { kind: 'conflict', conflict: data };
  if (status === 422) return { kind: 'placed-before', order: null };
  if (status === 429) {
    const minutes = Math.ceil((error.retryAfter ?? 60) / 60);
    return { kind: 'busy', detail: detailOf(data), minutes };
  }
  return { kind: status >= 500 || status === 408 ? 'unavailable' : 'rejected' };
}

const isTimeout = ({ cause }: ApiError) => cause instanceof Error && cause.name === 'TimeoutError';

function detailOf(data: unknown) {
  const { detail }: { detail?: unknown } = Object(data);
  return typeof detail === 'string' && detail ? detail : null;
}

const isByField = (data: unknown): data is Record<string, string[]> =>
  Object.values(Object(data)).every(Array.isArray);

const isConflict = (data: unknown): data is OrderConflict => Array.isArray(Object(data).products);

async function newestOrder(api: Api): Promise<BuyersOrder | null> {
  const list = await api.get('/orders/orders/').catch(() => null);
  return list?.results[0] ?? null;
}
