import { useQuery } from '@tanstack/react-query';
import { Combobox } from '../../kit/ui/combobox.tsx';
import { placeOptions, readDistricts } from '../api/read-districts.ts';
import { placeNames as text } from './place-messages.ts';

type Place = { city_id: number | null; suburb_id: number | null };
type Props = {
  place: Place;
  errors: Partial<Record<'city' | 'suburb', string | undefined>>;
  onChange: (place: Place) => void;
};

/** Where a courier goes; another district has other localities. */
export function PlaceFields({ place: { city_id, suburb_id }, errors, onChange }: Props) {
  const { data: districts = [] } = useQuery(readDistricts);
  const localities = districts.find(({ value }) => value === city_id)?.locations ?? [];
  return (
    <>
      <Combobox
        name="city"
        label={text.city}
        required
        options={placeOptions(districts)}
        value={city_id}
        error={errors.city}
        onChange={(city) => onChange({ city_id: city, suburb_id: null })}
      />
      <Combobox
        within={city_id}
        name="suburb"
        label={text.suburb}
        required
        options={placeOptions(localities)}
        none={text.cityFirst}
        value={suburb_id}
        error={errors.suburb}
        onChange={(suburb) => onChange({ city_id, suburb_id: suburb })}
      />
    </>
  );
}
