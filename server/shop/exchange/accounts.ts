import { sql } from 'kysely';
import { attemptLimits, countAttempt, uncountAttempts } from '../../base/access/limit-attempts.ts';
import { networkOf } from '../../base/access/network-of.ts';
import { isWithin } from '../../base/access/networks.ts';
import { hashPassword, verifyAgainstNobody, verifyPassword } from '../../base/access/password.ts';
import { type Actor, change } from '../../base/changes/change.ts';
import type { Database } from '../../base/database/connect.ts';

/** Accounts that 1C comes with. They can do nothing but exchange. */

const nameKey = (name: string) => name.trim().toLowerCase();

/** A new account, or a new password and new networks for one that is there. */
export async function saveExchangeAccount(
  db: Database,
  actor: Actor,
  { name, password }: Credentials,
) {
  const after = { name: name.trim(), networks: [] as string[] };
  const fields = { ...after, password_hash: await hashPassword(password) };
  return change(db, actor, async ({ trx, note }) => {
    const { id } = await trx
      .insertInto('exchange_account')
      .values({ ...fields, name_key: nameKey(name) })
      .onConflict((conflict) =>
        conflict.column('name_key').doUpdateSet({ ...fields, is_active: true }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    // Whoever is in with the old password is out.
    await trx.deleteFrom('exchange_session').where('account_id', '=', id).execute();
    note({ verb: 'change', entity: 'exchange', ids: [id], after });
    return id;
  });
}

type Credentials = { name: string; password: string };

/**
 * The account these open, from that address; null without telling what was wrong. Who comes from
 * where it has been let in before is counted apart from all strangers: their guesses are slowed, and
 * keep nobody out whom the account knows.
 */
export async function verifyAccount(
  db: Database,
  { name, password }: Credentials,
  address: string,
): Promise<number | 'too-many-attempts' | null> {
  const network = networkOf(address);
  const found = await db
    .selectFrom('exchange_account as account')
    .leftJoin('exchange_network as known', (join) =>
      join.onRef('known.account_id', '=', 'account.id').on('known.network', '=', network),
    )
    .selectAll('account')
    .select('known.network')
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  // Who may not enter from there cannot lock it by guessing either.
  const account = found && mayEnter(found, address) ? found : undefined;
  // Networks that people have named are as good as one it has come from.
  const isKnown =
    account !== undefined && (account.network !== null || account.networks.length > 0);
  const counted = isKnown
    ? [[`exchange:known:${account.id}:${network}`, attemptLimits.exchangePerKnown] as const]
    : [
        [`exchange:address:${network}`, attemptLimits.exchangePerAddress] as const,
        ...(account
          ? [[`exchange:name:${nameKey(name)}`, attemptLimits.exchangePerAccount] as const]
          : []),
      ];
  for (const [subject, limit] of counted) {
    if (await countAttempt(db, subject, limit)) return 'too-many-attempts';
  }
  const isRight = account
    ? await verifyPassword(password, account.password_hash)
    : await verifyAgainstNobody(password);
  if (!account || !isRight) return null;
  await uncountAttempts(
    db,
    counted.map(([subject]) => subject),
  );
  await knowNetwork(db, account.id, network);
  return account.id;
}

/** So many places an account is known to come from: the last ones. */
const NETWORKS_KEPT = 20;

async function knowNetwork(db: Database, accountId: number, network: string) {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into exchange_network as known (account_id, network)
    values (${accountId}, ${network})
    on conflict (account_id, network) do update
    set seen_at = now()
    where known.seen_at < now() - interval '1 hour'
    returning xmax = 0 as is_new`.execute(db);
  if (!rows[0]?.is_new) return;
  await sql`
    delete from exchange_network
    where account_id = ${accountId}
      and network not in (
        select network
        from exchange_network
        where account_id = ${accountId}
        order by seen_at desc
        limit ${NETWORKS_KEPT}
      )`.execute(db);
}

export const mayEnter = (
  { is_active, networks }: { is_active: boolean; networks: string[] },
  address: string,
) => is_active && (networks.length === 0 || isWithin(networks, address));
