import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deliveryTypes, payMethods } from '../../../contract/constants.ts';
import { mayGoElsewhere } from '../../../contract/order-transitions.ts';
import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { explainFailure } from '../../../kit/forms/explain-failure.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Combobox } from '../../../kit/ui/combobox.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { toast } from '../../../kit/ui/toast.ts';
import { api } from '../../api/api.ts';
import { placeOptions, readDistricts } from '../../api/read-districts.ts';
import { locale } from '../../i18n.ts';
import { uiMessages } from '../../ui/messages.ts';
import { orderMessages } from './order-messages.ts';
import { SumsLine } from './sums-line.tsx';
import { useOrderChange } from './use-order-change.tsx';

const words = orderWords[locale];

const names = [
  'name',
  'phone',
  'email',
  'company',
  'idno',
  'tva',
  'legal_address',
  'comment',
  'pay_method',
  'delivery_type',
  'city_id',
  'suburb_id',
  'address',
] as const;
type Fields = Pick<StaffOrder, (typeof names)[number]>;

const fieldsOf = (order: StaffOrder): Fields => ({
  name: order.name,
  phone: order.phone,
  email: order.email,
  company: order.company,
  idno: order.idno,
  tva: order.tva,
  legal_address: order.legal_address,
  comment: order.comment,
  pay_method: order.pay_method,
  delivery_type: order.delivery_type,
  city_id: order.city_id,
  suburb_id: order.suburb_id,
  address: order.address,
});

export function ContactDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const text = useMessages(orderMessages);
  const ui = useMessages(uiMessages);
  const { id } = order;
  /** As it was when editing began: only what was touched is sent. */
  const [before] = useState(() => fieldsOf(order));
  const [fields, setFields] = useState(before);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const labels: Partial<Record<(typeof names)[number], string>> = { ...text };
  const change = useOrderChange<Partial<Fields>>({
    order,
    act: (given, version) =>
      api.post('/staff/orders/{id}/contact/', { params: { id }, body: { version, ...given } }),
    differences: (given, now) =>
      names.flatMap((name) =>
        name in given
          ? [
              {
                label: labels[name] ?? (name === 'city_id' ? text.city : text.suburb),
                mine: String(given[name] ?? ''),
                theirs: String(fieldsOf(now)[name] ?? ''),
              },
            ]
          : [],
      ),
    said: text.contactSaved,
    onDone: onClose,
    onRefused(error) {
      const refused = explainFailure(error, locale);
      setErrors(refused.fields);
      if (Object.keys(refused.fields).length === 0) toast('error', refused.text);
      return true;
    },
  });
  const set = (given: Partial<Fields>) => setFields({ ...fields, ...given });
  const field = (
    name: Exclude<(typeof names)[number], 'pay_method' | 'delivery_type' | 'city_id' | 'suburb_id'>,
    multiline = false,
  ) => (
    <Field
      name={name}
      label={text[name]}
      value={fields[name]}
      onChange={(value) =>
        // What is known of the former company holds for no other.
        set({ [name]: value, ...(name === 'idno' && { tva: '', legal_address: '' }) })
      }
      error={errors[name]}
      multiline={multiline}
      {...(multiline && { className: 'md:col-span-2' })}
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.editContact}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-4">
          {asksOther(touched(before, fields)) && (
            <SumsLine orderId={id} version={order.version} given={sumsOf(fields)} />
          )}
          <Button
            kind="primary"
            loading={change.isPending}
            onClick={() => void change.sendAsSeen(touched(before, fields))}
          >
            {ui.save}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4 md:grid-cols-2">
        {field('name')}
        {field('phone')}
        {field('email')}
        {field('company')}
        {field('idno')}
        {field('tva')}
        {field('legal_address')}
        <Select
          name="pay_method"
          label={text.payMethod}
          value={fields.pay_method}
          options={payMethods.map((value) => ({ value, label: words.payMethod[value] }))}
          onChange={(value) =>
            set({ pay_method: payMethods.find((one) => one === value) ?? fields.pay_method })
          }
        />
        <Select
          name="delivery_type"
          label={text.delivery}
          value={fields.delivery_type}
          disabled={!mayGoElsewhere(order.status)}
          options={deliveryTypes.map((value) => ({ value, label: words.delivery[value] }))}
          onChange={(value) =>
            set({
              delivery_type: deliveryTypes.find((one) => one === value) ?? fields.delivery_type,
            })
          }
          error={errors.delivery_type}
        />
        {fields.delivery_type === 'courier' && (
          <>
            <Places {...{ fields, set, errors }} />
            {field('address')}
          </>
        )}
        {field('comment', true)}
      </div>
      {change.dialog}
    </Dialog>
  );
}

type PlacesProps = {
  fields: Fields;
  set: (given: Partial<Fields>) => void;
  errors: Record<string, string>;
};

function Places({ fields, set, errors }: PlacesProps) {
  const text = useMessages(orderMessages);
  const { data = [] } = useQuery(readDistricts);
  const district = data.find(({ value }) => value === fields.city_id);
  return (
    <>
      <Combobox
        name="city_id"
        label={text.city}
        options={placeOptions(data)}
        value={fields.city_id}
        onChange={(city_id) => set({ city_id, suburb_id: null })}
        error={errors.city_id}
      />
      <Combobox
        within={fields.city_id}
        name="suburb_id"
        label={text.suburb}
        options={placeOptions(district?.locations ?? [])}
        value={fields.suburb_id}
        onChange={(suburb_id) => set({ suburb_id })}
        error={errors.suburb_id}
      />
    </>
  );
}

function touched(before: Fields, now: Fields): Partial<Fields> {
  return Object.fromEntries(
    names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  );
}

/** Whether it may cost something else: where it goes, by whom it is brought, how it is paid. */
const asksOther = (given: Partial<Fields>) =>
  'delivery_type' in given || 'city_id' in given || 'pay_method' in given;

/** Null until it is said where a courier goes. */
const sumsOf = ({ delivery_type, city_id, pay_method }: Fields) =>
  delivery_type === 'courier' && city_id === null ? null : { delivery_type, city_id, pay_method };
