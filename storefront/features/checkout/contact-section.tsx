import { limits } from '../../../contract/constants.ts';
import { PhoneField } from '../../forms/phone-field.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { messages } from './messages.ts';
import { SectionCard } from './section-card.tsx';
import type { CheckoutForm } from './use-checkout-form.ts';

export const CONTACT_ID = 'contact';

export function ContactSection({ form: { values, errors, change } }: { form: CheckoutForm }) {
  const text = useMessages(messages);
  return (
    <SectionCard title={text.contact} id={CONTACT_ID}>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={text.name}
          name="name"
          required
          autoComplete="name"
          maxLength={limits.name}
          value={values.name}
          error={errors.name}
          onChange={(name) => change({ name })}
          className="md:col-span-2"
        />
        <PhoneField
          label={text.phone}
          name="phone"
          required
          value={values.phone}
          error={errors.phone}
          onChange={(phone) => change({ phone })}
        />
        <Field
          label={text.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={limits.email}
          value={values.email}
          error={errors.email}
          onChange={(email) => change({ email })}
        />
      </div>
      <div className="mt-2">
        <Checkbox
          label={text.forCompany}
          name="for_company"
          checked={values.for_company}
          onChange={(for_company) => change({ for_company })}
        />
      </div>
      {values.for_company && (
        <div className="mt-2 grid gap-4 md:grid-cols-2">
          <Field
            label={text.company}
            name="company"
            required
            autoComplete="organization"
            maxLength={limits.companyName}
            value={values.company}
            error={errors.company}
            onChange={(company) => change({ company })}
          />
          <Field
            label={text.idno}
            name="idno"
            inputMode="numeric"
            value={values.idno}
            error={errors.idno}
            // Printed in groups, it is pasted in groups.
            onChange={(idno) => change({ idno: idno.replace(/\D/g, '') })}
          />
        </div>
      )}
    </SectionCard>
  );
}
