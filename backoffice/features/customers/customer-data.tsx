import { type ReactNode, useState } from 'react';
import type { CustomerCard } from '../../../contract/staff/customers.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { useMay } from '../../session/session.ts';
import { formatMoment } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { activityOf } from './activity-of.ts';
import { EditCustomerDialog } from './edit-customer-dialog.tsx';
import { text } from './messages.ts';

const personal = ['name', 'username', 'country', 'region', 'city', 'address'] as const;
const ofCompany = [
  'company_name',
  'company_email',
  'function_in_company',
  'type_company',
  'legal_address',
  'idno',
  'tva',
  'iban',
  'bank',
  'c_b',
] as const;

export function CustomerData({ customer }: { customer: CustomerCard }) {
  const mayWrite = useMay('customers.write');
  const [isEditing, setEditing] = useState(false);
  const shown = [...personal, ...ofCompany].filter((name) => customer[name] !== '');
  return (
    <Panel
      title={text.data}
      actions={
        mayWrite && (
          <Button size="sm" onClick={() => setEditing(true)}>
            {text.edit}
          </Button>
        )
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact label={text.phone}>
          <PhoneLink phone={customer.phone} />
        </Fact>
        <Fact label={text.email}>
          <a href={`mailto:${customer.email}`} className="text-copper hover:underline">
            {customer.email}
          </a>
        </Fact>
        {shown.map((name) => (
          <Fact key={name} label={text[name]}>
            {name === 'type_company' ? activityOf(customer[name]) : customer[name]}
          </Fact>
        ))}
        <Fact label={text.language}>{text[customer.locale]}</Fact>
        <Fact label={text.registered}>{formatMoment(customer.created_at)}</Fact>
        <Fact label={text.sessions}>{customer.open_tokens}</Fact>
      </dl>
      {isEditing && <EditCustomerDialog customer={customer} onClose={() => setEditing(false)} />}
    </Panel>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-steel">{label}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </>
);
