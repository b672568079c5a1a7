import { isInStock } from '../../../contract/stock.ts';
import type { CartLine } from '../cart/cart-line.ts';
import { daysFor } from '../delivery/delivery-days.ts';
import { PromisedLine } from '../delivery/promised-line.tsx';
import { useDelivery } from '../delivery/use-delivery.ts';
import type { CheckoutForm } from './use-checkout-form.ts';

type Props = { lines: readonly CartLine[]; form: CheckoutForm; capital: number };

/**
 * Of a cart in which something is sold out no day can be said. Until the day is known its place is
 * kept free: the button below must not move under the hand that presses it.
 */
export function CartDay({ lines, form: { values }, capital }: Props) {
  const delivery = useDelivery();
  if (!lines.every(({ stock }) => isInStock(stock))) return null;
  if (!delivery) return <div className="min-h-10" />;
  return (
    <PromisedLine
      delivery={delivery}
      hasCut={lines.some(({ is_cut }) => is_cut)}
      isFetched={values.delivery_type !== 'courier'}
      chosen={daysFor(delivery, values, capital)}
      payMethod={values.pay_method}
    />
  );
}
