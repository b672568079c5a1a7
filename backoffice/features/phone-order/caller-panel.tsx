import { maskPhone, PHONE_PREFIX } from '../../../contract/phone.ts';
import type { CustomerSummary } from '../../../contract/staff/customers.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { Finder } from '../../ui/finder.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { type Caller, type KnownCustomer, newCaller } from './draft.ts';
import { LastOrders } from './last-orders.tsx';
import { text } from './messages.ts';
import { NewCallerFields } from './new-caller-fields.tsx';

type Props = {
  caller: Caller | null;
  mistakes: Record<string, string>;
  onChange: (caller: Caller | null) => void;
  onRepeat: (number: string) => void;
};

const MOST = 8;

/** Who calls: found by whatever they say of themselves, or written down for the first time. */
export function CallerPanel({ caller, mistakes, onChange, onRepeat }: Props) {
  const mistake = mistakes.customer_id;
  return (
    <Panel
      title={text.customer}
      className="overflow-visible"
      actions={
        caller && (
          <Button size="sm" onClick={() => onChange(null)}>
            {text.another}
          </Button>
        )
      }
    >
      {caller === null && (
        <Finder<CustomerSummary>
          label={text.findCustomer}
          name="customer"
          placeholder={text.findCustomerHint}
          queryKey="customers-for-order"
          find={async (search) =>
            (await api.get('/staff/customers/', { query: { search } })).results.slice(0, MOST)
          }
          keyOf={({ id }) => id}
          show={(found) => <FoundCustomer customer={found} />}
          onChoose={(found) => onChange(knownCaller(found))}
          none={(typed) => (
            <span className="flex flex-wrap items-center gap-2">
              {text.noCustomer}
              <Button
                size="sm"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChange(newCaller(locale, phoneIn(typed)))}
              >
                {text.newCustomer}
              </Button>
            </span>
          )}
        />
      )}
      {caller === null && (
        <Button
          kind="ghost"
          size="sm"
          icon="plus"
          className="mt-2"
          onClick={() => onChange(newCaller(locale))}
        >
          {text.newCustomer}
        </Button>
      )}
      {caller?.kind === 'known' && (
        <>
          <Known customer={caller} />
          <LastOrders customerId={caller.id} onRepeat={onRepeat} />
        </>
      )}
      {caller?.kind === 'new' && <NewCallerFields {...{ caller, mistakes, onChange }} />}
      {mistake && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {mistake}
        </p>
      )}
    </Panel>
  );
}

const phoneIn = (typed: string) =>
  /\d{5}/.test(typed.replace(/\D/g, '')) ? maskPhone(typed) : PHONE_PREFIX;

export const knownCaller = (
  customer: Pick<
    CustomerSummary,
    'id' | 'name' | 'username' | 'phone' | 'email' | 'company_name' | 'idno' | 'blocked_at'
  >,
): KnownCustomer => ({
  kind: 'known',
  id: customer.id,
  name: customer.name || customer.username,
  phone: customer.phone,
  email: customer.email,
  company_name: customer.company_name,
  idno: customer.idno,
  isBlocked: customer.blocked_at !== null,
});

function FoundCustomer({ customer }: { customer: CustomerSummary }) {
  return (
    <>
      <span className="font-medium">{customer.name || customer.username}</span>{' '}
      <span className="tabular-nums">{customer.phone}</span>
      {customer.blocked_at && <Badge kind="danger">{text.blocked}</Badge>}
      <span className="block text-sm text-steel">
        {[customer.company_name, customer.idno, customer.email].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

function Known({ customer }: { customer: KnownCustomer }) {
  return (
    <div>
      <a href={`/admin/customers/${customer.id}`} className="font-semibold hover:underline">
        {customer.name}
      </a>{' '}
      {customer.isBlocked && <Badge kind="danger">{text.blocked}</Badge>}
      <p className="text-steel">
        {[customer.company_name, customer.idno && `IDNO ${customer.idno}`]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className="tabular-nums">
        <PhoneLink phone={customer.phone} />
        {' · '}
        {customer.email || text.noEmail}
      </p>
    </div>
  );
}
