import { useState } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import { mayCorrectParcel } from '../../../contract/order-transitions.ts';
import type { Parcel, StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { uiMessages } from '../../ui/messages.ts';
import { orderMessages } from './order-messages.ts';
import {
  type ParcelLine,
  type Part,
  readParts,
  refusedMistakes,
  type TypedParts,
  unreadMistakes,
} from './parcel-parts.ts';
import { PartFields } from './part-fields.tsx';
import { useOrderChange } from './use-order-change.tsx';

type Props = { order: StaffOrder; onClose: () => void };
type Way = { carrier: string; tracking: string };
type Sent = Way & { lines: Part[] };

const noWay: Way = { carrier: '', tracking: '' };

export function SendParcelDialog({ order, onClose }: Props) {
  const text = useMessages(orderMessages);
  const { id } = order;
  const [left] = useState(() => linesLeft(order, []));
  return (
    <ParcelDialog<Sent>
      {...{ order, onClose }}
      title={text.sendTitle}
      verb={text.sendPart}
      lines={left}
      parts={left.map(({ line_id, most }) => ({ line_id, quantity: most }))}
      way={noWay}
      said={text.parcelSent}
      act={(sent, version) =>
        api.post('/staff/orders/{id}/parcels/', { params: { id }, body: { version, ...sent } })
      }
      given={(parts, way) => (parts.length > 0 ? { lines: parts, ...way } : null)}
      theirs={(now) => ({ lines: linesLeft(now, []), way: noWay })}
    />
  );
}

export function CorrectParcelDialog({ order, parcel, onClose }: Props & { parcel: Parcel }) {
  const text = useMessages(orderMessages);
  const ui = useMessages(uiMessages);
  const params = { id: order.id, parcel: parcel.id };
  const [lines] = useState(() => (mayCorrectParcel(order) ? linesLeft(order, parcel.lines) : []));
  return (
    <ParcelDialog<Way & { lines?: Part[] }>
      {...{ order, onClose, lines }}
      title={text.correctTitle}
      verb={ui.save}
      parts={parcel.lines.map(({ line_id, quantity }) => ({ line_id, quantity }))}
      way={parcel}
      said={text.parcelCorrected}
      act={(given, version) =>
        api.post('/staff/orders/{id}/parcels/{parcel}/', { params, body: { version, ...given } })
      }
      given={(parts, way) => {
        if (lines.length === 0) return way;
        return parts.length > 0 ? { ...way, lines: parts } : null;
      }}
      theirs={(now) => {
        const theirs = now.parcels.find(({ id }) => id === parcel.id);
        return { lines: linesLeft(now, theirs?.lines ?? []), way: theirs ?? noWay };
      }}
    />
  );
}

export function WithdrawParcelDialog({ order, parcel, onClose }: Props & { parcel: Parcel }) {
  const text = useMessages(orderMessages);
  const [reason, setReason] = useState('');
  const change = useOrderChange<{ reason: string }>({
    order,
    act: (given, version) =>
      api.post('/staff/orders/{id}/parcels/{parcel}/withdraw/', {
        params: { id: order.id, parcel: parcel.id },
        body: { version, ...given },
      }),
    differences: () => [],
    said: text.parcelWithdrawn,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.withdrawTitle}
      size="sm"
      footer={
        <Button
          kind="danger"
          loading={change.isPending}
          onClick={() => void change.sendAsSeen({ reason })}
        >
          {text.withdraw}
        </Button>
      }
    >
      <p className="mb-4">{text.withdrawText}</p>
      <Field
        name="reason"
        label={text.reason}
        maxLength={2000}
        value={reason}
        onChange={setReason}
      />
      {change.dialog}
    </Dialog>
  );
}

type ParcelDialogProps<Given> = Props & {
  title: string;
  verb: string;
  said: string;
  lines: ParcelLine[];
  /** What the fields begin with. */
  parts: Part[];
  way: Way;
  act: (given: Given, version: number) => Promise<StaffOrder>;
  /** What is sent; null where nothing would be in it. */
  given: (parts: Part[], way: Way) => Given | null;
  /** What could be in it by what the order has become meanwhile. */
  theirs: (now: StaffOrder) => { lines: ParcelLine[]; way: Way };
};

function ParcelDialog<Given extends Way & { lines?: Part[] }>({
  order,
  onClose,
  title,
  verb,
  lines,
  parts: held,
  way: heldWay,
  ...on
}: ParcelDialogProps<Given>) {
  const text = useMessages(orderMessages);
  const [typed, setTyped] = useState<TypedParts>(() =>
    Object.fromEntries(held.map(({ line_id, quantity }) => [line_id, String(quantity)])),
  );
  const [way, setWay] = useState<Way>({ carrier: heldWay.carrier, tracking: heldWay.tracking });
  const [mistakes, setMistakes] = useState<Record<number, string>>({});
  const change = useOrderChange<Given>({
    order,
    act: on.act,
    differences: (given, now) => differencesOf(given, on.theirs(now), text),
    said: on.said,
    onDone: onClose,
    onRefused(error, given) {
      const { fields, text: said } = explainFailure(error, locale);
      const named = refusedMistakes(fields, given.lines ?? []);
      setMistakes(named);
      if (Object.keys(named).length === 0) toast('error', said);
      return true;
    },
  });

  function send() {
    const { parts, unread } = readParts(lines, typed);
    setMistakes(unreadMistakes(unread, typed, locale));
    if (unread.length > 0) return;
    const given = on.given(parts, way);
    if (given) void change.sendAsSeen(given);
    else toast('error', text.emptyParcel);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <Button kind="primary" loading={change.isPending} onClick={send}>
          {verb}
        </Button>
      }
    >
      <PartFields {...{ lines, typed, setTyped, mistakes }} />
      <WayFields {...{ way, setWay }} />
      {change.dialog}
    </Dialog>
  );
}

/** What can be in a parcel: what it has, and what has not left otherwise. */
const linesLeft = (order: StaffOrder, held: Part[]): ParcelLine[] =>
  order.lines
    .map(({ id: line_id, title, units, quantity, sent }) => {
      const own = held.find((part) => part.line_id === line_id)?.quantity ?? 0;
      return { line_id, title, units, most: quantity - sent + own };
    })
    .filter(({ most }) => most > 0);

function differencesOf(
  { lines = [], ...way }: Way & { lines?: Part[] },
  theirs: { lines: ParcelLine[]; way: Way },
  text: { left: (amount: string) => string; carrier: string; tracking: string },
) {
  const goods = lines.map(({ line_id, quantity }) => {
    const line = theirs.lines.find((one) => one.line_id === line_id);
    return {
      label: line?.title ?? '',
      mine: formatAmount(quantity, line?.units ?? ''),
      theirs: line ? text.left(formatAmount(line.most, line.units)) : '',
    };
  });
  const ways = (['carrier', 'tracking'] as const)
    .map((name) => ({ label: text[name], mine: way[name], theirs: theirs.way[name] }))
    .filter(({ mine, theirs: other }) => mine !== other);
  return [...goods, ...ways];
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
