import { sql } from 'kysely';
import type { Shop } from '../shop.ts';

/** A network somebody has not come from for so long is like any other again. */
const NETWORK_DAYS = 365;

/** Removes sessions, invitations and links that no longer work anyway. Run it now and then. */
export async function forgetExpiredStaff({ db, settings }: Pick<Shop, 'db' | 'settings'>) {
  await sql`
    delete from staff_session
    where expires_at <= now()
    or last_used_at <= now() - make_interval(mins => ${settings().staff_idle_minutes})`.execute(db);
  await sql`
    delete from staff_invitation
    where expires_at <= now()`.execute(db);
  await sql`
    delete from staff_password_link
    where expires_at <= now()`.execute(db);
  await sql`
    delete from staff_network
    where last_used_at < now() - make_interval(days => ${NETWORK_DAYS})`.execute(db);
}
