import type { AccountData } from '../../../contract/forms/account-update.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { MessageKey } from '../../../contract/messages.ts';
import type { Trx } from '../../base/database/connect.ts';
import { findPlace } from './find-place.ts';
import type { CustomerRow } from './queries.ts';

type Mistakes = { mistakes: Record<string, MessageKey[]> };

/**
 * The district and the locality of an account are the checkout's. Chosen, they are named in the
 * customer's language; written as a text, they are the place of that name, or none of them.
 */
export async function withPlaces(
  trx: Trx,
  stored: Pick<CustomerRow, 'region' | 'city' | 'district_id' | 'locality_id'>,
  changes: AccountData,
  locale: Locale,
): Promise<AccountData | Mistakes> {
  const chosen = {
    district_id: stored.district_id,
    locality_id: stored.locality_id,
    ...given(changes),
  };
  if (chosen.district_id !== stored.district_id || chosen.locality_id !== stored.locality_id) {
    return byChoice(trx, changes, chosen, locale);
  }
  const named = { region: changes.region ?? stored.region, city: changes.city ?? stored.city };
  if (named.region === stored.region && named.city === stored.city) return changes;
  const district = await findPlace(trx, 'district', { name: named.region });
  const locality =
    district && (await findPlace(trx, 'locality', { name: named.city }, district.id));
  return { ...changes, district_id: district?.id ?? null, locality_id: locality?.id ?? null };
}

const given = ({ district_id, locality_id }: AccountData) => ({
  ...(district_id !== undefined && { district_id }),
  ...(locality_id !== undefined && { locality_id }),
});

async function byChoice(
  trx: Trx,
  changes: AccountData,
  { district_id, locality_id }: Pick<CustomerRow, 'district_id' | 'locality_id'>,
  locale: Locale,
): Promise<AccountData | Mistakes> {
  const name = `name_${locale}` as const;
  if (district_id === null) {
    return { ...changes, district_id, locality_id: null, region: '', city: '' };
  }
  const district = await findPlace(trx, 'district', { id: district_id });
  if (!district) return { mistakes: { district_id: ['VALIDATE.DISTRICT'] } };
  const region = district[name];
  if (locality_id === null) return { ...changes, district_id, locality_id, region, city: '' };
  const locality = await findPlace(trx, 'locality', { id: locality_id }, district_id);
  if (!locality) return { mistakes: { locality_id: ['VALIDATE.LOCALITY'] } };
  return { ...changes, district_id, locality_id, region, city: locality[name] };
}
