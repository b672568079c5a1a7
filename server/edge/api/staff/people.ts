import * as operations from '../../../../contract/staff/operations/people.ts';
import { Refused } from '../../../base/changes/refused.ts';
import type { Shop } from '../../../shop/shop.ts';
import { acceptInvitation, findInvitation } from '../../../shop/staff/accept-invitation.ts';
import { exportPeople } from '../../../shop/staff/export-people.ts';
import { invite, listInvitations, withdrawInvitation } from '../../../shop/staff/invite.ts';
import { sendPasswordLink } from '../../../shop/staff/password-links.ts';
import {
  changePerson,
  endSessionsOf,
  listPeople,
  resetSecondFactor,
} from '../../../shop/staff/people.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { invalid, tooMany } from '../refusal.ts';
import { actorOf, orRefusal } from './answer-refused.ts';
import { exportAnswer } from './stream-answers.ts';

const invitationInvalid = () => invalid({ non_field_errors: ['STAFF.INVITATION_INVALID'] });

export const staffPeople = (shop: Shop): Endpoint[] => [
  endpoint(operations.readInvitation, async ({ body }) => {
    const found = await findInvitation(shop.db, body.key);
    if (!found) return invitationInvalid();
    const { name, email, role } = found;
    return { name, email, role };
  }),
  endpoint(operations.acceptInvitation, async ({ body, address, header, keepStaffToken }) => {
    const browser = header('user-agent') ?? '';
    const outcome = await acceptInvitation(shop, body, { address, browser });
    switch (outcome.kind) {
      case 'signed-in':
        keepStaffToken(outcome.token);
        return outcome.session;
      case 'invitation-invalid':
        return invitationInvalid();
      case 'invalid':
        return invalid(outcome.fields);
    }
  }),
  endpoint(operations.listPeople, async () => ({
    people: await listPeople(shop.db),
    invitations: await listInvitations(shop.db),
  })),
  endpoint(operations.exportPeople, (call) =>
    exportAnswer('people', call, (by) => exportPeople(shop.db, by)),
  ),
  endpoint(operations.invitePerson, async ({ viewer, body }) => {
    const invited = await invite(shop, actorOf(viewer), body);
    // The link goes by mail alone: who invites somebody cannot come in as them.
    return invited instanceof Refused ? orRefusal(invited) : invited.invitation;
  }),
  endpoint(operations.withdrawInvitation, async ({ viewer, params }) =>
    orNothing(await withdrawInvitation(shop, actorOf(viewer), params.id)),
  ),
  endpoint(operations.changePerson, async ({ viewer, params, body }) =>
    orRefusal(await changePerson(shop, actorOf(viewer), params.id, body)),
  ),
  endpoint(operations.resetSecondFactor, async ({ viewer, params }) =>
    orNothing(await resetSecondFactor(shop, actorOf(viewer), params.id)),
  ),
  endpoint(operations.sendPasswordLink, async ({ viewer, params }) => {
    const outcome = await sendPasswordLink(shop, viewer.id, params.id);
    if (outcome instanceof Refused) return orRefusal<never>(outcome);
    if (outcome.kind === 'done') return null;
    return tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
  }),
  endpoint(operations.endSessions, async ({ viewer, params }) =>
    orNothing(await endSessionsOf(shop, actorOf(viewer), params.id)),
  ),
];

const orNothing = (done: unknown) => (done instanceof Refused ? orRefusal<never>(done) : null);
