import { useState } from 'react';
import {
  mayCorrectParcel,
  maySendParcel,
  mayTakeBack,
} from '../../../contract/order-transitions.ts';
import type { Parcel, StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { useMay } from '../../session/session.ts';
import { formatMoment } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { ParcelPaper } from '../documents/parcel-paper.tsx';
import { text } from './order-messages.ts';
import {
  CorrectParcelDialog,
  SendParcelDialog,
  TakeBackDialog,
  WithdrawParcelDialog,
} from './parcel-dialogs.tsx';
import { contentsOf } from './parcel-parts.ts';

type Act = { kind: 'take-back' | 'send' } | { kind: 'correct' | 'withdraw'; parcel: Parcel };

/** What has left the shop, and when. */
export function ParcelsPanel({ order }: { order: StaffOrder }) {
  const mayHandle = useMay('orders.handle');
  const maySend = mayHandle && maySendParcel(order);
  const [act, setAct] = useState<Act | null>(null);
  const dialog = { order, onClose: () => setAct(null) };
  const isOut = order.lines.some(({ sent, returned }) => sent > returned);
  if (order.parcels.length === 0 && !maySend) return null;
  return (
    <Panel
      title={text.parcels}
      actions={
        <>
          {mayHandle && isOut && mayTakeBack(order) && (
            <Button size="sm" onClick={() => setAct({ kind: 'take-back' })}>
              {text.takeBack}
            </Button>
          )}
          {maySend && (
            <Button size="sm" onClick={() => setAct({ kind: 'send' })}>
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
                <Button size="sm" kind="ghost" onClick={() => setAct({ kind: 'correct', parcel })}>
                  {text.correct}
                </Button>
              )}
              {mayHandle && mayCorrectParcel(order) && (
                <Button size="sm" kind="ghost" onClick={() => setAct({ kind: 'withdraw', parcel })}>
                  {text.withdrawShort}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {act?.kind === 'take-back' && <TakeBackDialog {...dialog} />}
      {act?.kind === 'send' && <SendParcelDialog {...dialog} />}
      {act?.kind === 'correct' && <CorrectParcelDialog {...dialog} parcel={act.parcel} />}
      {act?.kind === 'withdraw' && <WithdrawParcelDialog {...dialog} parcel={act.parcel} />}
    </Panel>
  );
}
