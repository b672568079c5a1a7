import { useQuery } from '@tanstack/react-query';
import { deliveryTypes, payMethods } from '../../../contract/constants.ts';
import { mayGoElsewhere } from '../../../contract/order-transitions.ts';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { api } from '../../api/api.ts';
import { placeOptions, readDistricts } from '../../api/read-districts.ts';
import { locale } from '../../i18n.ts';
import { differingFields } from '../../ui/conflict.tsx';
import { ChoiceField, TextField } from '../../ui/form.tsx';
import { HeldForm } from '../../ui/held-form.tsx';
import { FormDialog } from '../../ui/leave-guard.tsx';
import { ui } from '../../ui/messages.ts';
import { PlaceFields } from '../../ui/place-fields.tsx';
import { useHeldForm } from '../../ui/use-held-form.tsx';
import { orderFields as labels, text } from './order-messages.ts';
import { SumsLine } from './sums-line.tsx';

const words = orderWords[locale];

const names = [
  'name',
  'phone',
  'email',
  'company',
  'idno',
  'tva',
  'legal_address',
  'pay_method',
  'delivery_type',
  'city_id',
  'suburb_id',
  'address',
  'comment',
] as const;
type Fields = Pick<StaffOrder, (typeof names)[number]>;

const only = (from: Fields, wanted: readonly string[]): Partial<Fields> =>
  Object.fromEntries(
    names.filter((name) => wanted.includes(name)).map((name) => [name, from[name]]),
  );
const valuesOf = (order: StaffOrder | null) => (order ? only(order, names) : {}) as Fields;

export function ContactDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { data: districts = [] } = useQuery(readDistricts);
  const places = districts.flatMap((district) => [district, ...district.locations]);
  const params = { id: order.id };
  const form = useHeldForm<StaffOrder, Fields, StaffOrder>({
    held: order,
    valuesOf,
    labels,
    wordsOf(name, value) {
      if (name === 'pay_method') return words.payMethod[value as Fields['pay_method']];
      if (name === 'delivery_type') return words.delivery[value as Fields['delivery_type']];
      if (!name.endsWith('_id')) return value;
      return placeOptions(places).find((place) => place.value === value)?.label ?? value;
    },
    read: () => api.get('/staff/orders/{id}/', { params }),
    // Only what was touched.
    save: (typed, { whole, before }) =>
      api.post('/staff/orders/{id}/contact/', {
        params,
        body: { version: whole?.version ?? 0, ...only(typed, differingFields(before, typed)) },
      }),
    renews: [['orders']],
    said: text.contactSaved,
    onSaved: onClose,
  });
  const { control, formState, setValue } = form;
  const now = form.watch();
  const asked = differingFields(valuesOf(order), now);
  const field = (name: (typeof names)[number]) => ({ control, name, label: labels[name] });
  return (
    <FormDialog open onClose={onClose} title={text.editContact}>
      <HeldForm form={form} className="grid gap-4 md:grid-cols-2">
        <TextField {...field('name')} />
        <TextField {...field('phone')} />
        <TextField {...field('email')} />
        <TextField {...field('company')} />
        <TextField
          {...field('idno')}
          onTyped={() => {
            // What is known of the former company holds for no other.
            setValue('tva', '', { shouldDirty: true });
            setValue('legal_address', '', { shouldDirty: true });
          }}
        />
        <TextField {...field('tva')} />
        <TextField {...field('legal_address')} />
        <ChoiceField
          {...field('pay_method')}
          options={payMethods.map((value) => ({ value, label: words.payMethod[value] }))}
        />
        <ChoiceField
          {...field('delivery_type')}
          disabled={!mayGoElsewhere(order.status)}
          {...(!mayGoElsewhere(order.status) && { hint: text.onItsWay })}
          options={deliveryTypes.map((value) => ({ value, label: words.delivery[value] }))}
        />
        {now.delivery_type === 'courier' && (
          <>
            <PlaceFields
              place={now}
              errors={{
                city: formState.errors.city_id?.message,
                suburb: formState.errors.suburb_id?.message,
              }}
              onChange={({ city_id, suburb_id }) => {
                form.clearErrors(['city_id', 'suburb_id']);
                setValue('city_id', city_id, { shouldDirty: true });
                setValue('suburb_id', suburb_id, { shouldDirty: true });
              }}
            />
            <TextField {...field('address')} />
          </>
        )}
        <div className="md:col-span-2">
          <TextField {...field('comment')} multiline />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-4 md:col-span-2">
          {asksOther.some((name) => asked.includes(name)) && (
            <SumsLine orderId={order.id} version={order.version} given={sumsOf(now)} />
          )}
          <Button type="submit" kind="primary" loading={formState.isSubmitting}>
            {ui.save}
          </Button>
        </div>
      </HeldForm>
    </FormDialog>
  );
}

/** What it may cost something else by: where it goes, by whom it is brought, how it is paid. */
const asksOther = ['delivery_type', 'city_id', 'pay_method'];

/** Null until it is said where a courier goes. */
const sumsOf = ({ delivery_type, city_id, pay_method }: Fields) =>
  delivery_type === 'courier' && city_id === null ? null : { delivery_type, city_id, pay_method };
