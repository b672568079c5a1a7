import { locale } from '../i18n.ts';
import { shopApi } from './shop-api.ts';

/** The places a courier goes to: the same for everybody, and read once. */
export const readDistricts = {
  queryKey: ['districts'],
  queryFn: () => shopApi.get('/contacts/districts/'),
  staleTime: Number.POSITIVE_INFINITY,
};

type Place = { value: number; name_ro: string; name_ru: string };

export const placeOptions = (places: readonly Place[]) =>
  places.map(({ value, name_ro, name_ru }) => ({
    value,
    label: locale === 'ro' ? name_ro : name_ru,
    names: [name_ro, name_ru],
  }));
