import { weekdayNames } from '../../../contract/pickup-places.ts';
import { numberIn, wholeRules } from '../../../contract/typed-number.ts';
import { api } from '../../api/api.ts';
import { locale } from '../../i18n.ts';
import { TextField } from '../../ui/form.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { BothLanguages } from './both-languages.tsx';
import { text } from './delivery-messages.ts';
import { SettingForm, type SettingProps, type ValueOf } from './setting-form.tsx';

type Value = ValueOf<'pickup_places'>;
type Place = Value['in_shop'];

/** The hours are empty on both sides where it is closed. */
const typedPlace = ({ mapLink, hours, readyHours, ...place }: Place) => ({
  ...place,
  mapLink: mapLink ?? '',
  hours: hours.map((open) => open ?? { from: '', to: '' }),
  readyHours: String(readyHours),
});

const placeOf = (typed: ReturnType<typeof typedPlace>): Place => ({
  ...typed,
  mapLink: typed.mapLink || null,
  hours: typed.hours.map((open) => (open.from || open.to ? open : null)),
  readyHours: numberIn(typed.readyHours, wholeRules) ?? Number.NaN,
});

const typedOf = ({ in_shop, pickup }: Value) => ({
  in_shop: typedPlace(in_shop),
  pickup: typedPlace(pickup),
});

/** Where customers fetch what they ordered, and when somebody is there. */
export function PlacesForm({ setting }: SettingProps<'pickup_places'>) {
  return (
    <SettingForm
      name="pickup_places"
      title={text.places}
      {...{ setting, typedOf }}
      keptOf={({ in_shop, pickup }) => ({ in_shop: placeOf(in_shop), pickup: placeOf(pickup) })}
      save={(body) => api.post('/staff/settings/pickup_places/', { body })}
    >
      {(field) => (
        <>
          <p className="text-sm text-steel">{text.placesHint}</p>
          {(['in_shop', 'pickup'] as const).map((place) => (
            <fieldset key={place} className="grid gap-3 rounded-control bg-mist p-3">
              <legend className="float-left mb-1 text-sm font-semibold">{text[place]}</legend>
              <BothLanguages {...field(`${place}.title`)} required />
              <BothLanguages {...field(`${place}.address`)} />
              <div className="grid gap-3 md:grid-cols-2">
                <TextField {...field(`${place}.mapLink`)} type="url" />
                <NumberField {...field(`${place}.readyHours`)} rules={wholeRules} required />
              </div>
              <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
                <legend className="mb-1 text-sm font-medium">
                  {text.hours} <span className="font-normal text-steel">· {text.hoursHint}</span>
                </legend>
                {weekdayNames[locale].map((day, at) => (
                  <div key={day} className="grid grid-cols-2 gap-2">
                    <TextField
                      {...field(`${place}.hours.${at}.from`)}
                      label={text.opens(day)}
                      type="time"
                    />
                    <TextField
                      {...field(`${place}.hours.${at}.to`)}
                      label={text.closes(day)}
                      type="time"
                    />
                  </div>
                ))}
              </fieldset>
            </fieldset>
          ))}
        </>
      )}
    </SettingForm>
  );
}
