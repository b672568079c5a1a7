import { type PromiseWish, promisedDay, secondsPromised } from '../../../contract/delivery-days.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { DeliveryNow } from '../../../contract/shapes/delivery.ts';
import { toShopTime } from '../../../contract/shop-time.ts';
import { type PlaceName, presentPlace, promiseRules } from './pickup-places.ts';
import type { Settings } from './settings.ts';

type Kept = { settings: Settings; minute: number; answer: DeliveryNow };

/** Every open page asks; within a minute, and while the settings stay, all hear the same. */
const lastIn = new Map<Locale, Kept>();

/** Where an order is fetched and on which day it comes, if it were sent now. */
export function readDelivery(
  { settings }: { settings: () => Settings },
  locale: Locale,
  now = new Date(),
): DeliveryNow {
  const minute = Math.floor(now.getTime() / 60_000);
  const last = lastIn.get(locale);
  const isLast = last?.settings === settings() && last.minute === minute;
  const answer = isLast ? last.answer : deliveryAt(settings(), locale, now);
  lastIn.set(locale, { settings: settings(), minute, answer });
  return { ...answer, valid_seconds: secondsPromised(now, promiseRules(settings())) };
}

function deliveryAt(settings: Settings, locale: Locale, now: Date): DeliveryNow {
  const rules = promiseRules(settings);
  const daysOf = (wish: Omit<PromiseWish, 'hasCut'>) => ({
    whole: promisedDay({ ...wish, hasCut: false }, now, rules),
    cut: promisedDay({ ...wish, hasCut: true }, now, rules),
  });
  const to = (districtId: number | null) => daysOf({ deliveryType: 'courier', districtId });
  const place = (name: PlaceName) => ({
    ...presentPlace(settings, name, locale),
    days: daysOf({ deliveryType: name, districtId: null }),
  });
  return {
    today: toShopTime(now.toISOString()).slice(0, 10),
    valid_seconds: secondsPromised(now, rules),
    courier: {
      capital: to(rules.capitalDistrictId),
      elsewhere: to(null),
      districts: rules.courier.districts.map(({ districtId }) => ({
        id: districtId,
        days: to(districtId),
      })),
    },
    places: { in_shop: place('in_shop'), pickup: place('pickup') },
  };
}
