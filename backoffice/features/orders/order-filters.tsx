import { useQuery } from '@tanstack/react-query';
import { deliveryTypes, payMethods, paymentStates } from '../../../contract/constants.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { Filters } from '../../ui/filters.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { text } from './messages.ts';
import { asFilters, type OrderSearch } from './order-search.ts';

type Props = { search: OrderSearch; set: (change: Partial<OrderSearch>) => void };

const words = orderWords[locale];

export function OrderFilters({ search, set }: Props) {
  const people = useQuery({
    queryKey: ['orders', 'people'],
    queryFn: () => api.get('/staff/orders/people/'),
    staleTime: 60_000,
  });
  const choice = <T extends string>(
    name: 'payment_state' | 'pay_method' | 'delivery_type',
    label: string,
    values: readonly T[],
    named: Record<T, string>,
  ) => (
    <Select
      name={name}
      label={label}
      value={search[name] ?? ''}
      options={[
        { value: '', label: text.any },
        ...values.map((value) => ({ value, label: named[value] })),
      ]}
      onChange={(value) => set({ [name]: value || undefined })}
      className="md:w-[calc((100%-36px)/4)] xl:w-40"
    />
  );
  const narrowing = Object.keys(asFilters(search)).filter((name) => name !== 'status');
  const unfolded = ['search', 'only'];
  return (
    <Filters
      chosen={narrowing.filter((name) => !unfolded.includes(name)).length}
      search={
        <div className="whole-row flex basis-full">
          <SearchField
            value={search.search ?? ''}
            onChange={(typed) => set({ search: typed || undefined })}
            hint={text.searchHint}
          />
        </div>
      }
    >
      {choice('payment_state', text.payment, paymentStates, words.payment)}
      {choice('pay_method', text.payMethod, payMethods, words.payMethod)}
      {choice('delivery_type', text.delivery, deliveryTypes, words.delivery)}
      <Select
        name="responsible"
        label={text.responsible}
        value={search.responsible ?? ''}
        options={[
          { value: '', label: text.any },
          { value: 'me', label: text.mine },
          { value: 'nobody', label: text.nobody },
          ...(people.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(value) => set({ responsible: value || undefined })}
        className="md:w-[calc((100%-36px)/4)] xl:w-40"
      />
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          type="date"
          name={name}
          label={text[name]}
          value={search[name] ?? ''}
          onChange={(value) => set({ [name]: value || undefined })}
          className="md:w-[calc((100%-36px)/4)] xl:w-36"
        />
      ))}
      {narrowing.length > 0 && (
        <Button
          kind="ghost"
          href={`/admin/orders${search.status ? `?status=${search.status}` : ''}`}
        >
          {text.clear}
        </Button>
      )}
    </Filters>
  );
}
