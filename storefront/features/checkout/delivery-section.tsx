import { type DeliveryType, deliveryTypes, limits } from '../../../contract/constants.ts';
import type { DeliverySettings } from '../../../contract/delivery-fee.ts';
import { formatLei, toLei } from '../../../contract/money.ts';
import { useLocale } from '../../i18n/locale.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { daysFor, OptionHint, useDelivery } from '../delivery/public.ts';
import { orderWords } from '../order/public.ts';
import { messages } from './messages.ts';
import { SectionCard } from './section-card.tsx';
import type { CheckoutForm } from './use-checkout-form.ts';
import { placeOptions, type useDistricts } from './use-districts.ts';

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
          label: type === 'courier' ? words.courier : (delivery?.places[type].title ?? words[type]),
          hint: hintOf(type) ?? (type === 'courier' ? fees : undefined),
          note: type === 'courier' ? undefined : text.free,
        }))}
      />
      {values.delivery_type === 'courier' && (
        <Destination form={form} places={places} capital={settings.capitalDistrictId} />
      )}
    </SectionCard>
  );
}

type DestinationProps = { form: CheckoutForm; places: Places; capital: number };

function Destination({ form, places, capital }: DestinationProps) {
  const text = useMessages(messages);
  const locale = useLocale();
  const { values, field, set } = form;
  const district = places.districts.find(({ value }) => value === values.city_id);
  // The capital itself carries a number of its own among its suburbs.
  const centre = district?.locations.find(({ name_ro }) => name_ro === district.name_ro)?.value;
  return (
    <div className="mt-5 grid gap-4 md:grid-cols-2">
      {places.failed && (
        <Alert kind="warning" className="md:col-span-2">
          <p>{text.placesFailed}</p>
          <Button size="sm" onClick={places.retry} className="mt-2">
            {text.again}
          </Button>
        </Alert>
      )}
      <Combobox
        {...field('city_id')}
        label={text.district}
        name="city"
        required
        placeholder={text.typeToFind}
        none={places.failed ? text.placesFailed : text.placesLoading}
        options={placeOptions(places.districts, locale, capital)}
        onChange={(chosen) => {
          set('city_id', chosen);
          set('suburb_id', null);
        }}
      />
      <Combobox
        {...field('suburb_id')}
        label={text.locality}
        name="suburb"
        required
        disabled={!district}
        placeholder={district ? text.typeToFind : ''}
        options={placeOptions(district?.locations ?? [], locale, centre ?? 0)}
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
