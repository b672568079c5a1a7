import { sql } from 'kysely';
import { defaultLocale } from '../../../contract/locale.ts';
import { FIRST_OWNER_LINK_HOURS } from '../../../contract/staff/constants.ts';
import { hashSecretKey, newSecretKey } from '../../base/access/secret-key.ts';
import { transact } from '../../base/database/transact.ts';
import type { Shop } from '../shop.ts';
import { invitationLink } from './invite.ts';

/** Processes that start together leave each other's links; what an earlier start printed is void. */
const TOGETHER_SECONDS = 60;

/** While the shop has no people at all: a link by which the first owner comes in. Null afterwards. */
export async function firstOwnerLink(shop: Pick<Shop, 'db' | 'config'>): Promise<string | null> {
  const anybody = await shop.db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if (anybody) return null;
  const key = newSecretKey();
  await transact(shop.db, async (trx) => {
    await sql`
      delete from staff_invitation
      where email is null
      and created_at < now() - make_interval(secs => ${TOGETHER_SECONDS})`.execute(trx);
    await trx
      .insertInto('staff_invitation')
      .values({
        token_hash: hashSecretKey(key),
        role: 'owner',
        locale: defaultLocale,
        expires_at: sql<Date>`now() + make_interval(hours => ${FIRST_OWNER_LINK_HOURS})`,
      })
      .execute();
  });
  return invitationLink(shop, key);
}
