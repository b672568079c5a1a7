import type { UseFormReturn } from 'react-hook-form';
import { orderStatuses } from '../../../contract/constants.ts';
import type { ExchangeWarehouse } from '../../../contract/staff/exchange.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { locale } from '../../i18n.ts';
import { ChoiceField, TextField } from '../../ui/form.tsx';
import { RowList } from '../../ui/row-list.tsx';
import type { ValueOf } from '../settings/setting-form.tsx';
import { text } from './connection-messages.ts';

/** As it is kept, but for the number. */
export const typedOf = ({ mostHiddenPercent, ...value }: ValueOf<'exchange'>) => ({
  ...value,
  mostHiddenPercent: String(mostHiddenPercent),
});

export const keptOf = (typed: ReturnType<typeof typedOf>): ValueOf<'exchange'> => ({
  ...typed,
  mostHiddenPercent: numberIn(typed.mostHiddenPercent, wholeRules) ?? Number.NaN,
});

type Form = Pick<
  UseFormReturn<{ value: ReturnType<typeof typedOf> }>,
  'control' | 'watch' | 'setValue'
>;

/** Which of 1C's warehouses sell here; none ticked are all. */
export function WarehouseTicks({
  form,
  warehouses,
}: {
  form: Form;
  warehouses: ExchangeWarehouse[];
}) {
  const chosen = form.watch('value.warehouses');
  const known = new Set(warehouses.map(({ external_id }) => external_id));
  const shown = [
    ...warehouses.map(({ external_id: id, title }) => ({ id, title: title || id })),
    // One that 1C names no more can still be taken out.
    ...chosen.filter((id) => !known.has(id)).map((id) => ({ id, title: id })),
  ];
  const tick = (id: string, isChosen: boolean) =>
    form.setValue(
      'value.warehouses',
      isChosen ? [...chosen, id] : chosen.filter((one) => one !== id),
      { shouldDirty: true },
    );
  return (
    <fieldset>
      <legend className="w-full border-t border-line pt-4 text-sm font-medium">
        {text.warehousesSold}
      </legend>
      <p className="mt-0.5 text-sm text-steel">
        {shown.length === 0 ? text.warehousesNone : text.warehousesHint}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {shown.map(({ id, title }) => (
          <Checkbox
            key={id}
            name={`warehouse ${id}`}
            label={title}
            checked={chosen.includes(id)}
            onChange={(isChosen) => tick(id, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const blank = { name: '', status: 'confirmed' } as const;

/** What 1C calls the states of an order, and which of ours they are. */
export function StateNames({ form }: { form: Form }) {
  const options = orderStatuses.map((value) => ({
    value,
    label: orderWords[locale].status[value],
  }));
  return (
    <div className="border-t border-line pt-4">
      <RowList
        label={text.stateNames}
        hint={text.stateNamesHint}
        form={form}
        name="value.statuses"
        blank={blank}
      >
        {(index) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              control={form.control}
              name={`value.statuses.${index}.name`}
              label={text.stateIn1c}
              lang="ru"
              required
              maxLength={100}
            />
            <ChoiceField
              control={form.control}
              name={`value.statuses.${index}.status`}
              label={text.stateHere}
              options={options}
            />
          </div>
        )}
      </RowList>
    </div>
  );
}
