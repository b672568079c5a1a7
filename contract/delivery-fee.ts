import type { DeliveryType } from './constants.ts';

/** Amounts in bani. */
export type DeliverySettings = {
  capitalDistrictId: number;
  freeAbove: number;
  feeInCapital: number;
  feeElsewhere: number;
};

export const defaultDeliverySettings: DeliverySettings = {
  /** The municipality of Chișinău. */
  capitalDistrictId: 100,
  freeAbove: 500_000,
  feeInCapital: 10_000,
  feeElsewhere: 15_000,
};

export type Delivery = {
  /** Bani. */
  productsAfterDiscount: number;
  /** Null until the buyer has chosen one. */
  districtId: number | null;
  deliveryType: DeliveryType;
};

/** Bani. Free only above the threshold: an order of exactly that much still pays. */
export function deliveryFee(delivery: Delivery, settings: DeliverySettings): number {
  if (delivery.deliveryType !== 'courier') return 0;
  if (delivery.districtId !== settings.capitalDistrictId) return settings.feeElsewhere;
  return delivery.productsAfterDiscount > settings.freeAbove ? 0 : settings.feeInCapital;
}

/** Bani still to add for free delivery; null when it is free already or cannot become so. */
export function missingToFreeDelivery(
  delivery: Delivery,
  settings: DeliverySettings,
): number | null {
  const districtId = delivery.districtId ?? settings.capitalDistrictId;
  if (delivery.deliveryType !== 'courier' || districtId !== settings.capitalDistrictId) return null;
  const missing = settings.freeAbove + 1 - delivery.productsAfterDiscount;
  return missing > 0 ? missing : null;
}
