import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { CustomerCard } from '../../../contract/staff/customers.ts';
import { Alert } from '../../../kit/ui/alert.tsx';
import { Badge } from '../../../kit/ui/badge.tsx';
import { api } from '../../api/api.ts';
import { useMay } from '../../session/session.ts';
import { formatMoment, formatMoney } from '../../ui/format.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Screen } from '../../ui/screen.tsx';
import { CustomerActs } from './customer-acts.tsx';
import { CustomerChanges } from './customer-changes.tsx';
import { CustomerData } from './customer-data.tsx';
import { CustomerMails } from './customer-mails.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { text } from './messages.ts';
import { WantedProducts } from './wanted-products.tsx';

const route = getRouteApi('/signed-in/customers/$id');

/** Everything of one customer, for whoever has them on the phone. */
export default function CustomerScreen() {
  const { id } = route.useParams();
  const query = useQuery({
    queryKey: ['customers', 'card', id],
    queryFn: () => api.get('/staff/customers/{id}/', { params: { id } }),
  });
  const title = query.data ? nameOf(query.data, text.erased) : text.customer;
  return (
    <Screen
      title={title}
      needs="customers.read"
      back={{ href: '/admin/customers', label: text.title }}
      mark={query.data && <Marks customer={query.data} />}
      actions={query.data && <CustomerActs customer={query.data} />}
    >
      <Loaded query={query}>{(customer) => <Card customer={customer} />}</Loaded>
    </Screen>
  );
}

const nameOf = ({ name, username, erased_at }: CustomerCard, erased: string) =>
  erased_at ? erased : name || username;

function Marks({ customer }: { customer: CustomerCard }) {
  return (
    <>
      {customer.is_juridical && <Badge>{customer.company_name}</Badge>}
      {customer.blocked_at && <Badge kind="danger">{text.blocked}</Badge>}
      <span className="text-steel">
        {text.orders}: {customer.orders} · {formatMoney(customer.spent)}
      </span>
    </>
  );
}

function Card({ customer }: { customer: CustomerCard }) {
  const mayWrite = useMay('customers.write');
  const { id, blocked_at, block_reason, erased_at } = customer;
  if (erased_at) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <Alert kind="info" title={`${text.erased}, ${formatMoment(erased_at)}`}>
          {text.erasedText}
        </Alert>
        <CustomerOrders customer={customer} />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {blocked_at && (
        <Alert kind="warning" title={text.blockedSince(formatMoment(blocked_at))}>
          {block_reason}
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-4">
          <CustomerOrders customer={customer} />
          <WantedProducts customer={customer} />
          <CustomerMails mails={customer.mails} />
          <CustomerChanges changes={customer.changes} />
        </div>
        <div className="grid grid-cols-1 items-start gap-4 max-xl:order-first lg:max-xl:grid-cols-2">
          <CustomerData customer={customer} />
          <CustomerNotes id={id} notes={customer.notes} mayAdd={mayWrite} />
        </div>
      </div>
    </div>
  );
}
