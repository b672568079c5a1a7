import { useState } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import type { Parcel, StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { explainFailure } from '../../../storefront/forms/explain-failure.ts';
import { useMessages } from '../../../storefront/i18n/messages.ts';
import { Button } from '../../../storefront/ui/button.tsx';
import { Dialog } from '../../../storefront/ui/dialog.tsx';
import { Field } from '../../../storefront/ui/field.tsx';
import { toast } from '../../../storefront/ui/toast.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { uiMessages } from '../../ui/messages.ts';
import { orderMessages } from './order-messages.ts';
import { useOrderChange } from './use-order-change.tsx';

type Props = { order: StaffOrder; onClose: () => void };
type Way = { carrier: string; tracking: string };
type Sent = Way & { lines: { product_id: number; quantity: number }[] };

export function SendParcelDialog({ order, onClose }: Props) {
  const text = useMessages(orderMessages);
  const { id } = order;
  const [left] = useState(() =>
    order.lines
      .map((line) => ({ ...line, quantity: line.quantity - line.sent }))
      .filter(({ quantity }) => quantity > 0),
  );
  const [quantities, setQuantities] = useState<Record<number, string>>(() =>
    Object.fromEntries(left.map(({ product_id, quantity }) => [product_id, String(quantity)])),
  );
  const [way, setWay] = useState<Way>({ carrier: '', tracking: '' });
  const change = useOrderChange<Sent>({
    order,
    act: (sent, version) =>
      api.post('/staff/orders/{id}/parcels/', { params: { id }, body: { version, ...sent } }),
    differences: (sent, now) =>
      sent.lines.map(({ product_id, quantity }) => {
        const line = now.lines.find((one) => one.product_id === product_id);
        return {
          label: line?.title ?? '',
          mine: String(quantity),
          theirs: line ? text.left(String(line.quantity - line.sent)) : '',
        };
      }),
    said: text.parcelSent,
    onDone: onClose,
    onRefused(error) {
      const { fields, text: said } = explainFailure(error, locale);
      toast('error', Object.values(fields)[0] ?? said);
      return true;
    },
  });
  const lines = left
    .map(({ product_id }) => ({ product_id, quantity: Number(quantities[product_id]) || 0 }))
    .filter(({ quantity }) => quantity > 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.sendTitle}
      footer={
        <Button
          kind="primary"
          loading={change.isPending}
          disabled={lines.length === 0}
          onClick={() => void change.sendAsSeen({ lines, ...way })}
        >
          {text.sendPart}
        </Button>
      }
    >
      <ul className="grid gap-3">
        {left.map((line) => (
          <li key={line.product_id} className="flex items-end gap-3">
            <span className="min-w-0 flex-1 self-center">
              {line.title}
              <span className="block text-xs text-steel">
                {text.left(formatAmount(line.quantity, line.units))}
              </span>
            </span>
            <Field
              name={`part-${line.product_id}`}
              label={text.quantity}
              inputMode="numeric"
              value={quantities[line.product_id] ?? ''}
              onChange={(value) => setQuantities({ ...quantities, [line.product_id]: value })}
              className="w-28"
            />
          </li>
        ))}
      </ul>
      <WayFields {...{ way, setWay }} />
      {change.dialog}
    </Dialog>
  );
}

export function CorrectParcelDialog({ order, parcel, onClose }: Props & { parcel: Parcel }) {
  const text = useMessages(orderMessages);
  const ui = useMessages(uiMessages);
  const [way, setWay] = useState<Way>({ carrier: parcel.carrier, tracking: parcel.tracking });
  const change = useOrderChange<Way>({
    order,
    act: (given, version) =>
      api.post('/staff/orders/{id}/parcels/{parcel}/', {
        params: { id: order.id, parcel: parcel.id },
        body: { version, ...given },
      }),
    differences: (mine, now) => {
      const theirs = now.parcels.find(({ id }) => id === parcel.id);
      return (['carrier', 'tracking'] as const).map((name) => ({
        label: text[name],
        mine: mine[name],
        theirs: theirs?.[name] ?? '',
      }));
    },
    said: text.parcelSent,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.correct}
      size="sm"
      footer={
        <Button
          kind="primary"
          loading={change.isPending}
          onClick={() => void change.sendAsSeen(way)}
        >
          {ui.save}
        </Button>
      }
    >
      <WayFields {...{ way, setWay }} />
      {change.dialog}
    </Dialog>
  );
}

function WayFields({ way, setWay }: { way: Way; setWay: (way: Way) => void }) {
  const text = useMessages(orderMessages);
  return (
    <div className="mt-4 grid gap-4 md:grid-cols-2">
      {(['carrier', 'tracking'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={text[name]}
          maxLength={100}
          value={way[name]}
          onChange={(value) => setWay({ ...way, [name]: value })}
        />
      ))}
    </div>
  );
}
