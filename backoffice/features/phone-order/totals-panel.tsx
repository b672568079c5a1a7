import type { Quote } from '../../../contract/staff/phone-orders.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { formatMoney } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { text } from './messages.ts';

type Props = {
  told: Quote | undefined;
  /** Why it was not placed. */
  refusal: string | null;
  /** On its way, or not added up yet. */
  isBusy: boolean;
  onPlace: () => void;
};

/** What the caller is told, as the shop adds it up. */
export function TotalsPanel({ told, refusal, isBusy, onPlace }: Props) {
  return (
    <Panel title={text.total}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums" aria-live="polite">
        {told && told.lines.length > 0 && (
          <>
            <dt className="text-steel">{text.productsCost}</dt>
            <dd className="text-right">{formatMoney(told.products_cost)}</dd>
            {told.discount > 0 && (
              <>
                <dt className="text-steel">{text.discount}</dt>
                <dd className="text-right">{formatMoney(-told.discount)}</dd>
              </>
            )}
            <dt className="text-steel">{text.delivery}</dt>
            <dd className="text-right">
              {told.delivery_fee === 0 ? text.free : formatMoney(told.delivery_fee)}
            </dd>
            <dt className="text-lg font-semibold">{text.toPay}</dt>
            <dd className="text-right text-lg font-semibold">{formatMoney(told.total)}</dd>
          </>
        )}
      </dl>
      {told && told.lines.length > 0 && told.missing_to_free !== null && (
        <p className="mt-2 text-sm text-steel">
          {text.missingToFree(formatMoney(told.missing_to_free))}
        </p>
      )}
      {refusal && (
        <Alert kind="error" className="mt-3">
          {refusal}
        </Alert>
      )}
      <Button kind="primary" className="mt-3 w-full" loading={isBusy} onClick={onPlace}>
        {told && told.lines.length > 0 ? text.placeFor(formatMoney(told.total)) : text.place}
      </Button>
    </Panel>
  );
}
