import * as v from 'valibot';
import { limits } from '../constants.ts';
import { email, requiredText, typedPassword } from '../forms/fields.ts';
import { locales } from '../locale.ts';
import { STAFF_PASSWORD_MIN } from './constants.ts';
import type { StaffMessageKey } from './messages.ts';
import { roles } from './permissions.ts';

/** What the shop's people send about themselves. A field that is not asked for is refused. */

const says = (key: StaffMessageKey) => key;

export const staffForm = <const E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never' ? 'VALIDATE.UNKNOWN_FIELD' : 'VALIDATE.REQUIRED',
  );

const name = requiredText('VALIDATE.NAME', limits.name);
const password = typedPassword('VALIDATE.PASSWORD');
const newPassword = v.pipe(
  password,
  v.minLength(STAFF_PASSWORD_MIN, says('STAFF.PASSWORD_LENGTH')),
);
/** Of the authenticator, or one of the recovery codes; written with spaces or dashes as one likes. */
const code = v.pipe(
  requiredText('VALIDATE.REQUIRED', 40),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
);
const key = requiredText('VALIDATE.REQUIRED', limits.resetKey);
const role = v.picklist(roles, 'VALIDATE.INVALID');

export const signIn = staffForm({ email, password, code: v.optional(code) });
export type SignIn = v.InferOutput<typeof signIn>;

export const confirmation = staffForm({ password, code });
export type Confirmation = v.InferOutput<typeof confirmation>;

export const enrolment = staffForm({ code });

export const passwordChange = staffForm({ password, new_password: newPassword });
export type PasswordChange = v.InferOutput<typeof passwordChange>;

export const languageChange = staffForm({ locale: v.picklist(locales, 'VALIDATE.INVALID') });

/** Of a link that came by mail. */
export const linkKey = staffForm({ key });

export const passwordLinkRequest = staffForm({ email });
export const passwordByLink = staffForm({ key, new_password: newPassword });
export type PasswordByLink = v.InferOutput<typeof passwordByLink>;

/** Name and e-mail where the invitation names nobody: the first owner's. */
export const acceptance = staffForm({
  key,
  password: newPassword,
  name: v.optional(name),
  email: v.optional(email),
});
export type Acceptance = v.InferOutput<typeof acceptance>;

export const invitation = staffForm({
  name,
  email,
  role,
  locale: v.optional(v.picklist(locales, 'VALIDATE.INVALID'), 'ro'),
});
export type Invitation = v.InferOutput<typeof invitation>;

/** The one that was seen. */
export const version = v.pipe(v.number('VALIDATE.INVALID'), v.integer('VALIDATE.INVALID'));

export const personChange = staffForm({
  version,
  name: v.optional(name),
  role: v.optional(role),
  is_active: v.optional(v.boolean('VALIDATE.INVALID')),
});
export type PersonChange = v.InferOutput<typeof personChange>;
