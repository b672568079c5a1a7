import { useState } from 'react';
import type { StaffOrder } from '../../../../contract/staff/orders/shapes.ts';
import { leiRules, typedNumber } from '../../../../contract/typed-number.ts';
import { explainFailure } from '../../../../kit/forms/explain-failure.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Field } from '../../../../kit/ui/field.tsx';
import { api } from '../../../api/api.ts';
import { locale } from '../../../i18n.ts';
import { ui } from '../../../ui/messages.ts';
import { NumberInput } from '../../../ui/number-field.tsx';
import { StaffForm } from '../../../ui/staff-form.tsx';
import { OrderDialog, useOrderChange } from '../use-order-change.tsx';
import { text } from './messages.ts';
import { standOfMoney } from './stand-of-money.ts';

type Given = { amount: string; reason: string };
const nothing: Given = { amount: '', reason: '' };

/** Less is asked for than the order came to, and the buyer reads why. */
export function CreditDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { id } = order;
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const change = useOrderChange<Given>({
    order,
    act: ({ amount, reason }, { version }) =>
      api.post('/staff/orders/{id}/credits/', {
        params: { id },
        body: { version, reason, amount: typedNumber(amount, leiRules).number ?? 0 },
      }),
    standOf: standOfMoney,
    wanted: () => ({}),
    said: text.saved,
    onDone: onClose,
    onRefused(refusal) {
      const { fields } = explainFailure(refusal, locale);
      setErrors(fields);
      return Object.keys(fields).length > 0;
    },
  });
  return (
    <OrderDialog
      {...{ change, onClose }}
      isTyped={typed.amount !== '' || typed.reason !== ''}
      title={text.creditTitle}
      size="sm"
    >
      <StaffForm
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (typedNumber(typed.amount, leiRules).number !== null) change.sendAsSeen(typed);
        }}
      >
        <p className="text-sm">{text.creditText}</p>
        <NumberInput
          name="amount"
          label={text.amount}
          required
          rules={leiRules}
          value={typed.amount}
          onChange={(amount) => setTyped({ ...typed, amount })}
          error={errors.amount}
        />
        <Field
          name="reason"
          label={text.reason}
          hint={text.reasonSeen}
          required
          multiline
          rows={2}
          maxLength={2000}
          value={typed.reason}
          onChange={(reason) => setTyped({ ...typed, reason })}
          error={errors.reason}
        />
        <Button type="submit" kind="primary" loading={change.isPending}>
          {ui.save}
        </Button>
      </StaffForm>
    </OrderDialog>
  );
}
