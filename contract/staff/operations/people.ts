import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { noContent } from '../../shapes/values.ts';
import { asFile, exportOf } from '../export-of.ts';
import { acceptance, invitation, linkKey, personChange } from '../forms.ts';
import { invitationSeen, openInvitation, person, session } from '../shapes.ts';

const params = v.object({ id: idText });

/** Whom an invitation is for. */
export const readInvitation = staffOperation('post', '/staff/invitation/read/', {
  needs: 'nothing',
  body: linkKey,
  answer: invitationSeen,
});

/** Accept an invitation with a password; a second factor comes next. */
export const acceptInvitation = staffOperation('post', '/staff/invitation/', {
  needs: 'nothing',
  body: acceptance,
  answer: session,
});

/** The people of the shop, and who is invited. */
export const listPeople = staffOperation('get', '/staff/people/', {
  needs: 'staff.manage',
  isSensitive: true,
  answer: v.object({ people: v.array(person), invitations: v.array(openInvitation) }),
});

export const exportPeople = exportOf('/staff/people/export/', {
  needs: 'staff.manage',
  isSensitive: true,
  query: v.object(asFile),
});

/** Invite somebody by mail; a former invitation of theirs is void. */
export const invitePerson = staffOperation('post', '/staff/people/', {
  needs: 'staff.manage',
  isSensitive: true,
  body: invitation,
  answer: openInvitation,
  status: 201,
});

export const withdrawInvitation = staffOperation('delete', '/staff/invitations/{id}/', {
  needs: 'staff.manage',
  isSensitive: true,
  params,
  answer: noContent,
  status: 204,
  refusals: [404],
});

/** Change somebody’s name or role, deactivate or activate them. */
export const changePerson = staffOperation('post', '/staff/people/{id}/', {
  needs: 'staff.manage',
  isSensitive: true,
  params,
  body: personChange,
  answer: person,
  refusals: [404, 409],
});

/** Take away somebody’s second factor; their next sign-in asks for a new one. */
export const resetSecondFactor = staffOperation('delete', '/staff/people/{id}/second-factor/', {
  needs: 'staff.manage',
  isSensitive: true,
  params,
  answer: noContent,
  status: 204,
  refusals: [404],
});

/** Send somebody a link for a new password; a former one is void. */
export const sendPasswordLink = staffOperation('post', '/staff/people/{id}/password-link/', {
  needs: 'staff.manage',
  isSensitive: true,
  params,
  answer: noContent,
  status: 204,
  refusals: [404],
});

/** End all sessions of somebody. */
export const endSessions = staffOperation('delete', '/staff/people/{id}/sessions/', {
  needs: 'staff.manage',
  isSensitive: true,
  params,
  answer: noContent,
  status: 204,
  refusals: [404],
});
