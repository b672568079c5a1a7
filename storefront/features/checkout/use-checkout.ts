import { useState } from 'react';
import { isCutToLength } from '../../../contract/cart.ts';
import { limits } from '../../../contract/constants.ts';
import type { DeliverySettings } from '../../../contract/delivery-fee.ts';
import type { Checkout } from '../../../contract/forms/checkout.ts';
import { toBani } from '../../../contract/money.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { toast } from '../../../kit/ui/toast.ts';
import { type CartLine, titleOf } from '../cart/cart-line.ts';
import { cart } from '../cart/cart-store.ts';
import { cartSync } from '../cart/cart-sync.ts';
import { refreshCart } from '../cart/current-products.ts';
import { useLoadState } from '../cart/synced-list.ts';
import { sendMessages } from '../order/messages.ts';
import { cutsField, isSold, totalsOf, vatOf } from '../order/order-lines.ts';
import { useOrderSending } from '../order/use-order-sending.ts';
import { useDistricts } from '../places/use-districts.ts';
import { openAuth } from '../session/auth-request.ts';
import { useSession } from '../session/session.ts';
import { feeFor, wayToFree } from './delivery-cost.ts';
import { messages } from './messages.ts';
import { orderPayload } from './order-payload.ts';
import { forgetTypedCheckout } from './typed-checkout.ts';
import { useCheckoutForm } from './use-checkout-form.ts';

/** Lengths were asked for and cannot be read yet: cut in one piece it would be scrap. */
const isLengthOpen = (line: CartLine) =>
  line.is_cut && line.stock > 0 && line.typed_cuts !== undefined && !isCutToLength(line);

/** From the cart and the filled form to the order. */
export function useCheckout(lines: readonly CartLine[], settings: DeliverySettings) {
  const locale = useLocale();
  const session = useSession();
  const { signInToOrder } = useMessages(sendMessages);
  const { allGone, lengthsMissing } = useMessages(messages);
  const form = useCheckoutForm(order, {
    hasCut: lines.some((line) => line.is_cut && isSold(line)),
  });
  const { values } = form;
  const places = useDistricts(values.delivery_type === 'courier');
  /** A fee the shop has told of since the page came, and the choice it was told for. */
  const [told, setTold] = useState<{ fee: number; choice: string } | null>(null);
  const load = useLoadState(cart);
  const [askingPrices, setAskingPrices] = useState(false);

  const products = totalsOf(lines)?.total ?? 0;
  const choice = `${values.delivery_type} ${values.city_id} ${products}`;
  const fee = told?.choice === choice ? told.fee : feeFor(values, products, settings);
  const totals = totalsOf(lines, fee ?? 0);

  const { send, sending, failure } = useOrderSending({
    source: 'cart',
    onPlaced(ids) {
      cart.takeOrdered(ids);
      forgetTypedCheckout();
    },
    onChanged(changed, newFee) {
      refreshCart(changed);
      // With the last line the page's own explanation goes too.
      if (lines.every(({ id }) => changed.some((product) => product.id === id && !product.stock))) {
        toast('warning', allGone);
      }
      if (newFee !== null) setTold({ fee: toBani(newFee), choice });
    },
    onInvalid: form.refuse,
    onRejected: cartSync.reload,
  });

  async function askPrices() {
    if (askingPrices) return;
    setAskingPrices(true);
    await cartSync.reload();
    setAskingPrices(false);
  }

  function submit() {
    if (session.kind === 'guest') openAuth({ tab: 'login', reason: signInToOrder });
    else form.submit();
  }

  async function order(checkout: Checkout) {
    if (lines.filter(isSold).length > limits.orderLines) return;
    if (!lines.some(isSold)) return toast('warning', allGone);
    const open = lines.find(isLengthOpen);
    if (open) {
      toast('warning', lengthsMissing(titleOf(open, locale)));
      document.querySelector<HTMLElement>(`[name="${cutsField(open.id)}"]`)?.focus();
      return;
    }
    if (totals === null) return askPrices();
    const { districts } = places;
    await send(lines, orderPayload({ checkout, lines, totals, districts, locale }));
  }

  return {
    form,
    places,
    submit,
    sending: sending || askingPrices,
    failure,
    pricesFailed: totals === null && load === 'failed' && session.kind === 'customer',
    askPrices,
    isGuest: session.kind === 'guest',
    sums: {
      totals,
      fee,
      vat: totals && values.for_company ? vatOf(lines, fee ?? 0) : null,
      toFree: totals && wayToFree(values, products, settings),
    },
  };
}
