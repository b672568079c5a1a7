import { sql } from 'kysely';
import { hashSecretKey, newSecretKey } from '../../base/access/secret-key.ts';
import type { Database } from '../../base/database/connect.ts';
import { asPrepared, asReckoned } from '../../base/database/prepared.ts';
import { batching } from '../../base/pacing/batching.ts';
import { guest, type Viewer } from './viewer.ts';

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

// The scheme's name is the same in whatever letters, the token is not.
const TOKEN_SCHEME = /^token ([A-Za-z0-9_-]{20,100})$/i;

/** What a header of the name Authorization carries. */
export const tokenIn = (authorization = '') => TOKEN_SCHEME.exec(authorization)?.[1];

type FindOwner = (token: string) => Promise<number | null>;

/** By where it is asked. */
const finders = new WeakMap<Database, FindOwner>();

/**
 * Every signed-in request asks this: one look into the primary key, for all that come at the same
 * time. Nothing of it is kept, for a token may end at any moment and in another process.
 */
export function findTokenOwner(db: Database, token: string): Promise<number | null> {
  const find = finders.get(db) ?? batching((tokens: string[]) => readTokenOwners(db, tokens));
  finders.set(db, find);
  return find(token);
}

/** Who asks. A token that is dead or malformed makes a guest, so that browsing goes on. */
export async function identify(db: Database, token: string | null | undefined): Promise<Viewer> {
  const id = token ? await findTokenOwner(db, token) : null;
  return token && id !== null ? { kind: 'customer', id, token } : guest;
}

async function readTokenOwners(db: Database, tokens: string[]) {
  const hashes = tokens.map(hashSecretKey);
  const { rows } = await sql<{ token_hash: Buffer; customer_id: number }>`
    select ${asPrepared('token owners')} token_hash, customer_id
    from customer_token
    where token_hash = any(${asReckoned(hashes)}::bytea[])
      and expires_at > now()`.execute(db);
  return hashes.map((hash) => rows.find((row) => row.token_hash.equals(hash))?.customer_id ?? null);
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
