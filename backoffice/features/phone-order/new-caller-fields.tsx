import { PhoneField } from '../../../kit/forms/phone-field.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { ui } from '../../ui/messages.ts';
import type { NewCustomer } from './draft.ts';
import { text } from './messages.ts';

type Props = {
  caller: NewCustomer;
  mistakes: Record<string, string>;
  onChange: (caller: NewCustomer) => void;
};

/** With an e-mail they get a letter to choose a password by; without one, nothing. */
export function NewCallerFields({ caller, mistakes, onChange }: Props) {
  const field = (name: 'name' | 'phone' | 'email' | 'company_name' | 'idno') => ({
    name,
    value: caller[name],
    error: mistakes[`new_customer.${name}`] ?? mistakes[name],
    onChange: (value: string) => onChange({ ...caller, [name]: value }),
  });
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <Field label={text.name} required autoComplete="off" {...field('name')} />
      <PhoneField label={text.phone} required {...field('phone')} autoComplete="off" />
      <Field
        label={text.email}
        type="email"
        hint={text.emailHint}
        autoComplete="off"
        {...field('email')}
      />
      <Select
        name="locale"
        label={text.language}
        value={caller.locale}
        options={[
          { value: 'ro', label: ui.romanian },
          { value: 'ru', label: ui.russian },
        ]}
        onChange={(value) => onChange({ ...caller, locale: value === 'ru' ? 'ru' : 'ro' })}
      />
      <Field label={text.company} autoComplete="off" {...field('company_name')} />
      <Field label={text.idno} inputMode="numeric" autoComplete="off" {...field('idno')} />
    </div>
  );
}
