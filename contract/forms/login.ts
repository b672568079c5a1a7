import type { InferOutput } from 'valibot';
import { limits } from '../constants.ts';
import { requiredText, typedPassword } from './fields.ts';
import { form } from './form.ts';

/** The username may be the account's e-mail. */
export const loginForm = form({
  username: requiredText('VALIDATE.USERNAME', limits.email),
  password: typedPassword('VALIDATE.PASSWORD'),
});

export type Login = InferOutput<typeof loginForm>;
