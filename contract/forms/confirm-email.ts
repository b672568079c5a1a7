import { limits } from '../constants.ts';
import { requiredText } from './fields.ts';
import { form } from './form.ts';

/** Both come with the link of the mail; nobody types them. */
export const emailConfirmation = form({
  uid: requiredText('ERROR.CONFIRM_LINK_INVALID', limits.resetKey),
  token: requiredText('ERROR.CONFIRM_LINK_INVALID', limits.resetKey),
});
