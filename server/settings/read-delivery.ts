import { type PromiseWish, promisedDay, secondsPromised } from '../../contract/delivery-days.ts';
import type { Locale } from '../../contract/locale.ts';
import type { DeliveryNow } from '../../contract/shapes/delivery.ts';
import { toShopTime } from '../../contract/shop-time.ts';
import type { Shop } from '../shop.ts';
import { type PlaceName, presentPlace, promiseRules } from './pickup-places.ts';

/** Where an order is fetched and on which day it comes, if it were sent now. */
export function readDelivery(
  { settings }: Pick<Shop, 'settings'>,
  locale: Locale,
  now = new Date(),
): DeliveryNow {
  const rules = promiseRules(settings());
  const daysOf = (wish: Omit<PromiseWish, 'hasCut'>) => ({
    whole: promisedDay({ ...wish, hasCut: false }, now, rules),
    cut: promisedDay({ ...wish, hasCut: true }, now, rules),
  });
  const to = (districtId: number | null) => daysOf({ deliveryType: 'courier', districtId });
  const place = (name: PlaceName) => ({
    ...presentPlace(settings(), name, locale),
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
