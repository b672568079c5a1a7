import type { ReactNode } from 'react';
import { formatLei, toLei } from '../../../contract/money.ts';
import type { OrderTotals } from '../../../contract/order-totals.ts';
import type { VatTotals } from '../../../contract/vat-totals.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Icon } from '../../../kit/ui/icon.tsx';
import { Skeleton } from '../../../kit/ui/skeleton.tsx';
import type { CartLine } from '../cart/cart-line.ts';
import { orderWords } from '../order/messages.ts';
import { OrderConditions } from '../order/order-conditions.tsx';
import { TotalsTable } from '../order/totals-table.tsx';
import type { CheckoutValues } from './checkout-values.ts';
import { GuestPrompt } from './guest-prompt.tsx';
import { messages } from './messages.ts';

export type Sums = {
  /** Bani; null as long as a price is missing. */
  totals: OrderTotals | null;
  /** Bani; null until it is known how and where the order goes. */
  fee: number | null;
  /** For a company: what of the total is net and what is tax. */
  vat: VatTotals | null;
  /** Null where delivery cannot become free. */
  toFree: { missing: number; share: number } | null;
};

type Props = {
  lines: readonly CartLine[];
  sums: Sums;
  isGuest: boolean;
  /** The prices are not on their way either. */
  isFailed: boolean;
  deliveryType: CheckoutValues['delivery_type'];
  button: ReactNode;
  /** What stands in the way of the order. */
  children?: ReactNode;
};

/** Stays in view beside the form; on a phone the bar at the bottom does. */
export function Summary({ lines, sums, isGuest, isFailed, deliveryType, button, children }: Props) {
  const text = useMessages(messages);
  return (
    <div className="grid gap-4 rounded-card border border-line bg-mist p-4 md:p-6">
      <h2 className="text-xl">{text.summary}</h2>
      {isGuest && <GuestPrompt />}
      {!isGuest && !isFailed && <CustomerSums sums={sums} deliveryType={deliveryType} />}
      {children}
      <div className="max-lg:hidden">{button}</div>
      <OrderConditions lines={lines} />
    </div>
  );
}

type SubmitProps = Pick<Props, 'sums' | 'isGuest'> & { form: string; sending: boolean };

/** The button says the sum. */
export function SubmitButton({ form, sums: { totals }, isGuest, sending }: SubmitProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const label = totals ? text.order(formatLei(toLei(totals.total), locale)) : text.orderPlain;
  return (
    <Button
      type="submit"
      form={form}
      kind="primary"
      loading={sending}
      className="w-full tabular-nums"
    >
      {isGuest ? text.logInAndOrder : label}
    </Button>
  );
}

function CustomerSums({ sums, deliveryType }: Pick<Props, 'sums' | 'deliveryType'>) {
  const text = useMessages(messages);
  const words = useMessages(orderWords);
  const locale = useLocale();
  const { totals, fee, vat, toFree } = sums;
  if (!totals) return <Skeleton className="h-36" />;
  const open = deliveryType === null ? text.chooseDelivery : text.chooseDistrict;
  const cost = fee === 0 ? words.free : formatLei(toLei(fee ?? 0), locale);
  return (
    <>
      <TotalsTable
        totals={totals}
        vat={vat}
        delivery={fee === null ? <span className="text-steel">{open}</span> : cost}
      />
      {toFree && <FreeDeliveryMeter {...toFree} />}
    </>
  );
}

function FreeDeliveryMeter({ missing, share }: { missing: number; share: number }) {
  const text = useMessages(messages);
  const locale = useLocale();
  const said = missing > 0 ? text.missing(formatLei(toLei(missing), locale)) : text.reached;
  return (
    <div className={`text-sm ${missing > 0 ? '' : 'text-ok'}`}>
      <p className="mb-2 flex gap-2 font-medium">
        <Icon name="truck" size={20} />
        {said}
      </p>
      <progress
        value={Math.min(1, share)}
        aria-label={said}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-ok [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-ok"
      />
    </div>
  );
}
