import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ListedOrder } from '../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { locale } from '../../i18n.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { formatMoment, formatMoney } from '../../ui/format.ts';
import type { Paging } from '../../ui/use-pages.ts';
import { BulkPrintBar } from '../documents/bulk-print-bar.tsx';
import { useMarkedOrders } from '../documents/use-marked-orders.tsx';
import { text } from './messages.ts';
import { AwaitingBadge, PaymentBadge, StatusBadge } from './state-badges.tsx';

type Props = { rows: ListedOrder[]; paging: Paging };

const words = orderWords[locale];

/** Rows lead to their orders by a press, or by j, k and Enter. */
export function OrdersTable({ rows, paging }: Props) {
  const chosen = useKeys(rows);
  const marked = useMarkedOrders(rows);
  const mark: Column<ListedOrder> = {
    key: 'mark',
    title: marked.all,
    cell: ({ id }) => marked.of(id),
    className: 'w-0',
  };
  return (
    <>
      <DataTable
        label={`${text.title}. ${text.keys}`}
        columns={[mark, ...columns]}
        {...{ rows, paging, chosen }}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/admin/orders/${id}`}
      />
      <BulkPrintBar orderIds={marked.ids} onClear={marked.clear} />
    </>
  );
}

const columns: Column<ListedOrder>[] = [
  {
    key: 'number',
    title: text.number,
    isLink: true,
    className: 'whitespace-nowrap',
    cell: ({ id }) => id,
  },
  {
    key: 'placed',
    title: text.placed,
    className: 'text-steel xl:whitespace-nowrap',
    cell: ({ created_at }) => formatMoment(created_at),
  },
  {
    key: 'status',
    title: text.status,
    cell: ({ status, awaiting }) => (
      <span className="grid max-w-36 justify-items-start gap-1">
        <StatusBadge status={status} />
        <AwaitingBadge reason={awaiting} />
      </span>
    ),
  },
  {
    key: 'customer',
    title: text.customer,
    cell: ({ company, name, phone }) => (
      <>
        <div className="font-semibold">{company || name}</div>
        <div className="text-xs text-steel">
          {company && `${name} · `}
          <span className="xl:whitespace-nowrap">{phone}</span>
        </div>
      </>
    ),
  },
  {
    key: 'delivery',
    title: text.delivery,
    cell: ({ delivery_type, city }) => (
      <>
        {words.delivery[delivery_type]}
        {city && <div className="text-xs text-steel">{city}</div>}
      </>
    ),
  },
  {
    key: 'payment',
    title: text.payment,
    cell: ({ payment_state, pay_method }) => (
      <>
        <PaymentBadge status={payment_state} />
        <div className="mt-0.5 text-xs text-steel">{words.payMethod[pay_method]}</div>
      </>
    ),
  },
  {
    key: 'responsible',
    title: text.responsible,
    isSpare: true,
    className: 'text-steel',
    cell: ({ responsible }) => responsible?.name ?? '—',
  },
  {
    key: 'total',
    title: text.total,
    isNumber: true,
    cell: ({ total, lines }) => (
      <>
        <div className="font-semibold">{formatMoney(total)}</div>
        <div className="text-xs text-steel">{text.lines(lines)}</div>
      </>
    ),
  },
];

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
