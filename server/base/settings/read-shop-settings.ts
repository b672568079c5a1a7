import { toLei } from '../../../contract/money.ts';
import { canBePaidTo } from './payee.ts';
import type { Settings } from './settings.ts';

/** The settings a browser needs, in the API's units. */
export function readShopSettings(settings: Settings) {
  const { identity, logo, page_size, token_days, delivery, phone_prefixes_without_messengers } =
    settings;
  return {
    name: identity.name,
    logo: logo.file,
    page_size,
    token_days,
    delivery: {
      capital_district_id: delivery.capitalDistrictId,
      free_above: toLei(delivery.freeAbove),
      fee_capital: toLei(delivery.feeInCapital),
      fee_elsewhere: toLei(delivery.feeElsewhere),
    },
    phone_prefixes_without_messengers,
    has_proforma: canBePaidTo(settings),
  };
}
