import type { InferOutput } from 'valibot';
import { limits } from '../constants.ts';
import { email, newPassword, requiredText } from './fields.ts';
import { form } from './form.ts';

export const passwordResetRequest = form({ email });

/** `uid` and `token` come with the link of the mail; nobody types them. */
export const passwordResetConfirm = form({
  uid: requiredText('ERROR.RESET_LINK_INVALID', limits.resetKey),
  token: requiredText('ERROR.RESET_LINK_INVALID', limits.resetKey),
  new_password: newPassword,
});

/** The same for the link by which an e-mail is confirmed. */
export const emailConfirmation = form({
  uid: requiredText('ERROR.CONFIRM_LINK_INVALID', limits.resetKey),
  token: requiredText('ERROR.CONFIRM_LINK_INVALID', limits.resetKey),
});

export type PasswordResetConfirm = InferOutput<typeof passwordResetConfirm>;
