import * as v from 'valibot';
import { recordOf } from '../forms/list.ts';
import { loginForm } from '../forms/login.ts';
import {
  emailConfirmation,
  passwordResetConfirm,
  passwordResetRequest,
} from '../forms/password-reset.ts';
import { operation } from '../operation.ts';
import { accountAnswer, loginAnswer, user } from '../shapes/account.ts';
import { noContent } from '../shapes/values.ts';

export const logIn = operation({
  id: 'logIn',
  method: 'post',
  access: 'anyone',
  path: '/auth-token/token/login/',
  summary: 'Exchange username (or e-mail) and password for a token',
  body: loginForm,
  answer: loginAnswer,
});
export const logOut = operation({
  id: 'logOut',
  method: 'post',
  access: 'customer',
  path: '/auth-token/token/logout/',
  summary: 'Revoke the token',
  answer: noContent,
  status: 204,
});
export const saveAccount = operation({
  id: 'saveAccount',
  method: 'post',
  access: 'anyone',
  path: '/accounts/create-and-update/',
  summary: 'Without a token: register. With one: change the own data',
  // Which form it is depends on the caller; the handler reads it.
  body: recordOf(v.string(), v.unknown(), {
    most: 100,
    many: 'VALIDATE.INVALID',
    wrong: 'VALIDATE.INVALID',
  }),
  answer: accountAnswer,
});
export const readUser = operation({
  id: 'readUser',
  method: 'get',
  access: 'customer',
  path: '/accounts/user-data/',
  summary: 'The signed-in customer',
  answer: user,
});
export const logOutEverywhere = operation({
  id: 'logOutEverywhere',
  method: 'post',
  access: 'customer',
  path: '/auth-token/token/logout-everywhere/',
  summary: 'Revoke every token of the customer',
  answer: noContent,
  status: 204,
});
export const sendEmailConfirmation = operation({
  id: 'sendEmailConfirmation',
  method: 'post',
  access: 'customer',
  path: '/accounts/send-email-confirmation/',
  summary: 'Send a link by which the own e-mail is confirmed',
  answer: noContent,
  status: 204,
});
export const confirmEmail = operation({
  id: 'confirmEmail',
  method: 'post',
  access: 'anyone',
  path: '/accounts/confirm-email/',
  summary: 'Confirm an e-mail by the link that was sent',
  body: emailConfirmation,
  answer: noContent,
  status: 204,
});
export const requestPasswordReset = operation({
  id: 'requestPasswordReset',
  method: 'post',
  access: 'anyone',
  path: '/auth/users/reset_password/',
  summary: 'Send a link for a new password; answers alike for unknown addresses',
  body: passwordResetRequest,
  answer: noContent,
  status: 204,
});
export const confirmPasswordReset = operation({
  id: 'confirmPasswordReset',
  method: 'post',
  access: 'anyone',
  path: '/auth/users/reset_password_confirm/',
  summary: 'Set a new password by the link that was sent',
  body: passwordResetConfirm,
  answer: noContent,
  status: 204,
});
