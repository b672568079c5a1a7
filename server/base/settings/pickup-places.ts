import type { PromiseRules } from '../../../contract/delivery-days.ts';
import type { Locale } from '../../../contract/locale.ts';
import { writtenHours } from '../../../contract/pickup-places.ts';
import { safeLink } from '../../../contract/safe-link.ts';
import { inLocale } from './in-locale.ts';
import type { Settings } from './settings.ts';

/** Where the shop's contacts name a place. */
const placeInContacts = { in_shop: 0, pickup: 1 } as const;

export type PlaceName = keyof Settings['pickup_places'];

/** A place as customers read it. One without an address is where the shop's contacts say. */
export function presentPlace(settings: Settings, name: PlaceName, locale: Locale) {
  const { title, hours, ...own } = settings.pickup_places[name];
  const { addresses } = settings.identity;
  const named = own.address.ro === '' ? (addresses[placeInContacts[name]] ?? addresses[0]) : own;
  return {
    title: inLocale(title, locale),
    address: named ? inLocale(named.address, locale) : '',
    map_link: safeLink(own.mapLink || named?.mapLink || '')?.address ?? null,
    hours: writtenHours(hours, locale),
  };
}

export const promiseRules = (settings: Settings): PromiseRules => ({
  ...settings.delivery_days,
  capitalDistrictId: settings.delivery.capitalDistrictId,
  places: settings.pickup_places,
});
