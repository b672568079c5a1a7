import type { DeliveryType } from '../../../contract/constants.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Days, DeliveryNow } from '../../../contract/shapes/delivery.ts';
import { writtenSoon } from '../../../contract/written-day.ts';

/** Where an order is fetched; of one that a courier brings, and while it is not known, nowhere. */
export const placeFor = (delivery: DeliveryNow | null, type: DeliveryType) =>
  type === 'courier' ? undefined : delivery?.places[type];

type Chosen = { delivery_type: DeliveryType | null; city_id: number | null };

/** The days of what is chosen; null until it is known how and where the order goes. */
export function daysFor(
  delivery: DeliveryNow,
  { delivery_type, city_id }: Chosen,
  capital: number,
): Days | null {
  if (delivery_type === null) return null;
  if (delivery_type !== 'courier') return delivery.places[delivery_type].days;
  if (city_id === null) return null;
  const { districts, elsewhere, capital: inCapital } = delivery.courier;
  const own = districts.find(({ id }) => id === city_id);
  return own?.days ?? (city_id === capital ? inCapital : elsewhere);
}

/** The day in words, for goods as they are or cut to length; null where none is promised. */
export function wordsOf(days: Days, hasCut: boolean, { today }: DeliveryNow, locale: Locale) {
  const promised = hasCut ? days.cut : days.whole;
  return promised && writtenSoon(promised, today, locale);
}
