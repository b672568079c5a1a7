import { staffRefusals } from '../../../../contract/staff/constants.ts';
import * as operations from '../../../../contract/staff/operations/session.ts';
import { done } from '../../../base/changes/refused.ts';
import type { Shop } from '../../../shop/shop.ts';
import { confirmSession } from '../../../shop/staff/confirm-session.ts';
import {
  findPasswordLink,
  linkInvalid,
  requestPasswordLink,
} from '../../../shop/staff/password-links.ts';
import {
  endSession,
  endSessions,
  listSessions,
  showSession,
} from '../../../shop/staff/sessions.ts';
import { setPasswordByLink } from '../../../shop/staff/set-password-by-link.ts';
import { signIn } from '../../../shop/staff/sign-in.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { notFound, Refusal } from '../refusal.ts';

export const staffSession = (shop: Shop): Endpoint[] => [
  endpoint(operations.signIn, async ({ body, address, header, keepStaffToken }) => {
    const browser = header('user-agent') ?? '';
    const outcome = done(await signIn(shop, body, { address, browser }));
    if (outcome.kind === 'code-needed') {
      return new Refusal(403, 'STAFF.CODE_NEEDED', { extra: { code: staffRefusals.codeNeeded } });
    }
    keepStaffToken(outcome.token);
    return outcome.session;
  }),
  endpoint(operations.readSession, async ({ viewer }) => showSession(viewer)),
  endpoint(operations.signOut, async ({ viewer, keepStaffToken }) => {
    await endSession(shop.db, viewer.id, viewer.sessionId);
    keepStaffToken(null);
  }),
  endpoint(operations.confirmSession, async ({ viewer, body, keepStaffToken }) => {
    const { token, session } = done(await confirmSession(shop, viewer, body));
    keepStaffToken(token);
    return session;
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
  }),
  endpoint(operations.requestPasswordLink, ({ body, address }) =>
    requestPasswordLink(shop, body.email, address),
  ),
  endpoint(operations.readPasswordLink, async ({ body }) => {
    const found = await findPasswordLink(shop.db, body.key);
    return found ? { email: found.email } : linkInvalid();
  }),
  endpoint(operations.setPasswordByLink, ({ body, address }) =>
    setPasswordByLink(shop, body, address),
  ),
];
