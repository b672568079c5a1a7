import { companyActivityTypes } from '../../../contract/constants.ts';
import type { CustomerCard, CustomerChange } from '../../../contract/staff/customers.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { ChoiceField, TextField, TickField } from '../../ui/form.tsx';
import { HeldForm } from '../../ui/held-form.tsx';
import { FormDialog } from '../../ui/leave-guard.tsx';
import { ui } from '../../ui/messages.ts';
import { useHeldForm } from '../../ui/use-held-form.tsx';
import { activityOf } from './activity-of.ts';
import { knownOfCompany } from './known-of-company.ts';
import { text } from './messages.ts';

const personal = [
  'name',
  'username',
  'email',
  'phone',
  'address',
  'city',
  'region',
  'country',
] as const;
const ofCompany = [
  'company_name',
  'idno',
  'tva',
  'iban',
  'bank',
  'c_b',
  'company_email',
  'function_in_company',
  'legal_address',
] as const;
const edited = [...personal, 'is_juridical', ...ofCompany, 'type_company'] as const;

type Values = Pick<CustomerCard, (typeof edited)[number]>;

/** What the customer could change themselves, corrected for them. */
export function EditCustomerDialog(props: { customer: CustomerCard; onClose: () => void }) {
  return (
    <FormDialog open onClose={props.onClose} title={text.edit} size="lg">
      <CustomerForm {...props} />
    </FormDialog>
  );
}

function CustomerForm({ customer, onClose }: { customer: CustomerCard; onClose: () => void }) {
  const params = { id: customer.id };
  const form = useHeldForm<CustomerCard, Values, unknown>({
    held: customer,
    valuesOf: (whole) => valuesOf(whole ?? customer),
    labels: Object.fromEntries(edited.map((name) => [name, text[name]])),
    wordsOf: (name, value) => (name === 'type_company' ? activityOf(String(value)) : value),
    read: () => api.get('/staff/customers/{id}/', { params }),
    save: (typed, { whole, before }) =>
      api.post('/staff/customers/{id}/', {
        params,
        body: { version: (whole ?? customer).version, ...changedIn(before, typed) },
      }),
    renews: [['customers']],
    said: text.saved,
    onSaved: onClose,
  });
  const { control, watch, formState, getValues, setValue } = form;
  function withNumber(idno: string) {
    const typed = { ...getValues(), idno };
    const known = knownOfCompany(typed, formState.defaultValues as Values);
    for (const [name, value] of Object.entries(known)) {
      setValue(name as keyof typeof known, value, { shouldDirty: true });
    }
  }
  return (
    <HeldForm form={form}>
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        {personal.map((name) => (
          <TextField
            key={name}
            control={control}
            name={name}
            label={text[name]}
            {...(name === 'email' && { hint: text.emailEffect })}
          />
        ))}
      </div>
      <TickField control={control} name="is_juridical" label={text.is_juridical} />
      {watch('is_juridical') && (
        <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
          {ofCompany.map((name) => (
            <TextField
              key={name}
              control={control}
              name={name}
              label={text[name]}
              {...(name === 'idno' && { onTyped: withNumber })}
            />
          ))}
          <ChoiceField
            control={control}
            name="type_company"
            label={text.type_company}
            options={['', ...companyActivityTypes].map((value) => ({
              value,
              label: activityOf(value) || '—',
            }))}
          />
        </div>
      )}
      <Button type="submit" kind="primary" loading={formState.isSubmitting}>
        {ui.save}
      </Button>
    </HeldForm>
  );
}

const valuesOf = (customer: CustomerCard): Values =>
  Object.fromEntries(edited.map((name) => [name, customer[name]])) as Values;

/** What was typed anew; the rest is nobody's to save over. */
const changedIn = (before: Values, values: Values) =>
  Object.fromEntries(
    edited.filter((name) => values[name] !== before[name]).map((name) => [name, values[name]]),
  ) as Omit<CustomerChange, 'version'>;
