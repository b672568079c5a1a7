import { useLocale } from '../../../kit/i18n/locale.ts';
import { useMessages } from '../../../kit/i18n/messages.ts';
import { Combobox } from '../../../kit/ui/combobox.tsx';
import { Unreachable } from '../../ui/unreachable.tsx';
import { messages } from './messages.ts';
import { placeOptions } from './place-options.ts';
import type { useDistricts } from './use-districts.ts';

type PlaceField = {
  value: number | null;
  onChange: (chosen: number | null) => void;
  error: string | undefined;
};

type Props = {
  places: ReturnType<typeof useDistricts>;
  district: PlaceField;
  locality: PlaceField;
  /** Comes first: most orders go there. */
  capital: number;
  required?: boolean;
};

/** The district and then the locality in it, the same wherever an address is asked for. */
export function PlaceFields({ places, district, locality, capital, required = false }: Props) {
  const text = useMessages(messages);
  const locale = useLocale();
  const chosen = places.districts.find(({ value }) => value === district.value);
  // The capital itself carries a number of its own among its suburbs.
  const centre = chosen?.locations.find(({ name_ro }) => name_ro === chosen.name_ro)?.value;
  return (
    <>
      {places.failed && (
        <Unreachable
          note="warning"
          title={text.placesFailed}
          onRetry={places.retry}
          className="md:col-span-2"
        />
      )}
      <Combobox
        {...district}
        label={text.district}
        name="city"
        required={required}
        placeholder={text.typeToFind}
        none={places.failed ? text.placesFailed : text.placesLoading}
        options={placeOptions(places.districts, locale, capital)}
        onChange={(value) => {
          district.onChange(value);
          locality.onChange(null);
        }}
      />
      <Combobox
        within={district.value}
        {...locality}
        label={text.locality}
        name="suburb"
        required={required}
        disabled={!chosen}
        placeholder={chosen ? text.typeToFind : ''}
        options={placeOptions(chosen?.locations ?? [], locale, centre ?? 0)}
      />
    </>
  );
}
