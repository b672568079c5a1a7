import type { DeliveryType } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { MessageKey } from '../../../contract/messages.ts';
import type { Database } from '../../base/database/connect.ts';
import { findPlace } from '../accounts/find-place.ts';

export type Destination = {
  districtId: number | null;
  localityId: number | null;
  city: string;
  suburb: string;
  address: string;
};

type Wanted = {
  city?: string | undefined;
  suburb?: string | undefined;
  city_id?: number | null | undefined;
  suburb_id?: number | null | undefined;
  address?: string | undefined;
};

const nowhere: Destination = {
  districtId: null,
  localityId: null,
  city: '',
  suburb: '',
  address: '',
};

/** The place a courier goes to, by ids or else by names in any of our languages. */
export async function resolveDestination(
  db: Database,
  deliveryType: DeliveryType,
  wanted: Wanted,
  locale: Locale,
): Promise<Destination | { fields: Record<string, MessageKey[]> }> {
  if (deliveryType !== 'courier') return nowhere;
  const district = await findPlace(db, 'district', { id: wanted.city_id, name: wanted.city });
  if (!district) return { fields: { city: ['VALIDATE.DISTRICT'] } };
  const wantedLocality = { id: wanted.suburb_id, name: wanted.suburb };
  const locality = await findPlace(db, 'locality', wantedLocality, district.id);
  if (!locality) return { fields: { suburb: ['VALIDATE.LOCALITY'] } };
  return {
    districtId: district.id,
    localityId: locality.id,
    city: district[`name_${locale}`],
    suburb: locality[`name_${locale}`],
    address: wanted.address ?? '',
  };
}
