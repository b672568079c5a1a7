import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { noContent } from '../../shapes/values.ts';
import {
  confirmation,
  linkKey,
  passwordByLink,
  passwordLinkRequest,
  signIn as signInForm,
} from '../forms.ts';
import { ownSession, session } from '../shapes.ts';

export const signIn = operation({
  id: 'staffSignIn',
  method: 'post',
  access: 'staff',
  needs: 'nothing',
  path: '/staff/session/',
  summary: 'Sign in with e-mail, password and a code of the second factor',
  body: signInForm,
  answer: session,
});
export const readSession = operation({
  id: 'staffReadSession',
  method: 'get',
  access: 'staff',
  needs: 'enrolling',
  path: '/staff/session/',
  summary: 'Who is signed in',
  answer: session,
});
export const signOut = operation({
  id: 'staffSignOut',
  method: 'delete',
  access: 'staff',
  needs: 'enrolling',
  path: '/staff/session/',
  summary: 'Sign out',
  answer: noContent,
  status: 204,
});
export const confirmSession = operation({
  id: 'staffConfirmSession',
  method: 'post',
  access: 'staff',
  needs: 'signed-in',
  path: '/staff/session/confirm/',
  summary: 'Confirm by password and code, for sensitive acts of the next minutes',
  body: confirmation,
  answer: session,
});
export const listSessions = operation({
  id: 'staffListSessions',
  method: 'get',
  access: 'staff',
  needs: 'signed-in',
  path: '/staff/sessions/',
  summary: 'The own sessions',
  answer: v.array(ownSession),
});
export const endSession = operation({
  id: 'staffEndSession',
  method: 'delete',
  access: 'staff',
  needs: 'signed-in',
  path: '/staff/sessions/{id}/',
  summary: 'End one of the own sessions',
  params: v.object({ id: idText }),
  answer: noContent,
  status: 204,
  refusals: [404],
});
export const signOutEverywhere = operation({
  id: 'staffSignOutEverywhere',
  method: 'delete',
  access: 'staff',
  needs: 'signed-in',
  path: '/staff/sessions/',
  summary: 'End all own sessions, this one too',
  answer: noContent,
  status: 204,
});
export const requestPasswordLink = operation({
  id: 'staffRequestPasswordLink',
  method: 'post',
  access: 'staff',
  needs: 'nothing',
  path: '/staff/password-link/',
  summary: 'Ask for a link for a new password; nobody is told whether there is such a person',
  body: passwordLinkRequest,
  answer: noContent,
  status: 204,
});
export const readPasswordLink = operation({
  id: 'staffReadPasswordLink',
  method: 'post',
  access: 'staff',
  needs: 'nothing',
  path: '/staff/password-link/read/',
  summary: 'Whom a link for a new password is for',
  body: linkKey,
  answer: v.object({ email: v.string() }),
});
export const setPasswordByLink = operation({
  id: 'staffSetPasswordByLink',
  method: 'post',
  access: 'staff',
  needs: 'nothing',
  path: '/staff/password-link/use/',
  summary:
    'Set a new password by a link; all sessions end, and signing in asks for the second factor',
  body: passwordByLink,
  answer: noContent,
  status: 204,
});
