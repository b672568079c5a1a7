import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ListedOrder } from '../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Button } from '../../../storefront/ui/button.tsx';
import { locale } from '../../i18n.ts';
import { formatMoment, formatMoney } from '../../ui/format.ts';
import { uiMessages } from '../../ui/messages.ts';
import { BulkPrintBar, useMarkedOrders } from '../documents/public.tsx';
import { messages } from './messages.ts';
import { PaymentBadge, StatusBadge } from './state-badges.tsx';

type More = { load: () => void; isLoading: boolean } | undefined;
type Props = { rows: ListedOrder[]; more: More };

const words = orderWords[locale];

/** Rows lead to their orders by a press, or by j, k and Enter; the next page comes by itself. */
export function OrdersTable({ rows, more }: Props) {
  const text = useMessages(messages);
  const chosen = useKeys(rows);
  const end = useNextPage(more);
  const marked = useMarkedOrders(rows);
  return (
    <>
      <div className="overflow-x-auto">
        <table className="table" aria-describedby="orders-keys">
          <caption id="orders-keys" className="sr-only">
            {text.title}. {text.keys}
          </caption>
          <thead>
            <tr>
              <th scope="col">{marked.all}</th>
              <th scope="col">{text.number}</th>
              <th scope="col">{text.placed}</th>
              <th scope="col">{text.status}</th>
              <th scope="col">{text.customer}</th>
              <th scope="col">{text.delivery}</th>
              <th scope="col">{text.payment}</th>
              <th scope="col">{text.responsible}</th>
              <th scope="col" className="number">
                {text.total}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((order, at) => (
              <Row
                key={order.id}
                order={order}
                isChosen={at === chosen}
                mark={marked.of(order.id)}
              />
            ))}
          </tbody>
        </table>
        <More {...{ more, end }} />
      </div>
      <BulkPrintBar orderIds={marked.ids} onClear={marked.clear} />
    </>
  );
}

type RowProps = { order: ListedOrder; isChosen: boolean; mark: ReactNode };

function Row({ order, isChosen, mark }: RowProps) {
  const text = useMessages(messages);
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <tr ref={row} aria-selected={isChosen || undefined}>
      <td className="w-0">{mark}</td>
      <td>
        <a href={`/admin/orders/${order.id}`} className="row-link font-semibold">
          {order.id}
        </a>
      </td>
      <td className="whitespace-nowrap text-steel">{formatMoment(order.created_at)}</td>
      <td>
        <StatusBadge status={order.status} />
      </td>
      <td>
        <div className="font-semibold">{order.company || order.name}</div>
        <div className="text-xs text-steel">
          {order.company && `${order.name} · `}
          {order.phone}
        </div>
      </td>
      <td>
        {words.delivery[order.delivery_type]}
        {order.city && <div className="text-xs text-steel">{order.city}</div>}
      </td>
      <td>
        <PaymentBadge status={order.payment_status} />
        <div className="mt-0.5 text-xs text-steel">{words.payMethod[order.pay_method]}</div>
      </td>
      <td className="text-steel">{order.responsible?.name ?? '—'}</td>
      <td className="number">
        <div className="font-semibold">{formatMoney(order.total)}</div>
        <div className="text-xs text-steel">{text.lines(order.lines)}</div>
      </td>
    </tr>
  );
}

function More({ more, end }: { more: More; end: React.RefObject<HTMLDivElement | null> }) {
  const ui = useMessages(uiMessages);
  if (!more) return null;
  return (
    <div ref={end} className="p-3 text-center">
      <Button loading={more.isLoading} onClick={more.load}>
        {ui.more}
      </Button>
    </div>
  );
}

/** Reads on before the end is reached. */
function useNextPage(more: More) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || !more || more.isLoading) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more.load();
      },
      { rootMargin: '600px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [more]);
  return end;
}

/** Which row j and k have come to; -1: none yet. */
function useKeys(rows: ListedOrder[]): number {
  const [chosen, setChosen] = useState(-1);
  const navigate = useNavigate();
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (isTyping(event)) return;
      const order = rows[chosen];
      if (event.key === 'j') setChosen(Math.min(chosen + 1, rows.length - 1));
      else if (event.key === 'k') setChosen(Math.max(chosen - 1, 0));
      else if (event.key === 'Enter' && order && !isOnControl(event)) {
        void navigate({ to: '/orders/$id', params: { id: order.id } });
      } else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [rows, chosen, navigate]);
  return chosen;
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey) return true;
  return (
    target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null
  );
}

/** Enter on a link or a button is that one's. */
const isOnControl = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('a, button') !== null;
