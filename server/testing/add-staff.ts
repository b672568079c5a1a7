import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import type { Locale } from '../../contract/locale.ts';
import { CSRF_HEADER, STAFF_COOKIE } from '../../contract/staff/constants.ts';
import type { Role } from '../../contract/staff/permissions.ts';
import { hashSecretKey } from '../base/access/secret-key.ts';
import type { Shop } from '../shop/shop.ts';
import { emailKey } from '../shop/staff/queries.ts';
import { newTotpSecret, sealTotp } from '../shop/staff/second-factor.ts';
import { csrfTokenOf, openSession } from '../shop/staff/sessions.ts';
import { CHEAP_PASSWORD_HASH } from './add-customer.ts';

export const STAFF_PASSWORD = 'parola-buna-1';

type Wished = {
  name?: string;
  email?: string;
  role?: Role;
  locale?: Locale;
  mayOnlyEnrol?: boolean;
  isActive?: boolean;
};

let people = 0;

/** A person of the shop, signed in and confirmed, without invitation and cost of a hash. */
export async function addStaff(
  shop: Pick<Shop, 'db' | 'config' | 'settings'>,
  wished: Wished = {},
) {
  people += 1;
  const {
    name = `Ana ${people}`,
    email = `Ana.${people}@cablaj.example`,
    role = 'owner',
    locale = 'ro',
    mayOnlyEnrol = false,
    isActive = true,
  } = wished;
  const { id } = await shop.db
    .insertInto('staff')
    .values({
      name,
      email,
      email_key: emailKey(email),
      role,
      locale,
      is_active: isActive,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const totpSecret = newTotpSecret();
  await shop.db
    .insertInto('staff_secret')
    .values({
      staff_id: id,
      password_hash: CHEAP_PASSWORD_HASH,
      totp_secret: mayOnlyEnrol ? null : await sealTotp(shop, id, totpSecret),
    })
    .execute();
  const signIn = () =>
    openSession(shop, shop.db, { staffId: id, mayOnlyEnrol, address: '192.0.2.1', browser: '' });
  const token = await signIn();
  // A slow machine may take longer than a confirmation lasts to come to the last test of a file.
  await shop.db
    .updateTable('staff_session')
    .set({ confirmed_at: sql<Date>`confirmed_at + interval '1 day'` })
    .where('token_hash', '=', hashSecretKey(token))
    .execute();
  return {
    id,
    email,
    token,
    headers: staffHeaders(token),
    /** Another session. */
    signIn,
    /** Of now, or of the next period: a test may use two. */
    code: (next = 0) => codeOf(totpSecret, next),
    sessionId: async (of = token) =>
      (
        await shop.db
          .selectFrom('staff_session')
          .select('id')
          .where('token_hash', '=', hashSecretKey(of))
          .executeTakeFirstOrThrow()
      ).id,
  };
}

export type AddedStaff = Awaited<ReturnType<typeof addStaff>>;

export const codeOf = (secret: string, next = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + next * 30_000 });

/** Where the shop of a test is said to be. */
export const OUR_PAGE = { Origin: 'http://localhost:3000' };

/** What the back office sends with every call. */
export const staffHeaders = (token: string) => ({
  ...OUR_PAGE,
  Cookie: `${STAFF_COOKIE}=${token}`,
  [CSRF_HEADER]: csrfTokenOf(token),
});

/** The token an answer gives, if it gives one. */
export const tokenIn = ({ headers }: { headers: Headers }) =>
  new RegExp(`${STAFF_COOKIE}=([^;]+)`).exec(headers.get('set-cookie') ?? '')?.[1];
