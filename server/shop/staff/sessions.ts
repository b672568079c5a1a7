import { createHmac, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import { CONFIRMATION_MINUTES } from '../../../contract/staff/constants.ts';
import { permissionsOf, type Role } from '../../../contract/staff/permissions.ts';
import type { OwnSession, Session } from '../../../contract/staff/shapes.ts';
import { networkOf } from '../../base/access/network-of.ts';
import { hashSecretKey, newSecretKey } from '../../base/access/secret-key.ts';
import { Refused } from '../../base/changes/refused.ts';
import type { Database } from '../../base/database/connect.ts';
import { asPrepared } from '../../base/database/prepared.ts';
import type { Shop } from '../shop.ts';

/** A person of the shop, as their session has them. */
export type StaffViewer = {
  kind: 'staff';
  id: number;
  name: string;
  email: string;
  role: Role;
  locale: Locale;
  sessionId: number;
  mayOnlyEnrol: boolean;
  isConfirmed: boolean;
  token: string;
};

/** From where somebody comes: what they see in the list of their sessions. */
export type Caller = { address: string; browser: string };

type NewSession = { staffId: number; mayOnlyEnrol: boolean } & Caller;

const minutesAgo = (minutes: number) => sql<Date>`now() - make_interval(mins => ${minutes})`;

/** Answers with the token; only its hash is kept. */
export async function openSession(
  { settings }: Pick<Shop, 'settings'>,
  trx: Database,
  { staffId, mayOnlyEnrol, address, browser }: NewSession,
): Promise<string> {
  const token = newSecretKey();
  await trx
    .insertInto('staff_session')
    .values({
      token_hash: hashSecretKey(token),
      staff_id: staffId,
      may_only_enrol: mayOnlyEnrol,
      // Whoever signs in has just given password and code.
      confirmed_at: mayOnlyEnrol ? null : sql<Date>`now()`,
      address,
      browser: browser.slice(0, 300),
      expires_at: sql<Date>`now() + make_interval(hours => ${settings().staff_session_hours})`,
    })
    .execute();
  await trx
    .insertInto('staff_network')
    .values({ staff_id: staffId, network: networkOf(address) })
    .onConflict((same) =>
      same.columns(['staff_id', 'network']).doUpdateSet({ last_used_at: sql<Date>`now()` }),
    )
    .execute();
  return token;
}

/** Written down once a minute: not every call is a write. */
const NOTED_EVERY_MINUTES = 1;

export async function findSession(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  token: string,
): Promise<StaffViewer | null> {
  const found = await db
    .selectFrom('staff_session')
    .modifyFront(asPrepared('staff session'))
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select([
      'staff.id',
      'name',
      'email',
      'role',
      'locale',
      'staff_session.id as sessionId',
      'may_only_enrol as mayOnlyEnrol',
      sql<boolean>`coalesce(confirmed_at > ${minutesAgo(CONFIRMATION_MINUTES)}, false)`.as(
        'isConfirmed',
      ),
      sql<boolean>`last_used_at < ${minutesAgo(NOTED_EVERY_MINUTES)}`.as('isToBeNoted'),
    ])
    .where('token_hash', '=', hashSecretKey(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_used_at', '>', minutesAgo(settings().staff_idle_minutes))
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!found) return null;
  const { isToBeNoted, ...viewer } = found;
  if (isToBeNoted) await noteUse(db, viewer.sessionId);
  return { kind: 'staff', ...viewer, token };
}

const noteUse = (db: Database, sessionId: number) =>
  db
    .updateTable('staff_session')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .execute();

/**
 * More rights, and another token with them: whoever knew the former has nothing of it. Null when
 * the session has ended meanwhile.
 */
export async function raiseSession(trx: Database, { sessionId, token }: StaffViewer) {
  const renewed = newSecretKey();
  const raised = await trx
    .updateTable('staff_session')
    .set({
      token_hash: hashSecretKey(renewed),
      may_only_enrol: false,
      pending_totp_secret: null,
      confirmed_at: sql<Date>`now()`,
    })
    .where('id', '=', sessionId)
    .where('token_hash', '=', hashSecretKey(token))
    .returning('id')
    .executeTakeFirst();
  return raised ? renewed : null;
}

export const sessionEnded = () => new Refused({ kind: 'signed-out' });

/** Of one person, and of nobody else. False: it is not theirs, or there is none. */
export async function endSession(db: Database, staffId: number, sessionId: number) {
  const ended = await db
    .deleteFrom('staff_session')
    .where('id', '=', sessionId)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** All of a person, or all but one. */
export const endSessions = (db: Database, staffId: number, exceptId = 0) =>
  db
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', '<>', exceptId)
    .execute();

/** Which of these sessions hold by now. To look is no use of them: they grow idle all the same. */
export async function openSessions(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  sessionIds: number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select('staff_session.id')
    .where(sql<boolean>`staff_session.id = any(${sessionIds}::integer[])`)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_used_at', '>', minutesAgo(settings().staff_idle_minutes))
    .where('is_active', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function listSessions(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  { id, sessionId }: StaffViewer,
): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('staff_session')
    .select(['id', 'created_at', 'last_used_at', 'address', 'browser'])
    .where('staff_id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('last_used_at', '>', minutesAgo(settings().staff_idle_minutes))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ created_at, last_used_at, ...row }) => ({
    ...row,
    is_this: row.id === sessionId,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}

/** Of the token, and of no use for finding it: a page may read this one, the cookie it cannot. */
export const csrfTokenOf = (token: string) =>
  createHmac('sha256', token).update('csrf').digest('base64url');

export function isCsrfTokenOf(token: string, given: string): boolean {
  const [right, sent] = [Buffer.from(csrfTokenOf(token)), Buffer.from(given)];
  return right.length === sent.length && timingSafeEqual(right, sent);
}

type Shown = Pick<
  StaffViewer,
  'id' | 'name' | 'email' | 'role' | 'locale' | 'mayOnlyEnrol' | 'token'
>;

export const showSession = ({ token, mayOnlyEnrol, ...person }: Shown): Session => ({
  person: {
    id: person.id,
    name: person.name,
    email: person.email,
    role: person.role,
    locale: person.locale,
  },
  permissions: mayOnlyEnrol ? [] : [...permissionsOf[person.role]],
  may_only_enrol: mayOnlyEnrol,
  csrf_token: csrfTokenOf(token),
});
