import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { formatMoment, formatMoney } from '../../ui/format.ts';
import { text } from './messages.ts';

type Props = { customerId: number; onRepeat: (number: string) => void };

const MOST = 5;

/** The newest orders of the caller, each to be taken again. */
export function LastOrders({ customerId, onRepeat }: Props) {
  const { data } = useQuery({
    queryKey: ['customer-orders', customerId],
    queryFn: () => api.get('/staff/customers/{id}/orders/', { params: { id: customerId } }),
  });
  const orders = data?.results.slice(0, MOST) ?? [];
  if (orders.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="text-sm font-medium text-steel">{text.lastOrders}</h3>
      <ul className="mt-1 divide-y divide-line">
        {orders.map(({ id, created_at, lines, total }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <a href={`/admin/orders/${id}`} className="font-medium tabular-nums hover:underline">
              {id}
            </a>
            <span className="text-sm text-steel tabular-nums">{formatMoment(created_at)}</span>
            <span className="text-sm text-steel">{text.positions(lines)}</span>
            <span className="ml-auto flex items-center gap-3">
              <span className="tabular-nums">{formatMoney(total)}</span>
              <Button size="sm" aria-label={text.repeatOf(id)} onClick={() => onRepeat(id)}>
                {text.repeat}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
