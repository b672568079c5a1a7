import { useState } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import {
  mayCorrectParcel,
  maySendParcel,
  mayTakeBack,
} from '../../../contract/order-transitions.ts';
import type { Parcel, StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { useMay } from '../../session/session.ts';
import { formatMoment } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { ParcelPaper } from '../documents/public.tsx';
import { orderMessages } from './order-messages.ts';
import { CorrectParcelDialog, SendParcelDialog, WithdrawParcelDialog } from './parcel-dialogs.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** What has left the shop, and when. */
export function ParcelsPanel({ order }: { order: StaffOrder }) {
  const text = useMessages(orderMessages);
  const mayHandle = useMay('orders.handle');
  const maySend = mayHandle && maySendParcel(order);
  const [isSending, setSending] = useState(false);
  const [corrected, setCorrected] = useState<Parcel | null>(null);
  const [withdrawn, setWithdrawn] = useState<Parcel | null>(null);
  const [isReturning, setReturning] = useState(false);
  const isOut = order.lines.some(({ sent, returned }) => sent > returned);
  if (order.parcels.length === 0 && !maySend) return null;
  return (
    <Panel
      title={text.parcels}
      actions={
        <>
          {mayHandle && isOut && mayTakeBack(order) && (
            <Button size="sm" onClick={() => setReturning(true)}>
              {text.takeBack}
            </Button>
          )}
          {maySend && (
            <Button size="sm" onClick={() => setSending(true)}>
              {text.sendPart}
            </Button>
          )}
        </>
      }
    >
      {order.parcels.length === 0 && <p className="text-sm text-steel">{text.noParcels}</p>}
      <ul className="grid gap-3">
        {order.parcels.map((parcel) => (
          <li key={parcel.id} className="flex flex-wrap items-start gap-3 text-sm">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                {formatMoment(parcel.sent_at)}
                {[parcel.carrier, parcel.tracking].filter(Boolean).map((way) => (
                  <span key={way} className="font-normal text-steel">
                    {' '}
                    · {way}
                  </span>
                ))}
              </p>
              <p className="text-steel">{contentsOf(parcel, order)}</p>
            </div>
            <div className="flex flex-wrap gap-1">
              <ParcelPaper orderId={order.id} parcelId={parcel.id} />
              {mayHandle && (
                <Button size="sm" kind="ghost" onClick={() => setCorrected(parcel)}>
                  {text.correct}
                </Button>
              )}
              {mayHandle && mayCorrectParcel(order) && (
                <Button size="sm" kind="ghost" onClick={() => setWithdrawn(parcel)}>
                  {text.withdrawShort}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isReturning && <TakeBackDialog order={order} onClose={() => setReturning(false)} />}
      {isSending && <SendParcelDialog order={order} onClose={() => setSending(false)} />}
      {corrected && (
        <CorrectParcelDialog order={order} parcel={corrected} onClose={() => setCorrected(null)} />
      )}
      {withdrawn && (
        <WithdrawParcelDialog order={order} parcel={withdrawn} onClose={() => setWithdrawn(null)} />
      )}
    </Panel>
  );
}

const contentsOf = (parcel: Parcel, order: StaffOrder) =>
  parcel.lines
    .map(({ line_id, product_id, quantity }) => {
      const line = order.lines.find(({ id }) => id === line_id);
      return `${line?.title ?? product_id}: ${formatAmount(quantity, line?.units ?? '')}`;
    })
    .join(', ');
