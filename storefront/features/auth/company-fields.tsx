import { useMessages } from '../../../kit/i18n/messages.ts';
import { Field } from '../../../kit/ui/field.tsx';
import { ActivityField } from '../../forms/activity-field.tsx';
import { messages } from './messages.ts';
import type { RegistrationForm } from './use-registration.ts';

/** What a company is asked beyond that. */
export function CompanyFields({ registration }: { registration: RegistrationForm }) {
  const text = useMessages(messages);
  const { field, set } = registration;
  return (
    <>
      <Field
        {...field('company_name')}
        label={text.companyName}
        autoComplete="organization"
        required
      />
      <Field
        {...field('c_f')}
        // Printed in groups, it is pasted in groups.
        onChange={(typed) => set('c_f', typed.replace(/\s/g, ''))}
        label={text.fiscalCode}
        hint={text.fiscalCodeHint}
        inputMode="numeric"
        autoComplete="off"
        required
        className="md:col-span-1!"
      />
      <Field
        {...field('function_in_company')}
        label={text.functionInCompany}
        autoComplete="organization-title"
        required
        className="md:col-span-1!"
      />
      <ActivityField {...field('type_company')} />
    </>
  );
}
