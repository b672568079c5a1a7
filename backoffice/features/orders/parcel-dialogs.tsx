import { useState } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import type { Parcel, StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { ui } from '../../ui/messages.ts';
import { NumberInput } from '../../ui/number-field.tsx';
import { text } from './order-messages.ts';
import { refusedByKey } from './ordered-lines.ts';
import {
  contentsOf,
  linesLeft,
  linesOfParcel,
  linesOut,
  type ParcelLine,
  type ParcelStand,
  parcelOver,
  partRules,
  readParts,
  standOfParcel,
  standOfParts,
  type Texts,
  unreadMistakes,
} from './parcel-parts.ts';
import { type Stand, touchedIn } from './stand.ts';
import { OrderDialog, useOrderChange } from './use-order-change.tsx';

type Props = { order: StaffOrder; onClose: () => void };

export function SendParcelDialog(props: Props) {
  const params = { id: props.order.id };
  return (
    <PartsDialog
      {...props}
      title={text.sendTitle}
      verb={text.sendPart}
      said={text.parcelSent}
      nothing={text.emptyParcel}
      linesOf={(order) => linesLeft(order, [])}
      isAll
      named={['carrier', 'tracking']}
      act={({ lines, texts }, version) =>
        api.post('/staff/orders/{id}/parcels/', { params, body: { version, lines, ...texts } })
      }
    />
  );
}

export function CorrectParcelDialog({ parcel, ...props }: Props & { parcel: Parcel }) {
  const params = { id: props.order.id, parcel: parcel.id };
  return (
    <PartsDialog
      {...props}
      title={text.correctTitle}
      verb={ui.save}
      said={text.parcelCorrected}
      nothing={text.emptyParcel}
      linesOf={(order) => linesOfParcel(order, parcel.id)}
      heldIn={(order, among) => standOfParcel(order, parcel.id, among)}
      named={['carrier', 'tracking']}
      act={({ lines, isOther, texts }, version) =>
        api.post('/staff/orders/{id}/parcels/{parcel}/', {
          params,
          body: { version, ...texts, ...(isOther && { lines }) },
        })
      }
    />
  );
}

/** What came back of what was sent, as it is counted into the stock again. */
export function TakeBackDialog(props: Props) {
  const params = { id: props.order.id };
  return (
    <PartsDialog
      {...props}
      title={text.takeBackTitle}
      intro={text.takeBackText}
      verb={text.takeBack}
      said={text.takenBack}
      nothing={text.nothingBack}
      linesOf={linesOut}
      named={['note']}
      act={({ lines, texts }, version) =>
        api.post('/staff/orders/{id}/returns/', { params, body: { version, lines, ...texts } })
      }
    />
  );
}

export function WithdrawParcelDialog({ order, parcel, onClose }: Props & { parcel: Parcel }) {
  const [reason, setReason] = useState('');
  const change = useOrderChange<{ reason: string }>({
    order,
    act: (given, { version }) =>
      api.post('/staff/orders/{id}/parcels/{parcel}/withdraw/', {
        params: { id: order.id, parcel: parcel.id },
        body: { version, ...given },
      }),
    standOf: ({ parcels }) => {
      const now = parcels.find(({ id }) => id === parcel.id);
      return { parcel: { label: text.parcels, said: now ? contentsOf(now, order) : '' } };
    },
    wanted: () => ({}),
    said: text.parcelWithdrawn,
    onDone: onClose,
  });
  return (
    <OrderDialog
      {...{ change, onClose }}
      isTyped={reason !== ''}
      title={text.withdrawTitle}
      size="sm"
      footer={
        <Button
          kind="danger"
          loading={change.isPending}
          onClick={() => change.sendAsSeen({ reason })}
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
    </OrderDialog>
  );
}

type PartsProps = Props & {
  title: string;
  intro?: string;
  verb: string;
  said: string;
  /** Said where nothing would be in it. */
  nothing: string;
  /** What could be in it, by the order as it is, or has become meanwhile. */
  linesOf: (order: StaffOrder) => ParcelLine[];
  /** What is in it; without, it is new: all there is of each line, or nothing. */
  heldIn?: (order: StaffOrder, among?: ParcelLine[]) => ParcelStand;
  isAll?: boolean;
  named: (keyof Texts)[];
  act: (given: ReturnType<typeof parcelOver>, version: number) => Promise<StaffOrder>;
};

const mostOf = (lines: ParcelLine[]): Stand =>
  Object.fromEntries(
    lines.map(({ line_id, title, units, most }) => [
      line_id,
      { label: title, said: text.left(formatAmount(most, units)) },
    ]),
  );

/** How much of each line, with the most there can be of it. */
function PartsDialog({ order, onClose, linesOf, heldIn, isAll = false, ...props }: PartsProps) {
  const [lines] = useState(() => linesOf(order));
  const [begun] = useState(() => heldIn?.(order, lines) ?? {});
  const [start] = useState(() => ({
    parts: Object.fromEntries(
      lines.map(({ line_id, most }) => {
        const { quantity = isAll ? most : 0 } = begun[line_id] ?? {};
        return [line_id, String(quantity || '')];
      }),
    ),
    texts: Object.fromEntries(props.named.map((name) => [name, begun[name]?.said ?? ''])) as Texts,
  }));
  const [typed, setTyped] = useState(start);
  const [mistakes, setMistakes] = useState<Record<string, string>>({});
  const over = (mine: ParcelStand, on: StaffOrder) => parcelOver(begun, mine, heldIn?.(on) ?? {});
  const change = useOrderChange<ParcelStand>({
    order,
    act: (mine, on) => props.act(over(mine, on), on.version),
    standOf: (now) => heldIn?.(now) ?? mostOf(linesOf(now)),
    wanted: (mine) => touchedIn(begun, mine),
    said: props.said,
    onDone: onClose,
    onRefused(error, mine, on) {
      const { fields, text: said } = explainFailure(error, locale);
      const keys = over(mine, on).lines.map(({ line_id }) => `${line_id}`);
      const refused = refusedByKey(fields, keys);
      setMistakes(refused);
      if (!lines.some(({ line_id }) => refused[line_id])) toast('error', said);
      return true;
    },
  });

  function send() {
    const { parts, unread } = readParts(lines, typed.parts);
    setMistakes(unreadMistakes(unread, typed.parts, locale));
    if (unread.length > 0) return;
    if (lines.length > 0 && parts.length === 0) toast('error', props.nothing);
    else change.sendAsSeen(standOfParts(lines, parts, typed.texts));
  }

  return (
    <OrderDialog
      {...{ change, onClose }}
      title={props.title}
      isTyped={JSON.stringify(typed) !== JSON.stringify(start)}
      footer={
        <Button kind="primary" loading={change.isPending} onClick={send}>
          {props.verb}
        </Button>
      }
    >
      {props.intro && <p className="mb-4">{props.intro}</p>}
      <ul className="grid gap-3">
        {lines.map(({ line_id, title, units, most }) => (
          <li key={line_id} className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <span className="min-w-48 flex-1 pt-6">
              {title}
              <span className="block text-xs text-steel">
                {text.left(formatAmount(most, units))}
              </span>
            </span>
            <NumberInput
              name={`part-${line_id}`}
              label={text.quantity}
              rules={partRules(units)}
              value={typed.parts[line_id] ?? ''}
              onChange={(value) =>
                setTyped({ ...typed, parts: { ...typed.parts, [line_id]: value } })
              }
              error={mistakes[line_id]}
              className="w-40"
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {props.named.map((name) => (
          <Field
            key={name}
            name={name}
            label={text[name]}
            maxLength={name === 'note' ? 2000 : 100}
            value={typed.texts[name] ?? ''}
            onChange={(value) => setTyped({ ...typed, texts: { ...typed.texts, [name]: value } })}
            {...(name === 'note' && { className: 'md:col-span-2' })}
          />
        ))}
      </div>
    </OrderDialog>
  );
}
