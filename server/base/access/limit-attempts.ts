import { sql } from 'kysely';
import { Refused } from '../changes/refused.ts';
import type { Database } from '../database/connect.ts';
import { networkOf } from './network-of.ts';
import { hashSecretKey } from './secret-key.ts';

export type AttemptLimit = { attempts: number; minutes: number };

export const attemptLimits = {
  loginPerAccount: { attempts: 10, minutes: 15 },
  loginPerAddress: { attempts: 50, minutes: 15 },
  namesPerAddress: { attempts: 20, minutes: 60 },
  /** To an e-mail nobody has confirmed, by accounts that take it and leave it. */
  lettersPerEmail: { attempts: 6, minutes: 60 },
  /** Of one account, and to one address. */
  confirmationsPerAccount: { attempts: 5, minutes: 60 },
  /** Links that are opened. */
  confirmingPerAddress: { attempts: 50, minutes: 15 },
  /** Of a customer who is signed in and changes what opens the account. */
  ownPasswordPerAccount: { attempts: 10, minutes: 15 },
  passwordResetPerEmail: { attempts: 5, minutes: 60 },
  passwordResetPerAddress: { attempts: 20, minutes: 60 },
  /** Of one of the shop's people. */
  passwordResetPerStaff: { attempts: 30, minutes: 60 },
  mailsAgainPerStaff: { attempts: 60, minutes: 60 },
  mailsAgainPerOrder: { attempts: 5, minutes: 60 },
  /** A program that has a wrong password tries it again and again: of one address, and of all. */
  exchangePerAddress: { attempts: 10, minutes: 15 },
  exchangePerAccount: { attempts: 50, minutes: 15 },
  /** From where an account has come before: a wrong password beside the right one locks nothing. */
  exchangePerKnown: { attempts: 100, minutes: 15 },
  /** What nobody reads in an hour. */
  documentsPerCustomer: { attempts: 200, minutes: 60 },
  /** Each reads the whole catalogue. */
  priceListsPerCustomer: { attempts: 20, minutes: 60 },
  contactPerAddress: { attempts: 10, minutes: 60 },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Counts one attempt of the subject (`login:account:7`), and refuses it if it is one too many.
 * The counter lives in the database, in one statement, so that it holds over many processes.
 */
export async function countAttempt(
  db: Database,
  subject: string,
  limit: AttemptLimit,
): Promise<Refused | null> {
  const { rows } = await sql<{ attempts: number; seconds: number }>`
    insert into attempt (subject, attempts, resets_at)
    values (${subject}, 1, now() + make_interval(mins => ${limit.minutes}))
    on conflict (subject) do update
    set
      attempts = case when attempt.resets_at > now() then attempt.attempts + 1 else 1 end,
      resets_at = case when attempt.resets_at > now() then attempt.resets_at else excluded.resets_at end
    returning attempts, ceil(extract(epoch from resets_at - now()))::integer as seconds`.execute(
    db,
  );
  const [counted] = rows;
  if (!counted || counted.attempts <= limit.attempts) return null;
  return new Refused({ kind: 'too-many-attempts', seconds: counted.seconds });
}

/** An e-mail as a subject: who is erased is not found in counters either. */
export const hashedAddress = (email: string) =>
  hashSecretKey(email.toLowerCase()).toString('base64url');

/** Whoever registers or takes another name is told which names are taken, so not too often. */
export const countNaming = (db: Database, address: string) =>
  countAttempt(db, `naming:address:${networkOf(address)}`, attemptLimits.namesPerAddress);

/** Whether one more letter goes to an e-mail that may be anybody's: whoever names it has them sent. */
export const mayBeWrittenTo = async (db: Database, email: string) =>
  (await countAttempt(db, `letter:${hashedAddress(email)}`, attemptLimits.lettersPerEmail)) ===
  null;

/** Takes back what was counted once, where the attempt turned out to be none. */
export const uncountAttempts = (db: Database, subjects: string[]) =>
  db
    .updateTable('attempt')
    .set((row) => ({ attempts: row('attempts', '-', 1) }))
    .where('subject', 'in', subjects)
    .where('attempts', '>', 0)
    .execute();

export const forgetAttempts = (db: Database, subject: string) =>
  db.deleteFrom('attempt').where('subject', '=', subject).execute();
