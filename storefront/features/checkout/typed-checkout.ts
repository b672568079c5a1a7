import { sessionStorageKeys } from '../../../contract/constants.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import { parseStored, tabTexts } from '../../../kit/state/stored-texts.ts';
import type { CheckoutValues } from './checkout-values.ts';

const KEY = sessionStorageKeys.typedCheckout;

/** What was typed, and by whom where somebody was signed in. */
export type TypedCheckout = { owner: number | null; typed: Partial<CheckoutValues> };

export const nothingTyped: TypedCheckout = { owner: null, typed: {} };

/** Lives as long as the tab: a reload, a login or an expired session loses nothing. */
export function readTypedCheckout(): TypedCheckout {
  const { owner, typed }: Partial<TypedCheckout> = Object(parseStored(tabTexts.read(KEY)));
  return { owner: owner ?? null, typed: typed ?? {} };
}

export function keepTypedCheckout(checkout: TypedCheckout) {
  tabTexts.write(KEY, JSON.stringify(checkout));
}

export const forgetTypedCheckout = () => keepTypedCheckout(nothingTyped);

/** One customer's data are not shown to another. */
export const typedBy = ({ owner, typed }: TypedCheckout, user: number | null) =>
  owner === null || user === null || owner === user ? typed : {};

type Repeated = Pick<Order, 'delivery_type' | 'city_id' | 'suburb_id' | 'address' | 'pay_method'>;

/** Where an order went and how it was paid, as the checkout has it. */
export const conditionsOf = ({
  delivery_type,
  pay_method,
  city_id,
  suburb_id,
  address,
}: Repeated): Partial<CheckoutValues> => ({
  delivery_type,
  pay_method,
  // Who fetched it said nothing of where they live.
  ...(delivery_type === 'courier' && { city_id, suburb_id, address }),
});

/** An order that is placed again goes where it went and is paid as it was; the rest stays as typed. */
export const repeatConditions = (order: Repeated, user: number | null) =>
  keepTypedCheckout({
    owner: user,
    typed: { ...typedBy(readTypedCheckout(), user), ...conditionsOf(order) },
  });
