import { limits } from '../../../contract/constants.ts';
import { PhoneField } from '../../../kit/forms/phone-field.tsx';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { asksIdno } from './checkout-values.ts';
import { messages } from './messages.ts';
import { SectionCard } from './section-card.tsx';
import type { CheckoutForm } from './use-checkout-form.ts';

export const CONTACT_ID = 'contact';

export function ContactSection({ form: { values, field, tick, set } }: { form: CheckoutForm }) {
  const text = useMessages(messages);
  return (
    <SectionCard title={text.contact} id={CONTACT_ID}>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          {...field('name')}
          label={text.name}
          required
          autoComplete="name"
          maxLength={limits.name}
          className="md:col-span-2"
        />
        <PhoneField {...field('phone')} label={text.phone} required />
        <Field
          {...field('email')}
          label={text.email}
          type="email"
          required
          autoComplete="email"
          maxLength={limits.email}
        />
      </div>
      <div className="mt-2">
        <Checkbox {...tick('for_company')} label={text.forCompany} />
      </div>
      {values.for_company && (
        <div className="mt-2 grid gap-4 md:grid-cols-2">
          <Field
            {...field('company')}
            label={text.company}
            required
            autoComplete="organization"
            maxLength={limits.companyName}
          />
          <Field
            {...field('idno')}
            label={text.idno}
            required={asksIdno(values)}
            inputMode="numeric"
            // Printed in groups, it is pasted in groups.
            onChange={(typed) => set('idno', typed.replace(/\D/g, ''))}
          />
        </div>
      )}
    </SectionCard>
  );
}
