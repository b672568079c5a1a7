import type { Locale } from '../../../contract/locale.ts';
import type { PersonChange } from '../../../contract/staff/forms.ts';
import type { Person } from '../../../contract/staff/shapes.ts';
import { type Actor, type Changing, change } from '../../base/changes/change.ts';
import { editRow, lockRow } from '../../base/changes/edit-row.ts';
import { invalid, missing } from '../../base/changes/refused.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import type { Shop } from '../shop.ts';
import { voidPasswordLink } from './password-links.ts';
import { endSessions } from './sessions.ts';

const people = (db: Database) =>
  db
    .selectFrom('staff')
    .innerJoin('staff_secret', 'staff_secret.staff_id', 'staff.id')
    .select(({ selectFrom, eb }) => [
      'staff.id',
      'version',
      'name',
      'email',
      'role',
      'locale',
      'is_active',
      'created_at',
      eb('totp_secret', 'is not', null).$castTo<boolean>().as('has_second_factor'),
      selectFrom('staff_session')
        .select(({ fn }) => fn.max('staff_session.last_used_at').as('at'))
        .whereRef('staff_session.staff_id', '=', 'staff.id')
        .as('last_used_at'),
    ]);

type PersonRow = Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirstOrThrow']>>;

const showPerson = ({ created_at, last_used_at, ...row }: PersonRow): Person => ({
  ...row,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

export const listPeople = async (db: Database): Promise<Person[]> =>
  (await people(db).orderBy('staff.id').execute()).map(showPerson);

/** Name, role, whether they may come in at all. Another role, or none, ends their sessions. */
export const changePerson = (
  shop: Pick<Shop, 'db'>,
  actor: Actor,
  id: number,
  { version, ...fields }: PersonChange,
) =>
  change(shop.db, actor, async (changing): Promise<Person> => {
    const { trx } = changing;
    const owners = await lockOwnersAnd(trx, id);
    const isOwnerNoLonger =
      (fields.role !== undefined && fields.role !== 'owner') || fields.is_active === false;
    const stored = await lockRow(changing, 'staff', id);
    if (isOwnerNoLonger && owners.includes(id) && owners.length === 1) {
      throw invalid({ non_field_errors: ['STAFF.LAST_OWNER'] });
    }
    await editRow(changing, 'staff', id, { fields, seen: version });
    const hasOtherRole = fields.role !== undefined && fields.role !== stored?.role;
    if (hasOtherRole || fields.is_active === false) await endSessions(trx, id);
    // It would work again with the person's next day here.
    if (fields.is_active === false) await voidPasswordLink(trx, id);
    return showPerson(await people(trx).where('staff.id', '=', id).executeTakeFirstOrThrow());
  });

/** A matter of taste, like the colour of one's cup: whoever edits the person meanwhile loses nothing. */
export const changeOwnLanguage = (shop: Pick<Shop, 'db'>, { id }: { id: number }, locale: Locale) =>
  change(shop.db, `staff:${id}`, (changing) =>
    editRow(changing, 'staff', id, { fields: { locale } }),
  );

/**
 * The ids of all active owners. They are locked together with the person to be changed, in the order
 * of their ids: of two who demote each other at once, the second finds itself the last one, and
 * nobody waits for somebody who waits for them.
 */
async function lockOwnersAnd(trx: Trx, id: number): Promise<number[]> {
  const stored = await trx
    .selectFrom('staff')
    .select(['id', 'role', 'is_active'])
    .where(({ eb, and, or }) =>
      or([eb('id', '=', id), and([eb('role', '=', 'owner'), eb('is_active', '=', true)])]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return stored.filter((one) => one.role === 'owner' && one.is_active).map((one) => one.id);
}

/** For who lost their authenticator: the next sign-in by password leads to enrolling a new one. */
export const resetSecondFactor = (shop: Pick<Shop, 'db'>, actor: Actor, id: number) =>
  change(shop.db, actor, async (changing) => {
    await mustExist(changing, id);
    const { trx, note } = changing;
    await trx
      .updateTable('staff_secret')
      .set({ totp_secret: null, totp_step: null })
      .where('staff_id', '=', id)
      .execute();
    await trx.deleteFrom('staff_recovery_code').where('staff_id', '=', id).execute();
    await endSessions(trx, id);
    note({ verb: 'change', entity: 'staff', ids: [id], after: { has_second_factor: false } });
  });

export const endSessionsOf = (shop: Pick<Shop, 'db'>, actor: Actor, id: number) =>
  change(shop.db, actor, async (changing) => {
    await mustExist(changing, id);
    await endSessions(changing.trx, id);
    changing.note({ verb: 'change', entity: 'staff', ids: [id], after: { sessions: 'ended' } });
  });

async function mustExist(changing: Changing, id: number) {
  if (!(await lockRow(changing, 'staff', id))) throw missing();
}
