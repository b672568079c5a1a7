import { useQuery } from '@tanstack/react-query';
import { deliveryFee } from '../../../contract/delivery-fee.ts';
import { leiInField, toBani, toLei } from '../../../contract/money.ts';
import type { UnreadablePart } from '../../../contract/staff/operations/settings.ts';
import { leiRules, numberIn } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { readDistricts } from '../../api/read-districts.ts';
import { locale } from '../../i18n.ts';
import { ChoiceField } from '../../ui/form.tsx';
import { formatMoney } from '../../ui/format.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { messages } from './messages.ts';
import { SettingPanel } from './setting-panel.tsx';
import { useSettingForm } from './use-setting-form.ts';

type Delivery = {
  capitalDistrictId: number;
  freeAbove: number;
  feeInCapital: number;
  feeElsewhere: number;
};
type Typed = { value: Record<keyof Delivery, string> };

/** Typed in lei, kept in bani. */
const asDelivery = ({ value }: Typed): Delivery => ({
  capitalDistrictId: Number(value.capitalDistrictId),
  freeAbove: inBani(value.freeAbove),
  feeInCapital: inBani(value.feeInCapital),
  feeElsewhere: inBani(value.feeElsewhere),
});

function inBani(typed: string) {
  const lei = numberIn(typed, leiRules);
  return lei === null || Number.isNaN(lei) ? Number.NaN : toBani(lei);
}

export function DeliveryForm({
  setting,
}: {
  setting: { value: Delivery; version: number; unreadable: UnreadablePart[] };
}) {
  const text = useMessages(messages);
  const { capitalDistrictId, ...fees } = setting.value;
  const districts = useQuery(readDistricts);
  const form = useSettingForm<Typed>({
    version: setting.version,
    unreadable: setting.unreadable,
    value: {
      capitalDistrictId: String(capitalDistrictId),
      freeAbove: leiInField(toLei(fees.freeAbove)),
      feeInCapital: leiInField(toLei(fees.feeInCapital)),
      feeElsewhere: leiInField(toLei(fees.feeElsewhere)),
    },
    save: (typed, seen) =>
      api.post('/staff/settings/delivery/', { body: { ...seen, value: asDelivery(typed) } }),
  });
  return (
    <SettingPanel name="delivery" title={text.delivery} form={form}>
      <div className="grid gap-3 md:grid-cols-2">
        <ChoiceField
          control={form.control}
          name="value.capitalDistrictId"
          label={text.capital}
          options={(districts.data ?? []).map((district) => ({
            value: String(district.value),
            label: district[`name_${locale}`],
          }))}
        />
        {(['freeAbove', 'feeInCapital', 'feeElsewhere'] as const).map((name) => (
          <NumberField
            key={name}
            control={form.control}
            name={`value.${name}`}
            label={text[name]}
            rules={leiRules}
            required
          />
        ))}
      </div>
      <Example delivery={asDelivery({ value: form.watch('value') })} />
    </SettingPanel>
  );
}

/** By the same rule that the cart and the order go by. */
function Example({ delivery }: { delivery: Delivery }) {
  const text = useMessages(messages);
  const { capitalDistrictId, freeAbove } = delivery;
  if (Object.values(delivery).some(Number.isNaN)) return null;
  const places = [
    { label: text.inCapital, districtId: capitalDistrictId },
    { label: text.elsewhere, districtId: 0 },
  ];
  return (
    <div className="rounded-control bg-mist p-3 text-sm" aria-live="polite">
      <p className="mb-1 font-semibold">{text.example}</p>
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-2">
        {places.map(({ label, districtId }) => (
          <div key={label}>
            <p className="text-steel">{label}</p>
            {[freeAbove, freeAbove + 1].map((productsAfterDiscount) => {
              const fee = deliveryFee(
                { productsAfterDiscount, districtId, deliveryType: 'courier' },
                delivery,
              );
              return (
                <p key={productsAfterDiscount}>
                  {text.exampleLine(
                    formatMoney(toLei(productsAfterDiscount)),
                    fee === 0 ? text.free : formatMoney(toLei(fee)),
                  )}
                </p>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
