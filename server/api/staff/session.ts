import { staffRefusals } from '../../../contract/staff/constants.ts';
import * as operations from '../../../contract/staff/operations/session.ts';
import type { Shop } from '../../shop.ts';
import { confirmSession } from '../../staff/confirm-session.ts';
import { endSession, endSessions, listSessions, showSession } from '../../staff/sessions.ts';
import { signIn } from '../../staff/sign-in.ts';
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
];
