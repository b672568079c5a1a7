import {
  attemptLimits,
  countAttempt,
  forgetAttempts,
  uncountAttempts,
} from '../accounts/limit-attempts.ts';
import { networkOf } from '../accounts/network-of.ts';
import { hashPassword, verifyAgainstNobody, verifyPassword } from '../accounts/password.ts';
import { type Actor, change } from '../changes/change.ts';
import type { Database } from '../database/connect.ts';
import { isWithin } from '../http/networks.ts';

/** Accounts that 1C comes with. They can do nothing but exchange. */

const nameKey = (name: string) => name.trim().toLowerCase();

/** A new account, or a new password and new networks for one that is there. */
export async function saveExchangeAccount(
  db: Database,
  actor: Actor,
  { name, password, networks = [] }: { name: string; password: string; networks?: string[] },
) {
  const fields = { name: name.trim(), networks, password_hash: await hashPassword(password) };
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
    note({ verb: 'change', entity: 'exchange', ids: [id], after: { name: fields.name, networks } });
    return id;
  });
}

export type Credentials = { name: string; password: string };

/** The account these open, from that address; null without telling what was wrong. */
export async function verifyAccount(
  db: Database,
  { name, password }: Credentials,
  address: string,
): Promise<number | 'too-many-attempts' | null> {
  const fromAddress = `exchange:address:${networkOf(address)}`;
  const ofAccount = `exchange:name:${nameKey(name)}`;
  if (await countAttempt(db, fromAddress, attemptLimits.exchangePerAddress)) {
    return 'too-many-attempts';
  }
  const found = await db
    .selectFrom('exchange_account')
    .selectAll()
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  // Who may not enter from there cannot lock it by guessing either.
  const account = found && mayEnter(found, address) ? found : undefined;
  if (account && (await countAttempt(db, ofAccount, attemptLimits.exchangePerAccount))) {
    return 'too-many-attempts';
  }
  const isRight = account
    ? await verifyPassword(password, account.password_hash)
    : await verifyAgainstNobody(password);
  if (!account || !isRight) return null;
  await forgetAttempts(db, ofAccount);
  await uncountAttempts(db, [fromAddress]);
  return account.id;
}

export const mayEnter = (
  { is_active, networks }: { is_active: boolean; networks: string[] },
  address: string,
) => is_active && (networks.length === 0 || isWithin(networks, address));
