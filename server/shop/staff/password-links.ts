import { sql } from 'kysely';
import { defaultLocale, type Locale } from '../../../contract/locale.ts';
import { PASSWORD_LINK_MINUTES } from '../../../contract/staff/constants.ts';
import { attemptLimits, countAttempt, hashedAddress } from '../../base/access/limit-attempts.ts';
import { networkOf } from '../../base/access/network-of.ts';
import { hashSecretKey, newSecretKey } from '../../base/access/secret-key.ts';
import { change } from '../../base/changes/change.ts';
import { invalid, missing, type Refused } from '../../base/changes/refused.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import { transact } from '../../base/database/transact.ts';
import type { Letter } from '../../base/mail/letter.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { ANSWER_AFTER } from '../accounts/request-password-reset.ts';
import { readSender } from '../letters/read-sender.ts';
import { staffPasswordLink } from '../letters/templates/staff-password-link.ts';
import type { Shop } from '../shop.ts';
import { emailKey, findByEmail } from './queries.ts';

type Owner = { id: number; name: string; email: string; locale: Locale };
type Composed = { letter: Letter; token_hash: Buffer };

/** The key stands in the fragment: browsers send that to no server, so no log holds it. */
const linkWith = ({ config }: Pick<Shop, 'config'>, key: string) =>
  `${config.publicUrl}/admin/new-password#${key}`;

/**
 * For whoever forgot their password. Neither the answer nor its time tells an unknown e-mail, or
 * somebody's who may not come in any more, from a person's of the shop.
 */
export async function requestPasswordLink(
  shop: Shop,
  email: string,
  address: string,
): Promise<Refused | undefined> {
  const from = `staff:reset:address:${networkOf(address)}`;
  const refused = await countAttempt(shop.db, from, attemptLimits.passwordResetPerAddress);
  if (refused) return refused;
  const [outcome] = await Promise.all([mailLinkTo(shop, email), shop.pause(ANSWER_AFTER)]);
  return outcome;
}

async function mailLinkTo(shop: Shop, email: string): Promise<Refused | undefined> {
  const tooMany = await countLinks(shop.db, email);
  if (tooMany) return tooMany;
  // Nobody's e-mail costs the same work, down to the link that finds no owner.
  const nobody: Owner = { id: 0, name: '', email, locale: defaultLocale };
  const owner: Owner = (await findByEmail(shop.db, email)) ?? nobody;
  const composed = await composeLink(shop, owner);
  await transact(shop.db, (trx) => queueLink(trx, owner, composed));
  return undefined;
}

/** As often as one e-mail may get a link, whoever asks for it. */
const countLinks = (db: Database, email: string) =>
  countAttempt(
    db,
    `staff:reset:email:${hashedAddress(email)}`,
    attemptLimits.passwordResetPerEmail,
  );

async function composeLink(
  shop: Pick<Shop, 'db' | 'config' | 'settings'>,
  { name, locale }: Owner,
): Promise<Composed> {
  const key = newSecretKey();
  const sender = await readSender(shop.db, shop, locale);
  const letter = staffPasswordLink({ ...sender, name, link: linkWith(shop, key) });
  return { letter, token_hash: hashSecretKey(key) };
}

/** False: there is no such person, or not any more. */
async function queueLink(trx: Trx, owner: Owner, { letter, token_hash }: Composed) {
  const isWritten = await writeLink(trx, owner, token_hash);
  // To the e-mail as it is stored, never as it was typed.
  if (isWritten) {
    await queueMail(trx, { ...letter, kind: 'staff-password-link', recipient: owner.email });
  }
  return isWritten;
}

/** In place of a former one. Whoever deactivates the person meanwhile is waited for. */
async function writeLink(trx: Trx, { id, email }: Pick<Owner, 'id' | 'email'>, tokenHash: Buffer) {
  const { rows } = await sql`
    insert into staff_password_link (staff_id, token_hash, email_key, expires_at)
    select id, ${tokenHash}, email_key, now() + make_interval(mins => ${PASSWORD_LINK_MINUTES})
    from staff
    where id = ${id}
    and email_key = ${emailKey(email)}
    and is_active
    for share
    on conflict (staff_id) do update
    set
      token_hash = excluded.token_hash,
      email_key = excluded.email_key,
      expires_at = excluded.expires_at
    returning staff_id`.execute(trx);
  return rows.length > 0;
}

/** An owner helps a colleague; nobody but the colleague gets to see the link. */
export async function sendPasswordLink(
  shop: Pick<Shop, 'db' | 'config' | 'settings'>,
  byId: number,
  id: number,
) {
  const owner = await shop.db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'locale'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!owner) return missing();
  const tooMany =
    (await countAttempt(shop.db, `staff:reset:by:${byId}`, attemptLimits.passwordResetPerStaff)) ??
    (await countLinks(shop.db, owner.email));
  if (tooMany) return tooMany;
  const composed = await composeLink(shop, owner);
  return change(shop.db, `staff:${byId}`, async ({ trx, note }) => {
    if (!(await queueLink(trx, owner, composed))) throw inactive();
    note({ verb: 'change', entity: 'staff', ids: [id], after: { password_link: 'sent' } });
  });
}

export const linkInvalid = () => invalid({ non_field_errors: ['ERROR.RESET_LINK_INVALID'] });
const inactive = () => invalid({ non_field_errors: ['STAFF.PERSON_INACTIVE'] });

/** For the operator: the link itself, where no mail arrives or the sole owner forgot. */
export function makePasswordLink(
  shop: Pick<Shop, 'db' | 'config'>,
  owner: Pick<Owner, 'id' | 'email'>,
): Promise<string | Refused> {
  const key = newSecretKey();
  return change(shop.db, 'console', async ({ trx, note }) => {
    if (!(await writeLink(trx, owner, hashSecretKey(key)))) throw inactive();
    note({ verb: 'change', entity: 'staff', ids: [owner.id], after: { password_link: 'made' } });
    return linkWith(shop, key);
  });
}

/** Whom a link that still works is for. */
export const findPasswordLink = (db: Database, key: string) =>
  db
    .selectFrom('staff_password_link')
    .innerJoin('staff', 'staff.id', 'staff_password_link.staff_id')
    .select(['staff.id', 'email'])
    .where('token_hash', '=', hashSecretKey(key))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('is_active', '=', true)
    .whereRef('staff_password_link.email_key', '=', 'staff.email_key')
    .executeTakeFirst();

/** Whatever link somebody was sent is void from now on. */
export const voidPasswordLink = (trx: Trx, staffId: number) =>
  trx.deleteFrom('staff_password_link').where('staff_id', '=', staffId).execute();
