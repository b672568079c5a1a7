import { useQuery } from '@tanstack/react-query';
import { deliveryTypes, type PayMethod, payMethods } from '../../../contract/constants.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Combobox } from '../../../kit/ui/combobox.tsx';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { placeOptions, readDistricts } from '../../api/read-districts.ts';
import { Panel } from '../../ui/panel.tsx';
import type { Draft } from './draft.ts';
import { messages } from './messages.ts';

type Props = {
  draft: Draft;
  mistakes: Record<string, string>;
  onChange: (change: Partial<Draft>) => void;
};

export function DeliveryPanel({ draft, mistakes, onChange }: Props) {
  const text = useMessages(messages);
  const { delivery } = draft;
  const change = (part: Partial<Draft['delivery']>) =>
    onChange({ delivery: { ...delivery, ...part } });
  return (
    <Panel title={text.delivery} className="overflow-visible">
      <div className="grid gap-3">
        <Select
          name="delivery_type"
          label={text.deliveryType}
          value={delivery.delivery_type}
          options={deliveryTypes.map((value) => ({ value, label: text[value] }))}
          onChange={(value) => {
            const delivery_type = deliveryTypes.find((type) => type === value);
            if (delivery_type) change({ delivery_type });
          }}
        />
        {delivery.delivery_type === 'courier' && (
          <Place {...{ delivery, mistakes }} onChange={change} />
        )}
        <Select
          name="pay_method"
          label={text.payment}
          value={draft.pay_method}
          options={payMethods.map((value) => ({ value, label: text[value] }))}
          onChange={(value) =>
            onChange({
              pay_method: payMethods.find((method: PayMethod) => method === value) ?? 'cash',
            })
          }
        />
        <Field
          name="comment"
          label={text.comment}
          multiline
          rows={2}
          value={draft.comment}
          error={mistakes['order.comment']}
          onChange={(comment) => onChange({ comment })}
        />
      </div>
    </Panel>
  );
}

type PlaceProps = {
  delivery: Draft['delivery'];
  mistakes: Record<string, string>;
  onChange: (part: Partial<Draft['delivery']>) => void;
};

function Place({ delivery, mistakes, onChange }: PlaceProps) {
  const text = useMessages(messages);
  const { data: districts = [] } = useQuery(readDistricts);
  const localities = districts.find(({ value }) => value === delivery.city_id)?.locations ?? [];
  return (
    <>
      <Combobox
        name="city"
        label={text.district}
        required
        options={placeOptions(districts)}
        value={delivery.city_id}
        error={mistakes['order.city'] ?? mistakes.city}
        onChange={(city_id) => onChange({ city_id, suburb_id: null })}
      />
      <Combobox
        within={delivery.city_id}
        name="suburb"
        label={text.locality}
        required
        options={placeOptions(localities)}
        none={text.districtFirst}
        value={delivery.suburb_id}
        error={mistakes['order.suburb'] ?? mistakes.suburb}
        onChange={(suburb_id) => onChange({ suburb_id })}
      />
      <Field
        name="address"
        label={text.address}
        required
        autoComplete="off"
        value={delivery.address}
        error={mistakes['order.address']}
        onChange={(address) => onChange({ address })}
      />
    </>
  );
}
