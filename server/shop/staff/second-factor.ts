import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '../../../contract/staff/constants.ts';
import {
  type AttemptLimit,
  countAttempt,
  forgetAttempts,
} from '../../base/access/limit-attempts.ts';
import { hashSecretKey } from '../../base/access/secret-key.ts';
import type { Database } from '../../base/database/connect.ts';
import { log } from '../../base/log/log.ts';
import type { Shop } from '../shop.ts';
import { seal, unseal } from './secret-box.ts';

/** Seconds a code is shown for; one more on either side is taken, as clocks differ. */
const PERIOD = 30;
const DRIFT = 1;

/** Who knows a password still guesses a code no more than a few times. */
const WRONG_CODES: AttemptLimit = { attempts: 5, minutes: 15 };

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: PERIOD });

export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/** What an authenticator reads from a picture. */
export const totpAddress = (secret: string, email: string, shopName: string) =>
  totpOf(secret, email, shopName).toString();

/** The period the code belongs to, if it is one of these. */
export function stepOf(secret: string, code: string, timestamp = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, window: DRIFT, timestamp });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

const ownerOf = (staffId: number) => `staff:${staffId}`;

export const sealTotp = (shop: Pick<Shop, 'config'>, staffId: number, secret: string) =>
  seal(shop.config, ownerOf(staffId), secret);

export async function unsealTotp(shop: Pick<Shop, 'config'>, staffId: number, sealed: Buffer) {
  const secret = await unseal(shop.config, ownerOf(staffId), sealed);
  if (secret === null) {
    log.error('a second factor was encrypted by another SECRET_KEY', undefined, { staff: staffId });
  }
  return secret;
}

const codeSubject = (staffId: number) => `staff:code:${staffId}`;

/** Counts a code before it is looked at: of many guesses at once no more than these are checked. */
export const countCode = (db: Database, staffId: number) =>
  countAttempt(db, codeSubject(staffId), WRONG_CODES);

export const forgetCodes = (db: Database, staffId: number) =>
  forgetAttempts(db, codeSubject(staffId));

/** Uses up a code of the authenticator, or a recovery code. False: wrong, or used already. */
export async function spendCode(
  shop: Pick<Shop, 'config'>,
  trx: Database,
  { id, totp_secret }: { id: number; totp_secret: Buffer },
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return spendRecoveryCode(trx, id, code);
  const secret = await unsealTotp(shop, id, totp_secret);
  const step = secret && stepOf(secret, code);
  return step ? spendStep(trx, id, step) : false;
}

/** Of two who bring the same code at once, one changes the row. */
async function spendStep(trx: Database, staffId: number, step: number): Promise<boolean> {
  const { rows } = await sql`
    update staff_secret
    set totp_step = ${step}
    where staff_id = ${staffId}
    and coalesce(totp_step, 0) < ${step}
    returning staff_id`.execute(trx);
  return rows.length > 0;
}

async function spendRecoveryCode(trx: Database, staffId: number, code: string): Promise<boolean> {
  const used = await trx
    .deleteFrom('staff_recovery_code')
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashSecretKey(code))
    .returning('staff_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Ten new ones in place of the former; only their hashes are kept. */
export async function replaceRecoveryCodes(trx: Database, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await trx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  await trx
    .insertInto('staff_recovery_code')
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: hashSecretKey(code) })))
    .execute();
  return codes.map((code) => code.replace(/(.{4})(?!$)/g, '$1-'));
}

/** Eighty random bits, so that a fast hash is enough, in letters that are read out easily. */
const newRecoveryCode = () => new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32;
