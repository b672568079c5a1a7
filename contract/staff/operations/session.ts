import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
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

/** Sign in with e-mail, password and a code of the second factor. */
export const signIn = staffOperation('post', '/staff/session/', {
  needs: 'nothing',
  body: signInForm,
  answer: session,
});

export const readSession = staffOperation('get', '/staff/session/', {
  needs: 'enrolling',
  answer: session,
});

export const signOut = staffOperation('delete', '/staff/session/', {
  needs: 'enrolling',
  answer: noContent,
  status: 204,
});

/** Confirm by password and code, for sensitive acts of the next minutes. */
export const confirmSession = staffOperation('post', '/staff/session/confirm/', {
  needs: 'signed-in',
  body: confirmation,
  answer: session,
});

export const listSessions = staffOperation('get', '/staff/sessions/', {
  needs: 'signed-in',
  answer: v.array(ownSession),
});

/** End one of the own sessions. */
export const endSession = staffOperation('delete', '/staff/sessions/{id}/', {
  needs: 'signed-in',
  params: v.object({ id: idText }),
  answer: noContent,
  status: 204,
  refusals: [404],
});

/** End all own sessions, this one too. */
export const signOutEverywhere = staffOperation('delete', '/staff/sessions/', {
  needs: 'signed-in',
  answer: noContent,
  status: 204,
});

/** Ask for a link for a new password; nobody is told whether there is such a person. */
export const requestPasswordLink = staffOperation('post', '/staff/password-link/', {
  needs: 'nothing',
  body: passwordLinkRequest,
  answer: noContent,
  status: 204,
});

/** Whom a link for a new password is for. */
export const readPasswordLink = staffOperation('post', '/staff/password-link/read/', {
  needs: 'nothing',
  body: linkKey,
  answer: v.object({ email: v.string() }),
});

/** Set a new password by a link; all sessions end, and signing in asks for the second factor. */
export const setPasswordByLink = staffOperation('post', '/staff/password-link/use/', {
  needs: 'nothing',
  body: passwordByLink,
  answer: noContent,
  status: 204,
});
