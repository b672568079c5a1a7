import { sql } from 'kysely';
import type { DeliveryType } from '../../contract/constants.ts';
import type { Locale } from '../../contract/locale.ts';
import type { MessageKey } from '../../contract/messages.ts';
import type { Database } from '../database/connect.ts';

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
  const district = await findPlace(db, 'district', wanted.city_id, wanted.city);
  if (!district) return { fields: { city: ['VALIDATE.DISTRICT'] } };
  const locality = await findPlace(db, 'locality', wanted.suburb_id, wanted.suburb, district.id);
  if (!locality) return { fields: { suburb: ['VALIDATE.LOCALITY'] } };
  return {
    districtId: district.id,
    localityId: locality.id,
    city: district[`name_${locale}`],
    suburb: locality[`name_${locale}`],
    address: wanted.address ?? '',
  };
}

async function findPlace(
  db: Database,
  table: 'district' | 'locality',
  id: number | null | undefined,
  name: string | undefined,
  districtId?: number,
) {
  const places = await db
    .selectFrom(table)
    .select(['id', 'name_ro', 'name_ru', 'name_en'])
    .$if(districtId !== undefined, (query) => query.where(sql.ref('district_id'), '=', districtId))
    .$if(Boolean(id), (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute();
  if (id) return places[0];
  const wanted = (name ?? '').toLowerCase();
  return places.find((place) =>
    [place.name_ro, place.name_ru, place.name_en].some((own) => own.toLowerCase() === wanted),
  );
}
