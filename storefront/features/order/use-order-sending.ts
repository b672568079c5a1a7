import { useEffect, useRef, useState } from 'react';
import { ORDER_AND_CART_TOAST_DURATION } from '../../../contract/constants.ts';
import type { OrderPayloadInput } from '../../../contract/forms/checkout.ts';
import type { BuyersOrder } from '../../../contract/shapes/order.ts';
import { localPath, useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { readToken } from '../../api/token.ts';
import { useNavigate } from '../../router/hooks.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { CurrentProduct } from '../cart/current-products.ts';
import { openAuth } from '../session/auth-request.ts';
import { browserApi } from '../session/browser-api.ts';
import { type LineChange, lineChanges } from './line-changes.ts';
import { sendMessages } from './messages.ts';
import { forgetOrderKey, type OrderSource, orderKey } from './order-key.ts';
import { type Outcome, sendOrder } from './send-order.ts';
import { ordersRead } from './use-order.ts';

/** Why the order has not gone, said where the buyer can act on it. */
export type OrderFailure =
  | Extract<Outcome, { kind: 'offline' | 'timeout' | 'unavailable' | 'busy' | 'placed-before' }>
  | { kind: 'changed'; changes: LineChange[]; fee: number | null };

type Source = {
  source: OrderSource;
  /** Takes what was ordered out of what the order was made of; what was put in meanwhile stays. */
  onPlaced: (ids: readonly number[]) => void;
  /** Brings the lines up to what holds now. */
  onChanged: (products: readonly CurrentProduct[], fee: number | null) => void;
  /** Shows messages beside the fields; false where they are about none of them. */
  onInvalid: (fields: Record<string, string[]>) => boolean;
  /** The shop will not have it. */
  onRejected: () => void;
};

/** Sends an order, once however often it is asked to, and leads to where the outcome belongs. */
export function useOrderSending({ source, onPlaced, onChanged, onInvalid, onRejected }: Source) {
  const text = useMessages(sendMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const isSending = useRef(false);
  const key = useRef('');
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<OrderFailure | null>(null);

  // Before anything is sent: tabs that show the same order send it under the same key.
  useEffect(() => {
    key.current = orderKey(source);
  }, [source]);

  function succeed(order: BuyersOrder, token: string | null) {
    ordersRead.put(ordersRead.keyOf(order.id, locale, token), order);
    toast('success', text.ORDER_SUBMITTED_SUCCESSFULLY, ORDER_AND_CART_TOAST_DURATION);
    navigate(localPath(locale, `/success/${order.id}`));
  }

  function reject() {
    toast('error', text.ORDER_ERROR, ORDER_AND_CART_TOAST_DURATION);
    navigate(localPath(locale, '/error'));
    onRejected();
  }

  async function send(lines: readonly CartLine[], payload: OrderPayloadInput) {
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    setFailure(null);
    const token = readToken();
    const outcome = await sendOrder(browserApi(token), key.current, payload);
    isSending.current = false;
    setSending(false);
    if (isSettled(outcome)) {
      forgetOrderKey(source, key.current);
      key.current = orderKey(source);
    }
    switch (outcome.kind) {
      case 'placed':
        succeed(outcome.order, token);
        // Somebody else may have come meanwhile.
        if (readToken() === token) onPlaced(payload.order_products.map(({ id }) => id));
        return;
      case 'signed-out':
        return openAuth({ tab: 'login', reason: text.signInAgain });
      case 'rejected':
        return reject();
      case 'invalid':
        if (!onInvalid(outcome.fields)) reject();
        return;
      case 'conflict': {
        const { products, delivery_fee: fee } = outcome.conflict;
        setFailure({ kind: 'changed', changes: lineChanges(lines, products, locale), fee });
        return onChanged(products, fee);
      }
      default:
        setFailure(outcome);
    }
  }

  return { send, sending, failure };
}

/** The shop has looked the key up: an order was placed under it, or none was and none will be. */
const isSettled = ({ kind }: Outcome) =>
  kind === 'placed' || kind === 'placed-before' || kind === 'conflict';
