import { useEffect, useState } from 'react';
import { limits } from '../../../contract/constants.ts';
import { defaultDeliverySettings } from '../../../contract/delivery-fee.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Unreachable } from '../../ui/unreachable.tsx';
import type { CartLine } from '../cart/cart-line.ts';
import { OrderFailureAlert } from '../order/order-failure-alert.tsx';
import { isSold } from '../order/order-lines.ts';
import { CartDay } from './cart-day.tsx';
import { CartLines } from './cart-lines.tsx';
import { CONTACT_ID, ContactSection } from './contact-section.tsx';
import { inBani, type SettingsInLei } from './delivery-cost.ts';
import { DeliverySection } from './delivery-section.tsx';
import { GuestPrompt } from './guest-prompt.tsx';
import { LongCart } from './long-cart.tsx';
import { messages } from './messages.ts';
import { PaymentSection } from './payment-section.tsx';
import { SectionCard } from './section-card.tsx';
import { SubmitButton, Summary } from './summary.tsx';
import { useCheckout } from './use-checkout.ts';

type Props = {
  lines: readonly CartLine[];
  /** Null where the shop could not be asked. */
  delivery: SettingsInLei | null;
  hasProforma: boolean;
};

const FORM_ID = 'checkout';

/** From so many lines on, the way down to the form is long. */
const LONG = 8;

/** And from so many on they are a table, in which one searches. */
const TABLE = 25;

/** The cart and everything an order needs, on one page. */
export default function Checkout({ lines, delivery, hasProforma }: Props) {
  const text = useMessages(messages);
  const settings = delivery ? inBani(delivery) : defaultDeliverySettings;
  const checkout = useCheckout(lines, settings);
  const { form, sums, isGuest, sending, failure } = checkout;
  // A table stays one as long as the page is open: nothing is drawn anew under one's hands.
  const [wasTable, setTable] = useState(false);
  const isTable = wasTable || lines.length >= TABLE;
  useEffect(() => setTable(isTable), [isTable]);
  const Lines = isTable ? LongCart : CartLines;
  const sold = lines.filter(isSold);
  const hasCut = sold.some(({ is_cut }) => is_cut);
  const prices = { title: text.pricesFailed, onRetry: checkout.askPrices };
  const button = <SubmitButton form={FORM_ID} sums={sums} isGuest={isGuest} sending={sending} />;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <SectionCard
          title={text.lines}
          note={
            <p className="text-sm text-steel">
              {text.positions(sold.length)}
              {lines.length >= LONG && (
                <>
                  {' · '}
                  <a href={`#${CONTACT_ID}`} className="link inline-block py-1">
                    {text.toDetails}
                  </a>
                </>
              )}
            </p>
          }
        >
          {isGuest && <GuestPrompt className="mb-4 lg:hidden" />}
          {checkout.pricesFailed && (
            <Unreachable note="error" {...prices} className="mb-4 lg:hidden" />
          )}
          <Lines lines={lines} priced={!isGuest} />
          {sold.length > limits.orderLines && (
            <Alert kind="warning" className="mt-4">
              {text.tooMany}
            </Alert>
          )}
        </SectionCard>
        {/* The lines are not part of it: Enter in a quantity must not send the order. */}
        <form
          {...form.form}
          id={FORM_ID}
          onSubmit={(event) => {
            event.preventDefault();
            checkout.submit();
          }}
          className="grid gap-4"
        >
          <ContactSection form={form} />
          <DeliverySection
            form={form}
            places={checkout.places}
            settings={settings}
            hasCut={hasCut}
          />
          <PaymentSection form={form} hasCut={hasCut} hasProforma={hasProforma} />
        </form>
      </div>
      <div className="lg:sticky lg:top-22">
        <Summary
          lines={sold}
          sums={sums}
          isGuest={isGuest}
          isFailed={checkout.pricesFailed}
          deliveryType={form.values.delivery_type}
          button={button}
        >
          <CartDay lines={sold} form={form} capital={settings.capitalDistrictId} />
          {checkout.pricesFailed && (
            <Unreachable note="error" {...prices} className="max-lg:hidden" />
          )}
          {failure && <OrderFailureAlert failure={failure} />}
        </Summary>
      </div>
      <div className="bottom-bar sticky bottom-0 z-30 -mx-4 border-t border-line bg-paper px-4 py-2.5 shadow-lift md:-mx-6 md:px-6 lg:hidden">
        {button}
      </div>
    </div>
  );
}
