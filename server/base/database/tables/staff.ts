import type { Generated, GeneratedAlways } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';
import type { Role } from '../../../../contract/staff/permissions.ts';
import type { Edited, NullableTimestamp, Timestamp } from './columns.ts';

/** Those who work here. */
export type StaffTables = {
  staff: Edited & {
    id: GeneratedAlways<number>;
    name: string;
    email: string;
    /** In lower case: what must be unique, and is searched by. */
    email_key: string;
    role: Role;
    locale: Locale;
    is_active: Generated<boolean>;
    created_at: Generated<Date>;
  };
  staff_secret: {
    staff_id: number;
    password_hash: string;
    totp_secret: Buffer | null;
    totp_step: number | null;
  };
  staff_recovery_code: { staff_id: number; code_hash: Buffer };
  staff_session: {
    id: GeneratedAlways<number>;
    token_hash: Buffer;
    staff_id: number;
    may_only_enrol: boolean;
    pending_totp_secret: Buffer | null;
    confirmed_at: NullableTimestamp;
    address: string;
    browser: string;
    created_at: Generated<Date>;
    last_used_at: Generated<Date>;
    expires_at: Timestamp;
  };
  staff_network: { staff_id: number; network: string; last_used_at: Generated<Date> };
  staff_invitation: {
    id: GeneratedAlways<number>;
    token_hash: Buffer;
    name: string | null;
    email: string | null;
    email_key: string | null;
    role: Role;
    locale: Locale;
    created_at: Generated<Date>;
    expires_at: Timestamp;
  };
  staff_password_link: {
    staff_id: number;
    token_hash: Buffer;
    email_key: string;
    expires_at: Timestamp;
  };
  staff_view: {
    id: GeneratedAlways<number>;
    staff_id: number;
    screen: string;
    name: string;
    query: string;
    created_at: Generated<Date>;
  };
};
