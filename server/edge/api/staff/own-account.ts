import * as operations from '../../../../contract/staff/operations/own-account.ts';
import { done } from '../../../base/changes/refused.ts';
import type { Shop } from '../../../shop/shop.ts';
import { changeOwnPassword } from '../../../shop/staff/change-own-password.ts';
import { confirmEnrolment, renewRecoveryCodes, startEnrolment } from '../../../shop/staff/enrol.ts';
import { changeOwnLanguage } from '../../../shop/staff/people.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';

export const staffOwnAccount = (shop: Shop): Endpoint[] => [
  endpoint(operations.changePassword, ({ viewer, body }) => changeOwnPassword(shop, viewer, body)),
  endpoint(operations.changeLanguage, ({ viewer, body }) =>
    changeOwnLanguage(shop, viewer, body.locale),
  ),
  endpoint(operations.renewRecoveryCodes, ({ viewer }) => renewRecoveryCodes(shop, viewer)),
  endpoint(operations.startEnrolment, ({ viewer }) => startEnrolment(shop, viewer)),
  endpoint(operations.confirmEnrolment, async ({ viewer, body, keepStaffToken }) => {
    const enrolled = done(await confirmEnrolment(shop, viewer, body.code));
    keepStaffToken(enrolled.token);
    return { recovery_codes: enrolled.recoveryCodes, session: enrolled.session };
  }),
];
