import { useState } from 'react';
import type { MoneyDirection, MoneyWay } from '../../../../contract/constants.ts';
import { leiInField } from '../../../../contract/money.ts';
import { toShopTime } from '../../../../contract/shop-time.ts';
import type { StaffOrder } from '../../../../contract/staff/orders/shapes.ts';
import { leiRules, typedNumber } from '../../../../contract/typed-number.ts';
import { explainFailure } from '../../../../kit/forms/explain-failure.ts';
import { Button } from '../../../../kit/ui/button.tsx';
import { Field } from '../../../../kit/ui/field.tsx';
import { Select } from '../../../../kit/ui/select.tsx';
import { api } from '../../../api/api.ts';
import { locale } from '../../../i18n.ts';
import { formatMoney } from '../../../ui/format.ts';
import { ui } from '../../../ui/messages.ts';
import { NumberInput } from '../../../ui/number-field.tsx';
import { StaffForm } from '../../../ui/staff-form.tsx';
import { OrderDialog, useOrderChange } from '../use-order-change.tsx';
import { text, wayNames } from './messages.ts';
import { standOfMoney } from './stand-of-money.ts';

type Props<Way extends MoneyWay> = {
  order: StaffOrder;
  direction: MoneyDirection;
  ways: readonly Way[];
  onClose: () => void;
};

/** Money that came or went back, as whoever took or gave it writes it down. */
export function MoneyDialog<Way extends 'cash' | 'terminal' | 'transfer'>({
  order,
  direction,
  ways,
  onClose,
}: Props<Way>) {
  const { id } = order;
  const [begun] = useState(() => ({
    amount: offered(direction === 'in' ? order.to_pay : order.owed_back),
    way: (order.pay_method === 'cash' ? 'cash' : 'transfer') as Way,
    day: toShopTime(new Date().toISOString()).slice(0, 10),
    reference: '',
    note: '',
  }));
  const [typed, setTyped] = useState(begun);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const set = (fields: Partial<typeof begun>) => setTyped((now) => ({ ...now, ...fields }));
  const { number: amount } = typedNumber(typed.amount, leiRules);
  const change = useOrderChange<typeof begun & { amount: string }>({
    order,
    act: (given, { version }) =>
      api.post('/staff/orders/{id}/money/', {
        params: { id },
        body: {
          ...given,
          version,
          direction,
          amount: typedNumber(given.amount, leiRules).number ?? 0,
        },
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
  const above = direction === 'in' && amount !== null ? amount - order.to_pay : 0;
  return (
    <OrderDialog
      {...{ change, onClose }}
      isTyped={JSON.stringify(typed) !== JSON.stringify(begun)}
      title={direction === 'in' ? text.paymentTitle : text.giveBackTitle}
      size="sm"
    >
      <StaffForm
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (amount !== null) change.sendAsSeen(typed);
        }}
      >
        <NumberInput
          name="amount"
          label={text.amount}
          required
          rules={leiRules}
          value={typed.amount}
          onChange={(amount) => set({ amount })}
          error={errors.amount}
          hint={above > 0.004 ? text.more(formatMoney(above)) : undefined}
        />
        <Select
          name="way"
          label={text.way}
          value={typed.way}
          options={ways.map((value) => ({ value, label: wayNames[value] }))}
          onChange={(value) => set({ way: ways.find((one) => one === value) ?? typed.way })}
          error={errors.way}
        />
        <Field
          name="day"
          type="date"
          label={text.day}
          required
          value={typed.day}
          onChange={(day) => set({ day })}
          error={errors.day}
        />
        <Field
          name="reference"
          label={text.reference}
          maxLength={200}
          value={typed.reference}
          onChange={(reference) => set({ reference })}
          error={errors.reference}
        />
        <Field
          name="note"
          label={text.note}
          maxLength={2000}
          value={typed.note}
          onChange={(note) => set({ note })}
          error={errors.note}
        />
        <Button type="submit" kind="primary" loading={change.isPending}>
          {ui.save}
        </Button>
      </StaffForm>
    </OrderDialog>
  );
}

/** Nothing where nothing is owed: a field that holds a nought is typed over with care. */
const offered = (lei: number) => (lei > 0 ? leiInField(lei) : '');
