import { useState } from 'react';
import { formatAmount } from '../../../contract/amount.ts';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
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

type Given = { lines: Part[]; note: string };

/** What came back of what was sent, as it is counted into the stock again. */
export function TakeBackDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const text = useMessages(orderMessages);
  const { id } = order;
  const [lines] = useState(() => linesOut(order));
  const [typed, setTyped] = useState<TypedParts>({});
  const [note, setNote] = useState('');
  const [mistakes, setMistakes] = useState<Record<number, string>>({});
  const change = useOrderChange<Given>({
    order,
    act: (given, version) =>
      api.post('/staff/orders/{id}/returns/', { params: { id }, body: { version, ...given } }),
    differences: (given, now) =>
      given.lines.map(({ line_id, quantity }) => {
        const line = linesOut(now).find((one) => one.line_id === line_id);
        return {
          label: lines.find((one) => one.line_id === line_id)?.title ?? '',
          mine: formatAmount(quantity, line?.units ?? ''),
          theirs: line ? text.left(formatAmount(line.most, line.units)) : '',
        };
      }),
    said: text.takenBack,
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
    if (parts.length > 0) void change.sendAsSeen({ lines: parts, note });
    else toast('error', text.nothingBack);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.takeBackTitle}
      footer={
        <Button kind="primary" loading={change.isPending} onClick={send}>
          {text.takeBack}
        </Button>
      }
    >
      <p className="mb-4">{text.takeBackText}</p>
      <PartFields {...{ lines, typed, setTyped, mistakes }} />
      <Field
        name="note"
        label={text.note}
        maxLength={2000}
        value={note}
        onChange={setNote}
        className="mt-4"
      />
      {change.dialog}
    </Dialog>
  );
}

const linesOut = (order: StaffOrder): ParcelLine[] =>
  order.lines
    .map(({ id: line_id, title, units, sent, returned }) => ({
      line_id,
      title,
      units,
      most: sent - returned,
    }))
    .filter(({ most }) => most > 0);
