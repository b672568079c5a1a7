import type { InferInput, InferOutput } from 'valibot';
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

export type PasswordResetRequestInput = InferInput<typeof passwordResetRequest>;
export type PasswordResetRequest = InferOutput<typeof passwordResetRequest>;
export type PasswordResetConfirmInput = InferInput<typeof passwordResetConfirm>;
export type PasswordResetConfirm = InferOutput<typeof passwordResetConfirm>;
