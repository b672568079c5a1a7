import * as operations from '../../../../contract/staff/operations/own-account.ts';
import type { Shop } from '../../../shop/shop.ts';
import { changeOwnPassword } from '../../../shop/staff/change-own-password.ts';
import { confirmEnrolment, renewRecoveryCodes, startEnrolment } from '../../../shop/staff/enrol.ts';
import { changeOwnLanguage } from '../../../shop/staff/people.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { invalid, Refusal, tooMany } from '../refusal.ts';

export const staffOwnAccount = (shop: Shop): Endpoint[] => [
  endpoint(operations.changePassword, async ({ viewer, body }) => {
    const outcome = await changeOwnPassword(shop, viewer, body);
    switch (outcome.kind) {
      case 'changed':
        return null;
      case 'wrong-password':
        return invalid({ password: ['STAFF.PASSWORD_WRONG'] });
      case 'too-many-attempts':
        return tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
    }
  }),
  endpoint(operations.changeLanguage, async ({ viewer, body }) => {
    await changeOwnLanguage(shop, viewer, body.locale);
    return null;
  }),
  endpoint(operations.renewRecoveryCodes, ({ viewer }) => renewRecoveryCodes(shop, viewer)),
  endpoint(operations.startEnrolment, ({ viewer }) => startEnrolment(shop, viewer)),
  endpoint(operations.confirmEnrolment, async ({ viewer, body, keepStaffToken }) => {
    const outcome = await confirmEnrolment(shop, viewer, body.code);
    switch (outcome.kind) {
      case 'enrolled':
        keepStaffToken(outcome.token);
        return { recovery_codes: outcome.recoveryCodes, session: outcome.session };
      case 'not-started':
        return invalid({ non_field_errors: ['STAFF.ENROL_START'] });
      case 'wrong-code':
        return invalid({ code: ['STAFF.CODE_WRONG'] });
      case 'session-ended':
        return new Refusal(401, 'STAFF.SIGN_IN');
      case 'too-many-attempts':
        return tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
    }
  }),
];
