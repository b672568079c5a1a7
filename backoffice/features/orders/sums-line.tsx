import { useQuery } from '@tanstack/react-query';
import type { SumsRequest } from '../../../contract/staff/orders/forms.ts';
import { api } from '../../api/api.ts';
import { formatMoney } from '../../ui/format.ts';
import { text } from './order-messages.ts';

type Props = {
  orderId: string;
  version: number;
  /** What would be changed; null while something typed cannot be read. */
  given: SumsRequest | null;
};

/** By how much a change makes an order dearer or cheaper, before it is saved. */
export function SumsLine({ orderId, version, given }: Props) {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['order-sums', orderId, version, given],
    queryFn: () =>
      api.post('/staff/orders/{id}/sums/', { params: { id: orderId }, body: given ?? {} }),
    enabled: given !== null,
    placeholderData: (last) => last,
    retry: false,
  });
  const isKnown = given !== null && data !== undefined && !isPlaceholderData;
  const amount = (lei: number) => <b className="tabular-nums">{formatMoney(lei)}</b>;
  return (
    <p aria-live="polite" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {data && (
        <span>
          {text.sumNow}: {amount(data.total_now)}
        </span>
      )}
      <span>
        {text.sumThen}: {isKnown ? amount(data.total) : '—'}
      </span>
      {isKnown && (
        <span>
          {text.deliveryShort}: {data.delivery_fee > 0 ? amount(data.delivery_fee) : text.free}
        </span>
      )}
      {isKnown && data.to_pay > 0 && data.to_pay !== data.total && (
        <span>
          {text.restToPay}: {amount(data.to_pay)}
        </span>
      )}
      {isKnown && data.owed_back > 0 && (
        <span className="text-danger">
          {text.owed_back}: {amount(data.owed_back)}
        </span>
      )}
    </p>
  );
}
