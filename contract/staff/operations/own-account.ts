import * as v from 'valibot';
import { operation } from '../../operation.ts';
import { noContent } from '../../shapes/values.ts';
import { enrolment, languageChange, passwordChange } from '../forms.ts';
import { newSecret, recoveryCodes, session } from '../shapes.ts';

export const changePassword = operation({
  id: 'staffChangePassword',
  method: 'post',
  access: 'staff',
  needs: 'signed-in',
  isSensitive: true,
  path: '/staff/password/',
  summary: 'Change the own password; other sessions end',
  body: passwordChange,
  answer: noContent,
  status: 204,
});
export const changeLanguage = operation({
  id: 'staffChangeLanguage',
  method: 'post',
  access: 'staff',
  needs: 'signed-in',
  path: '/staff/language/',
  summary: 'In which language the back office and its mails speak to oneself',
  body: languageChange,
  answer: noContent,
  status: 204,
});
export const renewRecoveryCodes = operation({
  id: 'staffRenewRecoveryCodes',
  method: 'post',
  access: 'staff',
  needs: 'signed-in',
  isSensitive: true,
  path: '/staff/recovery-codes/',
  summary: 'New recovery codes in place of the former ones',
  answer: recoveryCodes,
});
export const startEnrolment = operation({
  id: 'staffStartEnrolment',
  method: 'post',
  access: 'staff',
  needs: 'enrolling',
  isSensitive: true,
  path: '/staff/second-factor/',
  summary: 'A secret for an authenticator, which holds once a code of it is confirmed',
  answer: newSecret,
});
export const confirmEnrolment = operation({
  id: 'staffConfirmEnrolment',
  method: 'post',
  access: 'staff',
  needs: 'enrolling',
  isSensitive: true,
  path: '/staff/second-factor/confirm/',
  summary: 'Confirm the authenticator by a code; other sessions end',
  body: enrolment,
  answer: v.object({ recovery_codes: recoveryCodes, session }),
});
