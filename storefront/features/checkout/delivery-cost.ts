import {
  type DeliverySettings,
  deliveryFee,
  missingToFreeDelivery,
} from '../../../contract/delivery-fee.ts';
import { toBani } from '../../../contract/money.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** Lei, as the API tells the shop's settings. */
export type SettingsInLei = {
  capital_district_id: number;
  free_above: number;
  fee_capital: number;
  fee_elsewhere: number;
};

export const inBani = (settings: SettingsInLei): DeliverySettings => ({
  capitalDistrictId: settings.capital_district_id,
  freeAbove: toBani(settings.free_above),
  feeInCapital: toBani(settings.fee_capital),
  feeElsewhere: toBani(settings.fee_elsewhere),
});

/** Bani; null until it is known how and where the order goes. */
export function feeFor(
  { delivery_type, city_id }: Pick<CheckoutValues, 'delivery_type' | 'city_id'>,
  productsAfterDiscount: number,
  settings: DeliverySettings,
): number | null {
  if (delivery_type === null || (delivery_type === 'courier' && city_id === null)) return null;
  return deliveryFee(
    { deliveryType: delivery_type, districtId: city_id, productsAfterDiscount },
    settings,
  );
}

/** How near the order is to being delivered for nothing; null where it cannot be. */
export function wayToFree(
  { delivery_type, city_id }: Pick<CheckoutValues, 'delivery_type' | 'city_id'>,
  productsAfterDiscount: number,
  settings: DeliverySettings,
): { missing: number; share: number } | null {
  // Not chosen yet: a courier is what most choose.
  const deliveryType = delivery_type ?? 'courier';
  const delivery = { deliveryType, districtId: city_id, productsAfterDiscount };
  const missing = missingToFreeDelivery(delivery, settings);
  if (missing !== null) return { missing, share: productsAfterDiscount / settings.freeAbove };
  const inCapital = city_id === null || city_id === settings.capitalDistrictId;
  return deliveryType === 'courier' && inCapital ? { missing: 0, share: 1 } : null;
}
