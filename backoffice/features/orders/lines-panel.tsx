import { useState } from 'react';
import { formatAmount, formatCount } from '../../../contract/amount.ts';
import { paidPrice } from '../../../contract/money.ts';
import { isStillHere } from '../../../contract/order-transitions.ts';
import type { StaffOrder, StaffOrderLine } from '../../../contract/staff/orders/shapes.ts';
import { writtenCutLength } from '../../../contract/written-cuts.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Picture } from '../../../kit/ui/picture.tsx';
import { useMay } from '../../session/session.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { formatMoney, formatUnitPrice } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { EditLinesDialog } from './edit-lines-dialog.tsx';
import { text } from './order-messages.ts';

/** What was ordered, with what is left of it on the shelves. */
export function LinesPanel({ order }: { order: StaffOrder }) {
  const mayEdit = useMay('orders.write') && isStillHere(order.status);
  const [isEditing, setEditing] = useState(false);
  const isPartlySent = order.lines.some(({ sent }) => sent > 0);
  const columns: Column<StaffOrderLine>[] = [
    { key: 'product', title: text.product, cell: (line) => <Product line={line} /> },
    {
      key: 'quantity',
      title: text.quantity,
      isNumber: true,
      cell: ({ quantity, cut_length, units }) => (
        <>
          {formatAmount(quantity, units)}
          {cut_length !== null && (
            <span className="block text-xs text-steel">
              {writtenCutLength(quantity, cut_length, units)}
            </span>
          )}
        </>
      ),
    },
    ...(isPartlySent
      ? [
          {
            key: 'sent',
            title: text.sent,
            isNumber: true,
            cell: ({ sent, returned }) => (
              <>
                {formatCount(sent)}
                {returned > 0 && (
                  <span className="block text-xs text-steel">
                    {text.cameBack(formatCount(returned))}
                  </span>
                )}
              </>
            ),
          } satisfies Column<StaffOrderLine>,
        ]
      : []),
    { key: 'stock', title: text.inStock, isNumber: true, cell: ({ stock }) => formatCount(stock) },
    {
      key: 'price',
      title: text.price,
      isNumber: true,
      cell: (line) => formatUnitPrice(paidPrice(line)),
    },
    {
      key: 'total',
      title: text.total,
      isNumber: true,
      cell: ({ total }) => <span className="font-semibold">{formatMoney(total)}</span>,
    },
  ];
  return (
    <Panel
      title={text.lines}
      flush
      actions={
        mayEdit && (
          <Button size="sm" onClick={() => setEditing(true)}>
            {text.editLines}
          </Button>
        )
      }
    >
      <DataTable label={text.lines} columns={columns} rows={order.lines} keyOf={({ id }) => id} />
      {isEditing && <EditLinesDialog order={order} onClose={() => setEditing(false)} />}
    </Panel>
  );
}

function Product({ line }: { line: StaffOrderLine }) {
  return (
    <div className="flex items-center gap-3 md:min-w-56">
      <Picture
        picture={line.image}
        preset="thumbnail"
        width={40}
        height={40}
        alt=""
        className="size-10 flex-none"
      />
      <div className="min-w-0">
        <div className="font-semibold">{line.title}</div>
        <div className="text-xs text-steel">{line.code}</div>
        {line.one_piece !== null && line.cut_length === null && (
          <div className="text-xs font-semibold">
            {line.one_piece ? text.onePiece : text.inPieces}
          </div>
        )}
      </div>
    </div>
  );
}
