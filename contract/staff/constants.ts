/** The times and limits of the shop's own people. */

export const STAFF_COOKIE = 'staff_session';
/** In which language the back office opens, before anybody has signed in. */
export const STAFF_LOCALE_COOKIE = 'staff_locale';
export const CSRF_HEADER = 'X-CSRF-Token';

export const STAFF_PASSWORD_MIN = 12;

export const INVITATION_HOURS = 72;
export const FIRST_OWNER_LINK_HOURS = 24;
export const PASSWORD_LINK_MINUTES = 60;

/** How long a confirmation by password and code holds. */
export const CONFIRMATION_MINUTES = 10;

export const RECOVERY_CODES = 10;

/** Why a call was refused, where the screen has to do something about it. */
export const staffRefusals = {
  codeNeeded: 'code-needed',
  enrolNeeded: 'enrol-needed',
  confirmNeeded: 'confirm-needed',
} as const;
