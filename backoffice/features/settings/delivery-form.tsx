import { useQuery } from '@tanstack/react-query';
import { deliveryFee } from '../../../contract/delivery-fee.ts';
import { leiInField, toBani, toLei } from '../../../contract/money.ts';
import { leiRules, numberIn } from '../../../contract/typed-number.ts';
import { api } from '../../api/api.ts';
import { readDistricts } from '../../api/read-districts.ts';
import { locale } from '../../i18n.ts';
import { ChoiceField } from '../../ui/form.tsx';
import { formatMoney } from '../../ui/format.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { text } from './messages.ts';
import { SettingForm, type SettingProps, type ValueOf } from './setting-form.tsx';

type Value = ValueOf<'delivery'>;

/** Typed in lei, kept in bani. */
const typedOf = ({ capitalDistrictId, ...fees }: Value) => ({
  capitalDistrictId: String(capitalDistrictId),
  freeAbove: leiInField(toLei(fees.freeAbove)),
  feeInCapital: leiInField(toLei(fees.feeInCapital)),
  feeElsewhere: leiInField(toLei(fees.feeElsewhere)),
});

const keptOf = (typed: ReturnType<typeof typedOf>): Value => ({
  capitalDistrictId: Number(typed.capitalDistrictId),
  freeAbove: inBani(typed.freeAbove),
  feeInCapital: inBani(typed.feeInCapital),
  feeElsewhere: inBani(typed.feeElsewhere),
});

function inBani(typed: string) {
  const lei = numberIn(typed, leiRules);
  return lei === null || Number.isNaN(lei) ? Number.NaN : toBani(lei);
}

export function DeliveryForm({ setting }: SettingProps<'delivery'>) {
  const districts = useQuery(readDistricts);
  const options = (districts.data ?? []).map((district) => ({
    value: String(district.value),
    label: district[`name_${locale}`],
  }));
  return (
    <SettingForm
      name="delivery"
      title={text.delivery}
      {...{ setting, typedOf, keptOf }}
      save={(body) => api.post('/staff/settings/delivery/', { body })}
      wordsOf={(name, value) =>
        name.endsWith('capitalDistrictId')
          ? options.find((option) => option.value === value)?.label
          : value
      }
    >
      {(field, { watch }) => (
        <>
          <div className="grid gap-3 md:grid-cols-2">
            <ChoiceField {...field('capitalDistrictId')} options={options} />
            {(['freeAbove', 'feeInCapital', 'feeElsewhere'] as const).map((fee) => (
              <NumberField key={fee} {...field(fee)} rules={leiRules} required />
            ))}
          </div>
          <Example delivery={keptOf(watch('value'))} />
        </>
      )}
    </SettingForm>
  );
}

/** By the same rule that the cart and the order go by. */
function Example({ delivery }: { delivery: Value }) {
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
