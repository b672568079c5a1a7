import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

type Wanted = { id?: number | null | undefined; name?: string | undefined };

/** A place a courier goes to, by its id or else by its name in any of our languages. */
export async function findPlace(
  db: Database,
  table: 'district' | 'locality',
  { id, name }: Wanted,
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
