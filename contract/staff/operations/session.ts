import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { noContent } from '../../shapes/values.ts';
import { confirmation, signIn as signInForm } from '../forms.ts';
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
