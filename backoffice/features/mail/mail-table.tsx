import type { ReactNode } from 'react';
import type { Mail } from '../../../contract/staff/mails.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { formatMoment } from '../../ui/format.ts';
import { nameOfMail } from '../../ui/mail-names.ts';
import type { Paging } from '../../ui/use-pages.ts';
import { text } from './messages.ts';

type Props = {
  rows: Mail[];
  paging?: Paging;
  empty?: ReactNode;
};

export function MailTable({ rows, paging, empty }: Props) {
  const columns: Column<Mail>[] = [
    { key: 'kind', title: text.kind, cell: ({ kind }) => nameOfMail(kind) },
    {
      key: 'recipient',
      title: text.recipient,
      cell: ({ recipient }) => recipient,
      className: 'break-all',
    },
    {
      key: 'order',
      title: text.order,
      cell: ({ order_id }) =>
        order_id && (
          <a
            href={`/admin/orders/${order_id}`}
            className="relative whitespace-nowrap text-copper hover:underline"
          >
            {order_id}
          </a>
        ),
    },
    {
      key: 'state',
      title: text.state,
      cell: ({ state, last_error }) => (
        <>
          <StateBadge state={state} />
          {last_error && <span className="block max-w-80 text-sm text-danger">{last_error}</span>}
        </>
      ),
    },
    {
      key: 'when',
      title: text.when,
      className: 'whitespace-nowrap',
      cell: ({ sent_at, failed_at, created_at }) =>
        formatMoment(sent_at ?? failed_at ?? created_at),
    },
    {
      key: 'attempts',
      title: text.attempts,
      isNumber: true,
      isSpare: true,
      cell: ({ attempts }) => attempts,
    },
  ];
  return (
    <DataTable
      label={text.title}
      {...{ columns, rows, paging, empty }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/admin/mail/${id}`}
    />
  );
}

const looks = { waiting: 'warn', sent: 'ok', failed: 'danger' } as const;

export function StateBadge({ state }: { state: Mail['state'] }) {
  return <Badge kind={looks[state]}>{text[state]}</Badge>;
}
