import { useState } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import { mayCorrectParcel } from '../../../contract/order-transitions.ts';
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
import {
  contentsOf,
  linesLeft,
  linesOut,
  type ParcelLine,
  type Part,
  partRules,
  readParts,
  refusedMistakes,
  type TypedParts,
  unreadMistakes,
} from './parcel-parts.ts';
import { OrderDialog, type Stand, useOrderChange } from './use-order-change.tsx';

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
      quantityOf={({ most }) => most}
      textsOf={() => ({ carrier: '', tracking: '' })}
      act={({ lines, carrier = '', tracking = '' }, version) =>
        api.post('/staff/orders/{id}/parcels/', {
          params,
          body: { version, lines, carrier, tracking },
        })
      }
    />
  );
}

export function CorrectParcelDialog({ parcel, ...props }: Props & { parcel: Parcel }) {
  const params = { id: props.order.id, parcel: parcel.id };
  const now = (order: StaffOrder) => order.parcels.find(({ id }) => id === parcel.id);
  const partOf = (line_id: number) => parcel.lines.find((part) => part.line_id === line_id);
  return (
    <PartsDialog
      {...props}
      title={text.correctTitle}
      verb={ui.save}
      said={text.parcelCorrected}
      nothing={text.emptyParcel}
      linesOf={(order) =>
        mayCorrectParcel(order) ? linesLeft(order, now(order)?.lines ?? []) : []
      }
      quantityOf={({ line_id }) => partOf(line_id)?.quantity ?? 0}
      textsOf={(order) => ({
        carrier: now(order)?.carrier ?? '',
        tracking: now(order)?.tracking ?? '',
      })}
      act={({ lines, carrier = '', tracking = '' }, version) =>
        api.post('/staff/orders/{id}/parcels/{parcel}/', {
          params,
          body: { version, carrier, tracking, ...(lines.length > 0 && { lines }) },
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
      quantityOf={() => 0}
      textsOf={() => ({ note: '' })}
      act={({ lines, note = '' }, version) =>
        api.post('/staff/orders/{id}/returns/', { params, body: { version, lines, note } })
      }
    />
  );
}

export function WithdrawParcelDialog({ order, parcel, onClose }: Props & { parcel: Parcel }) {
  const [reason, setReason] = useState('');
  const change = useOrderChange<{ reason: string }>({
    order,
    act: (given, version) =>
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

type Texts = Partial<Record<'carrier' | 'tracking' | 'note', string>>;
type Given = Texts & { lines: Part[] };

type PartsProps = Props & {
  title: string;
  intro?: string;
  verb: string;
  said: string;
  /** Said where nothing would be in it. */
  nothing: string;
  /** What could be in it, by the order as it is, or has become meanwhile. */
  linesOf: (order: StaffOrder) => ParcelLine[];
  /** What is in it to begin with. */
  quantityOf: (line: ParcelLine) => number;
  textsOf: (order: StaffOrder) => Texts;
  act: (given: Given, version: number) => Promise<StaffOrder>;
};

/** How much of each line, with the most there can be of it. */
function PartsDialog({ order, onClose, linesOf, quantityOf, textsOf, ...props }: PartsProps) {
  const [lines] = useState(() => linesOf(order));
  const [begun] = useState(() => ({
    parts: Object.fromEntries(
      lines.map((line) => [line.line_id, String(quantityOf(line) || '')]),
    ) as TypedParts,
    texts: textsOf(order),
  }));
  const [typed, setTyped] = useState(begun.parts);
  const [texts, setTexts] = useState(begun.texts);
  const [mistakes, setMistakes] = useState<Record<number, string>>({});
  const standOfTexts = (held: Texts): Stand =>
    Object.fromEntries(
      Object.entries(held).map(([name, said]) => [name, { label: text[name as 'note'], said }]),
    );
  const change = useOrderChange<Given>({
    order,
    act: props.act,
    standOf: (now) => ({
      ...Object.fromEntries(
        linesOf(now).map(({ line_id, title, units, most }) => [
          line_id,
          { label: title, said: text.left(formatAmount(most, units)) },
        ]),
      ),
      ...standOfTexts(textsOf(now)),
    }),
    wanted: ({ lines: parts, ...given }) => ({
      ...Object.fromEntries(
        parts.map(({ line_id, quantity }) => {
          const { title = '', units = '' } = lines.find((one) => one.line_id === line_id) ?? {};
          return [line_id, { label: title, said: formatAmount(quantity, units) }];
        }),
      ),
      ...standOfTexts(given),
    }),
    said: props.said,
    onDone: onClose,
    onRefused(error, given) {
      const { fields, text: said } = explainFailure(error, locale);
      const named = refusedMistakes(fields, given.lines);
      setMistakes(named);
      if (Object.keys(named).length === 0) toast('error', said);
      return true;
    },
  });

  function send() {
    const { parts, unread } = readParts(lines, typed);
    setMistakes(unreadMistakes(unread, typed, locale));
    if (unread.length > 0) return;
    if (lines.length > 0 && parts.length === 0) toast('error', props.nothing);
    else change.sendAsSeen({ lines: parts, ...texts });
  }

  return (
    <OrderDialog
      {...{ change, onClose }}
      title={props.title}
      isTyped={typed !== begun.parts || texts !== begun.texts}
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
              value={typed[line_id] ?? ''}
              onChange={(value) => setTyped({ ...typed, [line_id]: value })}
              error={mistakes[line_id]}
              className="w-40"
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        {(['carrier', 'tracking', 'note'] as const).map(
          (name) =>
            texts[name] !== undefined && (
              <Field
                key={name}
                name={name}
                label={text[name]}
                maxLength={name === 'note' ? 2000 : 100}
                value={texts[name]}
                onChange={(value) => setTexts({ ...texts, [name]: value })}
                {...(name === 'note' && { className: 'md:col-span-2' })}
              />
            ),
        )}
      </div>
    </OrderDialog>
  );
}
