import { type DeliveryType, deliveryTypes, limits } from '../../../contract/constants.ts';
import type { DeliverySettings } from '../../../contract/delivery-fee.ts';
import { formatLei, toLei } from '../../../contract/money.ts';
import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Field } from '../../../kit/ui/field.tsx';
import { RadioGroup } from '../../../kit/ui/radio-group.tsx';
import { daysFor, placeFor } from '../delivery/delivery-days.ts';
import { OptionHint } from '../delivery/option-hint.tsx';
import { useDelivery } from '../delivery/use-delivery.ts';
import { orderWords } from '../order/messages.ts';
import { PlaceFields } from '../places/place-fields.tsx';
import type { useDistricts } from '../places/use-districts.ts';
import { messages } from './messages.ts';
import { SectionCard } from './section-card.tsx';
import type { CheckoutForm } from './use-checkout-form.ts';

type Places = ReturnType<typeof useDistricts>;

type Props = {
  form: CheckoutForm;
  places: Places;
  settings: DeliverySettings;
  hasCut: boolean;
};

export function DeliverySection({ form, places, settings, hasCut }: Props) {
  const text = useMessages(messages);
  const words = useMessages(orderWords);
  const locale = useLocale();
  const { values, field } = form;
  const lei = (bani: number) => formatLei(toLei(bani), locale).replace(',00', '');
  const delivery = useDelivery();
  const chosen =
    delivery &&
    daysFor(delivery, { ...values, delivery_type: 'courier' }, settings.capitalDistrictId);
  const fees = text.courierHint(
    lei(settings.feeInCapital),
    lei(settings.feeElsewhere),
    lei(settings.freeAbove),
  );
  const hintOf = (type: DeliveryType) =>
    delivery && (
      <OptionHint type={type} delivery={delivery} hasCut={hasCut} chosen={chosen}>
        {type === 'courier' && fees}
      </OptionHint>
    );
  return (
    <SectionCard title={text.delivery}>
      <RadioGroup
        {...field('delivery_type')}
        label={text.deliveryType}
        required
        options={deliveryTypes.map((type) => ({
          value: type,
          label: placeFor(delivery, type)?.title ?? words[type],
          hint: hintOf(type) ?? (type === 'courier' ? fees : undefined),
          note: type === 'courier' ? undefined : text.free,
          opens: type === 'courier' && (
            <Destination form={form} places={places} capital={settings.capitalDistrictId} />
          ),
        }))}
      />
    </SectionCard>
  );
}

type DestinationProps = { form: CheckoutForm; places: Places; capital: number };

function Destination({ form: { field }, places, capital }: DestinationProps) {
  const text = useMessages(messages);
  return (
    <div className="grid gap-4 pt-1 md:grid-cols-2">
      <PlaceFields
        places={places}
        district={field('city_id')}
        locality={field('suburb_id')}
        capital={capital}
        required
      />
      <Field
        {...field('address')}
        label={text.address}
        required
        autoComplete="street-address"
        maxLength={limits.address}
        hint={text.addressHint}
        className="md:col-span-2"
      />
    </div>
  );
}
