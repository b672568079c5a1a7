import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
import { noContent } from '../../shapes/values.ts';
import { enrolment, languageChange, passwordChange } from '../forms.ts';
import { newSecret, recoveryCodes, session } from '../shapes.ts';

/** Change the own password; other sessions end. */
export const changePassword = staffOperation('post', '/staff/password/', {
  needs: 'signed-in',
  isSensitive: true,
  body: passwordChange,
  answer: noContent,
  status: 204,
});

/** In which language the back office and its mails speak to oneself. */
export const changeLanguage = staffOperation('post', '/staff/language/', {
  needs: 'signed-in',
  body: languageChange,
  answer: noContent,
  status: 204,
});

/** New recovery codes in place of the former ones. */
export const renewRecoveryCodes = staffOperation('post', '/staff/recovery-codes/', {
  needs: 'signed-in',
  isSensitive: true,
  answer: recoveryCodes,
});

/** A secret for an authenticator, which holds once a code of it is confirmed. */
export const startEnrolment = staffOperation('post', '/staff/second-factor/', {
  needs: 'enrolling',
  isSensitive: true,
  answer: newSecret,
});

/** Confirm the authenticator by a code; other sessions end. */
export const confirmEnrolment = staffOperation('post', '/staff/second-factor/confirm/', {
  needs: 'enrolling',
  isSensitive: true,
  body: enrolment,
  answer: v.object({ recovery_codes: recoveryCodes, session }),
});
