import type { DeliveryType } from '../../../../contract/constants.ts';
import {
  type OrderTotals,
  orderTotals,
  totalsWithDelivery,
} from '../../../../contract/order-totals.ts';
import type { Settings } from '../../../base/settings/settings.ts';
import { asPriced } from '../../pricing/priced-rows.ts';
import type { PlannedLine } from './plan-lines.ts';

type Way = { delivery_type: DeliveryType; district_id: number | null };
type Line = Pick<
  PlannedLine,
  'price' | 'promotion_price' | 'agreed_price' | 'agreed_basis' | 'vat_rate' | 'quantity' | 'sent'
>;
type Agreed = Way & { delivery_fee: number };

/**
 * What an order comes to with other lines or another way. The fee that was agreed stays, unless the
 * rules tell the two orders apart: a setting that changed meanwhile changes no order that stands.
 * And of what has gone by courier the fee stays due, wherever the rest goes.
 */
export function nextSums(
  { delivery }: Pick<Settings, 'delivery'>,
  agreed: Agreed & { lines: Line[] },
  next: Way & { lines: Line[] },
): OrderTotals {
  const ruled = ({ delivery_type, district_id, lines }: Way & { lines: Line[] }) => {
    const to = { deliveryType: delivery_type, districtId: district_id };
    return totalsWithDelivery(lines.map(asPriced), to, delivery).delivery_fee;
  };
  const [before, after] = [ruled(agreed), ruled(next)];
  const fee = before === after ? agreed.delivery_fee : after;
  const isOtherWay =
    agreed.delivery_type !== next.delivery_type || agreed.district_id !== next.district_id;
  const hasLeft = next.lines.some(({ sent }) => sent > 0);
  return orderTotals(
    next.lines.map(asPriced),
    isOtherWay && hasLeft ? Math.max(agreed.delivery_fee, fee) : fee,
  );
}
