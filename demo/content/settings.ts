import { defaultDeliveryDays } from '../../contract/pickup-places.ts';
import { readJson } from './read-content.ts';
import { Settings } from './records.ts';
import { wholeLei } from './whole-lei.ts';

const { deliveryDays, ...own } = readJson('settings.json', Settings);
const { districts, ...days } = deliveryDays;

export const settings = {
  ...own,
  deliveryDays: { courier: { ...defaultDeliveryDays.courier, districts }, ...days },
};

/** The same sums in whole lei, for prose: a text and the till never disagree. */
export const lei = {
  capital: wholeLei(settings.deliveryFeeCapital),
  elsewhere: wholeLei(settings.deliveryFeeElsewhere),
  free: wholeLei(settings.freeDeliveryOver),
};
