import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { asPrepared } from '../database/prepared.ts';
import { hashSecretKey, newSecretKey } from './secret-key.ts';

export async function issueToken(db: Database, customerId: number, days: number) {
  const token = newSecretKey();
  await db
    .insertInto('customer_token')
    .values({
      token_hash: hashSecretKey(token),
      customer_id: customerId,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .execute();
  return token;
}

/** Every signed-in request asks this, so it is one look into the primary key. */
export async function findTokenOwner(db: Database, token: string): Promise<number | null> {
  const row = await db
    .selectFrom('customer_token')
    .modifyFront(asPrepared('token owner'))
    .select('customer_id')
    .where('token_hash', '=', hashSecretKey(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

export const revokeToken = (db: Database, token: string) =>
  db.deleteFrom('customer_token').where('token_hash', '=', hashSecretKey(token)).execute();

/** Of everybody who is signed in to the account, but whoever asks. */
export const revokeOtherTokens = (db: Database, customerId: number, own: string) =>
  db
    .deleteFrom('customer_token')
    .where('customer_id', '=', customerId)
    .where('token_hash', '<>', hashSecretKey(own))
    .execute();

export const revokeAllTokens = (db: Database, customerId: number) =>
  db.deleteFrom('customer_token').where('customer_id', '=', customerId).execute();
