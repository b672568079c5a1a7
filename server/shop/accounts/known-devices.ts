import { sql } from 'kysely';
import { hashSecretKey, newSecretKey } from '../../base/access/secret-key.ts';
import type { Database } from '../../base/database/connect.ts';

/** As long as browsers keep a cookie. */
export const DEVICE_DAYS = 400;

/** Whoever signs in from ever new browsers keeps marks of the last ones. */
const MOST_DEVICES = 20;

/** Says later that this device has signed in to this account before; it opens nothing by itself. */
export async function markDevice(db: Database, customerId: number): Promise<string> {
  const mark = newSecretKey();
  await db
    .insertInto('customer_device')
    .values({
      mark_hash: hashSecretKey(mark),
      customer_id: customerId,
      expires_at: sql<Date>`now() + make_interval(days => ${DEVICE_DAYS})`,
    })
    .execute();
  await sql`
    delete from customer_device
    where mark_hash in (
      select mark_hash
      from customer_device
      where customer_id = ${customerId}
      order by expires_at desc
      offset ${MOST_DEVICES}
      -- Who signs in elsewhere at this moment tidies up as well.
      for update skip locked
    )`.execute(db);
  return mark;
}

export async function isKnownDevice(
  db: Database,
  mark: string,
  customerId: number,
): Promise<boolean> {
  const known = await db
    .selectFrom('customer_device')
    .select('customer_id')
    .where('mark_hash', '=', hashSecretKey(mark))
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return known !== undefined;
}

/** With another password every device is a stranger's again until it has signed in. */
export const forgetDevices = (db: Database, customerId: number) =>
  db.deleteFrom('customer_device').where('customer_id', '=', customerId).execute();
