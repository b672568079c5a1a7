import { deliveryDays, pickupPlaces } from './delivery-days.ts';
import type { SettingsRecord } from './records.ts';
import { wholeLei } from './whole-lei.ts';

export const settings: SettingsRecord = {
  pageSize: 24,
  deliveryFeeCapital: 100_00,
  deliveryFeeElsewhere: 150_00,
  freeDeliveryOver: 5000_00,
  capitalDistrictId: 100,
  tokenDays: 30,
  contactRequestMonths: 12,
  phonePrefixesWithoutMessengers: ['+373222'],
  pickupPlaces,
  deliveryDays,
};

/** The same sums in whole lei, for prose: a text and the till never disagree. */
export const lei = {
  capital: wholeLei(settings.deliveryFeeCapital),
  elsewhere: wholeLei(settings.deliveryFeeElsewhere),
  free: wholeLei(settings.freeDeliveryOver),
};
