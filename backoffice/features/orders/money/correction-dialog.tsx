import { useState } from 'react';
import type { MoneyEntry, StaffOrder } from '../../../../contract/staff/orders/shapes.ts';
import { explainFailure } from '../../../../kit/forms/explain-failure.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Field } from '../../../../kit/ui/field.tsx';
import { api } from '../../../api/api.ts';
import { locale } from '../../../i18n.ts';
import { StaffForm } from '../../../ui/staff-form.tsx';
import { OrderDialog, useOrderChange } from '../use-order-change.tsx';
import { text } from './messages.ts';
import { nameOfEntry } from './money-entries.tsx';
import { standOfMoney } from './stand-of-money.ts';

type Props = { order: StaffOrder; entry: MoneyEntry; onClose: () => void };

/** An entry that was wrong is answered by one against it, with a word of why. */
export function CorrectionDialog({ order, entry, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const change = useOrderChange<string>({
    order,
    act: (why, { version }) =>
      api.post('/staff/orders/{id}/money/{entry}/correct/', {
        params: { id: order.id, entry: entry.id },
        body: { version, reason: why },
      }),
    standOf: standOfMoney,
    wanted: () => ({}),
    said: text.saved,
    onDone: onClose,
    onRefused(refusal) {
      const { fields } = explainFailure(refusal, locale);
      setError(fields.reason ?? fields.amount);
      return fields.reason !== undefined || fields.amount !== undefined;
    },
  });
  return (
    <OrderDialog
      {...{ change, onClose }}
      isTyped={reason !== ''}
      title={text.correctTitle}
      size="sm"
    >
      <StaffForm
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          change.sendAsSeen(reason);
        }}
      >
        <p className="text-sm">
          <b>{nameOfEntry(entry)}</b>. {text.correctText}
        </p>
        <Field
          name="reason"
          label={text.reason}
          required
          multiline
          rows={2}
          maxLength={2000}
          value={reason}
          onChange={setReason}
          error={error}
        />
        <Button type="submit" kind="danger" loading={change.isPending}>
          {text.correct}
        </Button>
      </StaffForm>
    </OrderDialog>
  );
}
