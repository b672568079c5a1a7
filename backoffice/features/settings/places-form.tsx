import type { Control } from 'react-hook-form';
import type { AnswerOf } from '../../../contract/operation.ts';
import { weekdayNames } from '../../../contract/pickup-places.ts';
import type { readSettings } from '../../../contract/staff/operations/settings.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { TextField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { BothLanguages } from './both-languages.tsx';
import { deliveryMessages } from './delivery-messages.ts';
import { SettingPanel } from './setting-panel.tsx';
import { useSettingForm } from './use-setting-form.ts';

type Setting = AnswerOf<typeof readSettings>['pickup_places'];
type Place = Setting['value']['in_shop'];
type TypedPlace = Omit<Place, 'mapLink' | 'hours' | 'readyHours'> & {
  mapLink: string;
  /** Empty on both sides where it is closed. */
  hours: { from: string; to: string }[];
  readyHours: string;
};
type Typed = { value: Record<keyof Setting['value'], TypedPlace> };

const typedPlace = ({ mapLink, hours, readyHours, ...place }: Place): TypedPlace => ({
  ...place,
  mapLink: mapLink ?? '',
  hours: hours.map((open) => open ?? { from: '', to: '' }),
  readyHours: String(readyHours),
});

const asPlace = ({ mapLink, hours, readyHours, ...place }: TypedPlace): Place => ({
  ...place,
  mapLink: mapLink || null,
  hours: hours.map((open) => (open.from || open.to ? open : null)),
  readyHours: numberIn(readyHours, wholeRules) ?? Number.NaN,
});

/** Where customers fetch what they ordered, and when somebody is there. */
export function PlacesForm({ setting }: { setting: Setting }) {
  const text = useMessages(deliveryMessages);
  const { in_shop, pickup } = setting.value;
  const form = useSettingForm<Typed>({
    version: setting.version,
    unreadable: setting.unreadable,
    value: { in_shop: typedPlace(in_shop), pickup: typedPlace(pickup) },
    save: ({ value }, seen) =>
      api.post('/staff/settings/pickup_places/', {
        body: {
          ...seen,
          value: { in_shop: asPlace(value.in_shop), pickup: asPlace(value.pickup) },
        },
      }),
  });
  return (
    <SettingPanel name="pickup_places" title={text.places} form={form}>
      <p className="text-sm text-steel">{text.placesHint}</p>
      {(['in_shop', 'pickup'] as const).map((name) => (
        <PlaceFields key={name} control={form.control} name={name} />
      ))}
    </SettingPanel>
  );
}

type FieldsProps = { control: Control<Typed>; name: keyof Setting['value'] };

function PlaceFields({ control, name }: FieldsProps) {
  const text = useMessages(deliveryMessages);
  return (
    <fieldset className="grid gap-3 rounded-control bg-mist p-3">
      <legend className="float-left mb-1 text-sm font-semibold">{text[name]}</legend>
      <BothLanguages control={control} name={`value.${name}.title`} label={text.title} required />
      <BothLanguages control={control} name={`value.${name}.address`} label={text.address} />
      <div className="grid gap-3 md:grid-cols-2">
        <TextField
          control={control}
          name={`value.${name}.mapLink`}
          label={text.mapLink}
          type="url"
        />
        <NumberField
          control={control}
          name={`value.${name}.readyHours`}
          label={text.readyHours}
          rules={wholeRules}
          required
        />
      </div>
      <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <legend className="mb-1 text-sm font-medium">
          {text.hours} <span className="font-normal text-steel">· {text.hoursHint}</span>
        </legend>
        {weekdayNames[locale].map((day, at) => (
          <div key={day} className="grid grid-cols-2 gap-2">
            <TextField
              control={control}
              name={`value.${name}.hours.${at}.from`}
              label={text.opens(day)}
              type="time"
            />
            <TextField
              control={control}
              name={`value.${name}.hours.${at}.to`}
              label={text.closes(day)}
              type="time"
            />
          </div>
        ))}
      </fieldset>
    </fieldset>
  );
}
