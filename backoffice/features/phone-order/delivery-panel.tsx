import { deliveryTypes, type PayMethod, payMethods } from '../../../contract/constants.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { Field } from '../../../kit/ui/field.tsx';
import { Select } from '../../../kit/ui/select.tsx';
import { locale } from '../../i18n.ts';
import { Panel } from '../../ui/panel.tsx';
import { PlaceFields } from '../../ui/place-fields.tsx';
import { placeNames as places } from '../../ui/place-messages.ts';
import type { Draft } from './draft.ts';
import { text } from './messages.ts';

const words = orderWords[locale];

type Props = {
  draft: Draft;
  mistakes: Record<string, string>;
  onChange: (change: Partial<Draft>) => void;
};

export function DeliveryPanel({ draft, mistakes, onChange }: Props) {
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
          options={deliveryTypes.map((value) => ({ value, label: words.delivery[value] }))}
          onChange={(value) => {
            const delivery_type = deliveryTypes.find((type) => type === value);
            if (delivery_type) change({ delivery_type });
          }}
        />
        {delivery.delivery_type === 'courier' && (
          <>
            <PlaceFields
              place={delivery}
              errors={{
                city: mistakes['order.city'] ?? mistakes.city,
                suburb: mistakes['order.suburb'] ?? mistakes.suburb,
              }}
              onChange={change}
            />
            <Field
              name="address"
              label={places.address}
              required
              autoComplete="off"
              value={delivery.address}
              error={mistakes['order.address']}
              onChange={(address) => change({ address })}
            />
          </>
        )}
        <Select
          name="pay_method"
          label={text.payment}
          value={draft.pay_method}
          options={payMethods.map((value) => ({ value, label: words.payMethod[value] }))}
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
