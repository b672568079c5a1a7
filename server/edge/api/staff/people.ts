import * as operations from '../../../../contract/staff/operations/people.ts';
import { done } from '../../../base/changes/refused.ts';
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
import { invalid } from '../refusal.ts';
import { actorOf, exporting } from './staff-endpoints.ts';

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
  exporting(shop, operations.exportPeople, 'people', exportPeople),
  endpoint(
    operations.invitePerson,
    // The link goes by mail alone: who invites somebody cannot come in as them.
    async ({ viewer, body }) => done(await invite(shop, actorOf(viewer), body)).invitation,
  ),
  endpoint(operations.withdrawInvitation, ({ viewer, params }) =>
    withdrawInvitation(shop, actorOf(viewer), params.id),
  ),
  endpoint(operations.changePerson, ({ viewer, params, body }) =>
    changePerson(shop, actorOf(viewer), params.id, body),
  ),
  endpoint(operations.resetSecondFactor, ({ viewer, params }) =>
    resetSecondFactor(shop, actorOf(viewer), params.id),
  ),
  endpoint(operations.sendPasswordLink, ({ viewer, params }) =>
    sendPasswordLink(shop, viewer.id, params.id),
  ),
  endpoint(operations.endSessions, ({ viewer, params }) =>
    endSessionsOf(shop, actorOf(viewer), params.id),
  ),
];
