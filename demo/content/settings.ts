import type { SettingsRecord } from './records.ts';

export const settings: SettingsRecord = {
  pageSize: 24,
  deliveryFeeCapital: 100_00,
  deliveryFeeElsewhere: 150_00,
  freeDeliveryOver: 5000_00,
  capitalDistrictId: 100,
  tokenDays: 30,
  contactRequestMonths: 12,
  phonePrefixesWithoutMessengers: ['+373222'],
};

/** The same sums in whole lei, for prose: a text and the till never disagree. */
export const lei = {
  capital: settings.deliveryFeeCapital / 100,
  elsewhere: settings.deliveryFeeElsewhere / 100,
  free: settings.freeDeliveryOver / 100,
};
