import { staffRefusals } from '../../../../contract/staff/constants.ts';
import * as operations from '../../../../contract/staff/operations/session.ts';
import type { Shop } from '../../../shop/shop.ts';
import { confirmSession } from '../../../shop/staff/confirm-session.ts';
import { findPasswordLink, requestPasswordLink } from '../../../shop/staff/password-links.ts';
import {
  endSession,
  endSessions,
  listSessions,
  showSession,
} from '../../../shop/staff/sessions.ts';
import { setPasswordByLink } from '../../../shop/staff/set-password-by-link.ts';
import { signIn } from '../../../shop/staff/sign-in.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { invalid, notFound, Refusal, tooMany } from '../refusal.ts';

export const staffSession = (shop: Shop): Endpoint[] => [
  endpoint(operations.signIn, async ({ body, address, header, keepStaffToken }) => {
    const browser = header('user-agent') ?? '';
    const outcome = await signIn(shop, body, { address, browser });
    switch (outcome.kind) {
      case 'signed-in':
        keepStaffToken(outcome.token);
        return outcome.session;
      case 'wrong-credentials':
        return invalid({ non_field_errors: ['STAFF.CREDENTIALS'] });
      case 'code-needed':
        return new Refusal(403, 'STAFF.CODE_NEEDED', { extra: { code: staffRefusals.codeNeeded } });
      case 'wrong-code':
        return invalid({ code: ['STAFF.CODE_WRONG'] });
      case 'too-many-attempts':
        return tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
    }
  }),
  endpoint(operations.readSession, async ({ viewer }) => showSession(viewer)),
  endpoint(operations.signOut, async ({ viewer, keepStaffToken }) => {
    await endSession(shop.db, viewer.id, viewer.sessionId);
    keepStaffToken(null);
    return null;
  }),
  endpoint(operations.confirmSession, async ({ viewer, body, keepStaffToken }) => {
    const outcome = await confirmSession(shop, viewer, body);
    switch (outcome.kind) {
      case 'signed-in':
        keepStaffToken(outcome.token);
        return outcome.session;
      case 'wrong-password':
        return invalid({ password: ['STAFF.PASSWORD_WRONG'] });
      case 'wrong-code':
        return invalid({ code: ['STAFF.CODE_WRONG'] });
      case 'session-ended':
        return new Refusal(401, 'STAFF.SIGN_IN');
      case 'too-many-attempts':
        return tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
    }
  }),
  endpoint(operations.listSessions, ({ viewer }) => listSessions(shop, viewer)),
  endpoint(operations.endSession, async ({ viewer, params, keepStaffToken }) => {
    if (!(await endSession(shop.db, viewer.id, params.id))) return notFound();
    if (params.id === viewer.sessionId) keepStaffToken(null);
    return null;
  }),
  endpoint(operations.signOutEverywhere, async ({ viewer, keepStaffToken }) => {
    await endSessions(shop.db, viewer.id);
    keepStaffToken(null);
    return null;
  }),
  endpoint(operations.requestPasswordLink, async ({ body, address }) => {
    const outcome = await requestPasswordLink(shop, body.email, address);
    if (outcome.kind === 'done') return null;
    return tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
  }),
  endpoint(operations.readPasswordLink, async ({ body }) => {
    const found = await findPasswordLink(shop.db, body.key);
    return found ? { email: found.email } : linkInvalid();
  }),
  endpoint(operations.setPasswordByLink, async ({ body, address }) => {
    const outcome = await setPasswordByLink(shop, body, address);
    return outcome === 'password-set' ? null : linkInvalid();
  }),
];

const linkInvalid = () => invalid({ non_field_errors: ['ERROR.RESET_LINK_INVALID'] });
