import { isIdno } from '../../../../contract/company-numbers.ts';
import { companyActivityTypes } from '../../../../contract/constants.ts';
import type { User } from '../../../../contract/shapes/account.ts';
import { activityTitles } from '../../../../kit/forms/activity-titles.ts';
import { useMessages } from '../../../../kit/i18n/messages.ts';
import { Field } from '../../../../kit/ui/field.tsx';
import { ActivityField } from '../../../forms/activity-field.tsx';
import { DataCard } from './data-card.tsx';
import { messages } from './messages.ts';
import { NetPricesChoice } from './net-prices-choice.tsx';

const names = [
  'company_name',
  'idno',
  'tva',
  'type_company',
  'function_in_company',
  'company_email',
  'legal_address',
  'iban',
  'bank',
  'c_b',
] as const;

export function CompanyData({ user }: { user: User }) {
  const text = useMessages(messages);
  const titles = useMessages(activityTitles);
  const activity = companyActivityTypes.find((one) => one === user.type_company);
  return (
    <DataCard
      title={text.companyData}
      changeLabel={text.changeCompany}
      user={user}
      names={names}
      shown={{ type_company: activity ? titles[activity] : user.type_company }}
      controls={(field) => (
        <>
          <Field
            {...field('company_name')}
            label={text.company_name}
            autoComplete="organization"
            required
          />
          <Field
            {...field('idno')}
            onChange={(typed) => {
              // Printed in groups, it is pasted in groups.
              const idno = typed.replace(/\s/g, '');
              field('idno').onChange(idno);
              // What is known of the former company holds for no other.
              if (!isIdno(idno) || idno === user.idno) return;
              for (const name of ['tva', 'legal_address'] as const) {
                if (field(name).value === user[name]) field(name).onChange('');
              }
            }}
            label={text.idno}
            inputMode="numeric"
            required
          />
          <Field {...field('tva')} label={text.tva} inputMode="numeric" />
          <ActivityField {...field('type_company')} placeholder={text.none} />
          <Field
            {...field('function_in_company')}
            label={text.function_in_company}
            autoComplete="organization-title"
          />
          <Field {...field('company_email')} label={text.company_email} type="email" />
          <Field {...field('legal_address')} label={text.legal_address} />
          <Field {...field('iban')} label={text.iban} spellCheck={false} />
          <Field {...field('bank')} label={text.bank} />
          <Field {...field('c_b')} label={text.c_b} spellCheck={false} />
        </>
      )}
    >
      <NetPricesChoice user={user} />
    </DataCard>
  );
}
