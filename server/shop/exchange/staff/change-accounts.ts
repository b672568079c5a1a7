import { sql } from 'kysely';
import type { AccountAccess } from '../../../../contract/editing/exchange.ts';
import type { ExchangeAccount } from '../../../../contract/staff/exchange.ts';
import { readNetwork } from '../../../base/access/networks.ts';
import { hashPassword } from '../../../base/access/password.ts';
import { newSecretKey } from '../../../base/access/secret-key.ts';
import { type Actor, change } from '../../../base/changes/change.ts';
import { invalid, type Mistakes, missing, Refused } from '../../../base/changes/refused.ts';
import type { Database, Trx } from '../../../base/database/connect.ts';

/** The accounts 1C comes with, as people see to them. */

type Row = Omit<ExchangeAccount, 'created_at' | 'last_seen_at'> & {
  created_at: Date;
  last_seen_at: Date | null;
};

async function readAccounts(db: Database | Trx, where = sql`true`): Promise<ExchangeAccount[]> {
  const { rows } = await sql<Row>`
    select
      id,
      name,
      networks,
      is_active,
      created_at,
      (select max(seen_at) from exchange_run where account_id = account.id) as last_seen_at
    from exchange_account as account
    where ${where}
    order by id`.execute(db);
  return rows.map(({ created_at, last_seen_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    last_seen_at: last_seen_at?.toISOString() ?? null,
  }));
}

export const listAccounts = (db: Database) => readAccounts(db);

async function readAccount(trx: Trx, id: number): Promise<ExchangeAccount> {
  const [account] = await readAccounts(trx, sql`id = ${id}`);
  if (!account) throw missing();
  return account;
}

/** As long as a person copies it, and no longer than 1C's field. */
const newPassword = () => newSecretKey().slice(0, 24);

export async function createAccount(
  db: Database,
  actor: Actor,
  { name, networks }: { name: string; networks: string[] },
) {
  const password = newPassword();
  const password_hash = await hashPassword(password);
  return change(db, actor, async ({ trx, note }) => {
    refuseNoNetworks(networks);
    const { id } = await trx
      .insertInto('exchange_account')
      .values({ name, name_key: name.toLowerCase(), networks, password_hash })
      .returning('id')
      .executeTakeFirstOrThrow();
    note({ verb: 'create', entity: 'exchange', ids: [id], after: { name, networks } });
    return { account: await readAccount(trx, id), password };
  });
}

/** Whoever is in with the old password is out. */
export async function renewPassword(db: Database, actor: Actor, id: number) {
  const password = newPassword();
  const password_hash = await hashPassword(password);
  return change(db, actor, async ({ trx, note }) => {
    await lockAccount(trx, id);
    await trx.updateTable('exchange_account').set({ password_hash }).where('id', '=', id).execute();
    await trx.deleteFrom('exchange_session').where('account_id', '=', id).execute();
    note({ verb: 'change', entity: 'exchange', ids: [id], after: { password: 'new' } });
    return { account: await readAccount(trx, id), password };
  });
}

/** What is switched off is out at its next call. */
export const changeAccount = (
  db: Database,
  actor: Actor,
  id: number,
  { is_active, networks, seen }: AccountAccess,
) =>
  change(db, actor, async ({ trx, note }) => {
    const stored = await lockAccount(trx, id);
    const before = { is_active: stored.is_active, networks: stored.networks };
    const changed = (['is_active', 'networks'] as const).filter(
      (name) => String(before[name]) !== String(seen[name]),
    );
    if (changed.length > 0) {
      throw new Refused({ kind: 'conflict', version: 0, changed, actor: 'staff', at: new Date() });
    }
    refuseNoNetworks(networks);
    await trx
      .updateTable('exchange_account')
      .set({ is_active, networks })
      .where('id', '=', id)
      .execute();
    note({ verb: 'change', entity: 'exchange', ids: [id], before, after: { is_active, networks } });
    return readAccount(trx, id);
  });

async function lockAccount(trx: Trx, id: number) {
  const stored = await trx
    .selectFrom('exchange_account')
    .select(['is_active', 'networks'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw missing();
  return stored;
}

function refuseNoNetworks(networks: string[]) {
  const mistakes: Mistakes = {};
  for (const [at, entry] of networks.entries()) {
    if (readNetwork(entry) === null) mistakes[`networks.${at}`] = ['STAFF.NETWORK'];
  }
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
}
