import type { NotAccepted } from '../../shop/orders/accept-order.ts';
import { invalid, Refusal } from './refusal.ts';

const conflictMessage = {
  'price-changed': 'ERROR.PRICE_CHANGED',
  'out-of-stock': 'ERROR.OUT_OF_STOCK',
  'no-longer-sold': 'ERROR.NO_LONGER_SOLD',
  'delivery-fee-changed': 'ERROR.DELIVERY_FEE_CHANGED',
} as const;

/** Why an order is not placed, to customers and to the shop's people alike. */
export function refuseOrder(outcome: NotAccepted | { kind: 'key-reused' }): Refusal {
  switch (outcome.kind) {
    case 'key-reused':
      return new Refusal(422, 'ERROR.IDEMPOTENCY_REUSED');
    case 'invalid':
      return invalid(outcome.fields);
    case 'conflict':
      return new Refusal(409, conflictMessage[outcome.conflict.code], { extra: outcome.conflict });
  }
}

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The key under which a repeated order is the same one; null where none is sent. */
export function readOrderKey(
  header: (name: string) => string | undefined,
): string | null | Refusal {
  const key = header('idempotency-key') ?? null;
  if (key === null || KEY.test(key)) return key;
  return invalid({ non_field_errors: ['VALIDATE.INVALID'] });
}
