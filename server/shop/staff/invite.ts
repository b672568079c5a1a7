import { sql } from 'kysely';
import { INVITATION_HOURS } from '../../../contract/staff/constants.ts';
import type { Invitation } from '../../../contract/staff/forms.ts';
import type { OpenInvitation } from '../../../contract/staff/shapes.ts';
import { hashSecretKey, newSecretKey } from '../../base/access/secret-key.ts';
import { type Actor, change } from '../../base/changes/change.ts';
import { invalid, missing, type Refused } from '../../base/changes/refused.ts';
import type { Database } from '../../base/database/connect.ts';
import { queueMail } from '../../base/mail/queue-mail.ts';
import { readSender } from '../letters/read-sender.ts';
import { staffInvitation } from '../letters/templates/staff-invitation.ts';
import type { Shop } from '../shop.ts';
import { emailKey } from './queries.ts';

/** The key stands in the fragment: browsers send that to no server, so no log holds it. */
export const invitationLink = ({ config }: Pick<Shop, 'config'>, key: string) =>
  `${config.publicUrl}/admin/invitation#${key}`;

/** Sends a link by mail. A former invitation to the same e-mail is void from now on. */
export async function invite(
  shop: Pick<Shop, 'db' | 'settings' | 'config'>,
  actor: Actor,
  { name, email, role, locale }: Invitation,
): Promise<{ invitation: OpenInvitation; link: string } | Refused> {
  const key = newSecretKey();
  const link = invitationLink(shop, key);
  const sender = await readSender(shop.db, shop, locale);
  const letter = staffInvitation({ ...sender, name, link });
  return change(shop.db, actor, async ({ trx, note }) => {
    if (await isStaff(trx, email)) throw invalid({ email: ['VALIDATE.EMAIL_TAKEN'] });
    const { rows } = await sql<InvitationRow>`
      insert into staff_invitation (token_hash, name, email, email_key, role, locale, expires_at)
      values (${hashSecretKey(key)}, ${name}, ${email}, ${emailKey(email)}, ${role}, ${locale},
        now() + make_interval(hours => ${INVITATION_HOURS}))
      on conflict (email_key) do update
      set
        token_hash = excluded.token_hash,
        name = excluded.name,
        email = excluded.email,
        role = excluded.role,
        locale = excluded.locale,
        created_at = now(),
        expires_at = excluded.expires_at
      returning id, name, email, role, locale, created_at, expires_at`.execute(trx);
    const [row] = rows;
    if (!row) throw new Error('an invitation was not written');
    note({
      verb: 'create',
      entity: 'staff',
      ids: [emailKey(email)],
      after: { invitation: { name, email, role, locale } },
    });
    await queueMail(trx, { ...letter, kind: 'staff-invitation', recipient: email });
    return { invitation: showInvitation(row), link };
  });
}

const isStaff = (db: Database, email: string) =>
  db.selectFrom('staff').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst();

export const withdrawInvitation = (shop: Pick<Shop, 'db'>, actor: Actor, id: number) =>
  change(shop.db, actor, async ({ trx, note }) => {
    const withdrawn = await trx
      .deleteFrom('staff_invitation')
      .where('id', '=', id)
      .where('email', 'is not', null)
      .returning(['name', 'email', 'email_key', 'role', 'locale'])
      .executeTakeFirst();
    if (!withdrawn) throw missing();
    const { email_key, ...invitation } = withdrawn;
    note({ verb: 'delete', entity: 'staff', ids: [email_key ?? ''], before: { invitation } });
  });

type InvitationRow = Omit<OpenInvitation, 'created_at' | 'expires_at'> & {
  created_at: Date;
  expires_at: Date;
};

const showInvitation = ({ created_at, expires_at, ...row }: InvitationRow): OpenInvitation => ({
  ...row,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
});

export async function listInvitations(db: Database): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('staff_invitation')
    .select(['id', 'name', 'email', 'role', 'locale', 'created_at', 'expires_at'])
    .$narrowType<{ name: string; email: string }>()
    .where('email', 'is not', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(showInvitation);
}
