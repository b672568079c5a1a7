import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { noContent } from '../../shapes/values.ts';
import { asFile, exportOf } from '../export-of.ts';
import { acceptance, invitation, linkKey, personChange } from '../forms.ts';
import { invitationSeen, openInvitation, person, session } from '../shapes.ts';

const params = v.object({ id: idText });
const managing = { access: 'staff', needs: 'staff.manage', isSensitive: true } as const;

export const readInvitation = operation({
  id: 'staffReadInvitation',
  method: 'post',
  access: 'staff',
  needs: 'nothing',
  path: '/staff/invitation/read/',
  summary: 'Whom an invitation is for',
  body: linkKey,
  answer: invitationSeen,
});
export const acceptInvitation = operation({
  id: 'staffAcceptInvitation',
  method: 'post',
  access: 'staff',
  needs: 'nothing',
  path: '/staff/invitation/',
  summary: 'Accept an invitation with a password; a second factor comes next',
  body: acceptance,
  answer: session,
});
export const listPeople = operation({
  ...managing,
  id: 'staffListPeople',
  method: 'get',
  path: '/staff/people/',
  summary: 'The people of the shop, and who is invited',
  answer: v.object({ people: v.array(person), invitations: v.array(openInvitation) }),
});
export const exportPeople = exportOf({
  id: 'staffExportPeople',
  needs: 'staff.manage',
  isSensitive: true,
  path: '/staff/people/export/',
  query: v.object(asFile),
});
export const invitePerson = operation({
  ...managing,
  id: 'staffInvitePerson',
  method: 'post',
  path: '/staff/people/',
  summary: 'Invite somebody by mail; a former invitation of theirs is void',
  body: invitation,
  answer: openInvitation,
  status: 201,
});
export const withdrawInvitation = operation({
  ...managing,
  id: 'staffWithdrawInvitation',
  method: 'delete',
  path: '/staff/invitations/{id}/',
  summary: 'Withdraw an invitation',
  params,
  answer: noContent,
  status: 204,
  refusals: [404],
});
export const changePerson = operation({
  ...managing,
  id: 'staffChangePerson',
  method: 'post',
  path: '/staff/people/{id}/',
  summary: 'Change somebody’s name or role, deactivate or activate them',
  params,
  body: personChange,
  answer: person,
  refusals: [404, 409],
});
export const resetSecondFactor = operation({
  ...managing,
  id: 'staffResetSecondFactor',
  method: 'delete',
  path: '/staff/people/{id}/second-factor/',
  summary: 'Take away somebody’s second factor; their next sign-in asks for a new one',
  params,
  answer: noContent,
  status: 204,
  refusals: [404],
});
export const sendPasswordLink = operation({
  ...managing,
  id: 'staffSendPasswordLink',
  method: 'post',
  path: '/staff/people/{id}/password-link/',
  summary: 'Send somebody a link for a new password; a former one is void',
  params,
  answer: noContent,
  status: 204,
  refusals: [404],
});
export const endSessions = operation({
  ...managing,
  id: 'staffEndSessions',
  method: 'delete',
  path: '/staff/people/{id}/sessions/',
  summary: 'End all sessions of somebody',
  params,
  answer: noContent,
  status: 204,
  refusals: [404],
});
