import { useEffect, useState } from 'react';
import { isIdno } from '../../../contract/company-numbers.ts';
import { companyActivityTypes } from '../../../contract/constants.ts';
import type { CustomerCard, CustomerChange } from '../../../contract/staff/customers.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { queries } from '../../api/queries.ts';
import {
  type Conflict,
  ConflictDialog,
  conflictIn,
  differencesBetween,
} from '../../ui/conflict.tsx';
import { ChoiceField, TextField, TickField, useStaffForm } from '../../ui/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { activityOf } from './activity-of.ts';
import { messages } from './messages.ts';

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
const ofCompany = ['company_name', 'idno', 'tva', 'iban', 'bank', 'c_b'] as const;
const further = ['company_email', 'function_in_company', 'legal_address'] as const;
const edited = [...personal, 'is_juridical', ...ofCompany, ...further, 'type_company'] as const;

type Values = Pick<CustomerCard, (typeof edited)[number]>;
type Clash = { conflict: Conflict; theirs: CustomerCard };
type Props = { customer: CustomerCard; onClose: () => void };

/** What the customer could change themselves, corrected for them. */
export function EditCustomerDialog({ customer, onClose }: Props) {
  // What comes in while it is edited is somebody else's.
  const [opened] = useState(customer);
  const text = useMessages(messages);
  const ui = useMessages(uiMessages);
  const [clash, setClash] = useState<Clash | null>(null);
  const params = { id: opened.id };
  const { control, submit, watch, formState, getValues, setValue } = useStaffForm<Values>({
    values: valuesOf(opened),
    async save(values) {
      const version = clash?.theirs.version ?? opened.version;
      const body = { version, ...changedOf(opened, values) };
      await api.post('/staff/customers/{id}/', { params, body });
      void queries.invalidateQueries({ queryKey: ['customers'] });
      toast('success', text.saved);
      onClose();
    },
    onRefused(error) {
      const conflict = conflictIn(error);
      if (!conflict) {
        setClash(null);
        return false;
      }
      void api
        .get('/staff/customers/{id}/', { params })
        .then((theirs) => setClash({ conflict, theirs }), reload);
      return true;
    },
  });
  const idno = watch('idno');
  useEffect(() => {
    if (!isIdno(idno) || idno === opened.idno) return;
    // What is known of the former company holds for no other.
    for (const name of ['tva', 'legal_address'] as const) {
      if (getValues(name) === opened[name]) setValue(name, '');
    }
  }, [idno, opened, getValues, setValue]);
  const reload = () => {
    void queries.invalidateQueries({ queryKey: ['customers'] });
    onClose();
  };
  const labels: Record<string, string> = { ...fieldNames(text), is_juridical: text.isCompany };
  return (
    <Dialog open onClose={onClose} title={text.edit} size="lg">
      <StaffForm onSubmit={submit} className="grid gap-4">
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
        <TickField control={control} name="is_juridical" label={text.isCompany} />
        {watch('is_juridical') && (
          <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
            {[...ofCompany, ...further].map((name) => (
              <TextField key={name} control={control} name={name} label={text[name]} />
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
      </StaffForm>
      {clash && (
        <ConflictDialog
          conflict={clash.conflict}
          differences={differencesBetween(
            {
              before: valuesOf(opened),
              theirs: valuesOf(clash.theirs),
              mine: getValues(),
            },
            (name) => labels[name] ?? name,
          )}
          who={clash.conflict.actorName ?? text.theCustomer}
          onClose={() => setClash(null)}
          onReload={reload}
          onOverwrite={() => void submit()}
        />
      )}
    </Dialog>
  );
}

/** What each field is called on the screen. */
const fieldNames = (text: typeof messages.ro) =>
  Object.fromEntries(
    edited.filter((name) => name !== 'is_juridical').map((name) => [name, text[name]]),
  );

const valuesOf = (customer: CustomerCard): Values =>
  Object.fromEntries(edited.map((name) => [name, customer[name]])) as Values;

/** What was typed anew; the rest is nobody's to save over. */
const changedOf = (customer: CustomerCard, values: Values) =>
  Object.fromEntries(
    edited.filter((name) => values[name] !== customer[name]).map((name) => [name, values[name]]),
  ) as Omit<CustomerChange, 'version'>;
