import { getRouteApi } from '@tanstack/react-router';
import { shopDayStart } from '../../../contract/shop-time.ts';
import type { CustomerSummary } from '../../../contract/staff/customers.ts';
import { Badge } from '../../../kit/ui/badge.tsx';
import { Checkbox } from '../../../kit/ui/checkbox.tsx';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import type { Column } from '../../ui/data-table.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Filters, useFilters } from '../../ui/filters.tsx';
import { formatMoment, formatMoney } from '../../ui/format.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Screen } from '../../ui/screen.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { text } from './messages.ts';

const route = getRouteApi('/signed-in/customers');

/** Everybody who registered, found by whatever they say of themselves on the phone. */
export default function CustomersScreen() {
  const filters = useAsked();
  return (
    <Screen
      title={text.title}
      needs="customers.read"
      actions={
        <ExportButton path="/staff/customers/export/" needs="customers.export" filters={filters} />
      }
    >
      <Panel flush>
        <CustomerFilters />
        <PagedTable
          queryKey={['customers', filters]}
          read={(page) => api.get('/staff/customers/', { query: { ...filters, ...page } })}
          label={text.title}
          columns={columns}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/admin/customers/${id}`}
          empty={<EmptyState icon="search" title={text.nobody} text={text.nobodyText} />}
        />
      </Panel>
    </Screen>
  );
}

/** As the shop is asked. */
function useAsked() {
  const { blocked, with_orders, since, ...asked } = useFilters(route).filters;
  const first = since && shopDayStart(since);
  return {
    ...asked,
    ...(blocked && { blocked: 'true' }),
    ...(with_orders && { with_orders: 'true' }),
    ...(first && { since: first }),
  };
}

function CustomerFilters() {
  const { filters, set } = useFilters(route);
  const { search = '', kind = '', blocked = false, with_orders = false, since = '' } = filters;
  return (
    <Filters
      search={
        <div className="whole-row flex basis-full xl:contents">
          <SearchField
            value={search}
            onChange={(typed) => set({ search: typed })}
            hint={text.searchHint}
          />
        </div>
      }
      chosen={[kind, since, with_orders, blocked].filter(Boolean).length}
    >
      <Select
        name="kind"
        label={text.kind}
        value={kind}
        options={[
          { value: '', label: text.all },
          { value: 'person', label: text.person },
          { value: 'company', label: text.company },
        ]}
        onChange={(value) => set({ kind: value })}
        className="w-44"
      />
      <Field
        type="date"
        name="since"
        label={text.since}
        value={since}
        onChange={(value) => set({ since: value })}
        className="w-44"
      />
      <Checkbox
        name="with_orders"
        label={text.onlyWithOrders}
        checked={with_orders}
        onChange={(value) => set({ with_orders: value })}
      />
      <Checkbox
        name="blocked"
        label={text.onlyBlocked}
        checked={blocked}
        onChange={(value) => set({ blocked: value })}
      />
    </Filters>
  );
}

const columns: Column<CustomerSummary>[] = [
  {
    key: 'customer',
    title: text.customer,
    cell: ({ name, username, blocked_at }) => (
      <>
        {name || username} {blocked_at && <Badge kind="danger">{text.blocked}</Badge>}
      </>
    ),
  },
  {
    key: 'company',
    title: text.companyName,
    cell: ({ company_name, idno, is_juridical }) =>
      is_juridical && (
        <>
          {company_name}
          <span className="block text-sm text-steel">{idno}</span>
        </>
      ),
  },
  {
    key: 'contacts',
    title: text.contacts,
    cell: ({ phone, email }) => (
      <>
        <PhoneLink phone={phone} />
        <span className="block text-sm text-steel">{email}</span>
      </>
    ),
  },
  {
    key: 'registered',
    title: text.registered,
    isSpare: true,
    className: 'xl:whitespace-nowrap',
    cell: ({ created_at }) => formatMoment(created_at),
  },
  { key: 'orders', title: text.orders, isNumber: true, cell: ({ orders }) => orders },
  { key: 'spent', title: text.spent, isNumber: true, cell: ({ spent }) => formatMoney(spent) },
  {
    key: 'last',
    title: text.lastOrder,
    className: 'xl:whitespace-nowrap',
    cell: ({ last_order_at }) => (last_order_at ? formatMoment(last_order_at) : '—'),
  },
];
