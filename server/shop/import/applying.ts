import { sql } from 'kysely';
import type { ImportSummary } from '../../../contract/import/options.ts';
import type { Role } from '../../../contract/staff/permissions.ts';
import type { Actor } from '../../base/changes/change.ts';
import type { Database, Trx } from '../../base/database/connect.ts';
import { JobRefused } from '../../base/jobs/define-job.ts';

/** Somebody who may no longer write must not go on by a job they started. */
export async function roleOf(db: Database, actor: Actor): Promise<Role> {
  if (actor === 'console') return 'owner';
  const staff = await db
    .selectFrom('staff')
    .select('role')
    .where(sql`'staff:' || id`, '=', actor)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (staff) return staff.role;
  throw new JobRefused({
    ro: 'Cine a pornit importul nu mai lucrează în magazin',
    ru: 'Запустивший импорт больше не работает в магазине',
  });
}

/** Held for a step: an import that somebody undoes meanwhile must not go on. */
export async function holdRun(trx: Trx, id: number, state: 'applying' | 'undoing') {
  const run = await trx
    .selectFrom('import_run')
    .select(['batch_id', 'summary'])
    .where('id', '=', id)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();
  if (run) return run;
  throw new JobRefused({
    ro: 'Importul este acum în altă stare: sarcina nu mai continuă',
    ru: 'Импорт уже в другом состоянии: задание не продолжается',
  });
}

type Counted = Pick<ImportSummary, 'saved' | 'created' | 'refused_late' | 'restored' | 'left'>;

/** The file is of no more use: its rows tell what it said. */
export const endRun = (trx: Trx, id: number, to: 'applied' | 'undone', counted: Counted) =>
  sql`
    update import_run
    set
      state = ${to},
      applied_at = case when ${to} = 'applied' then now() else applied_at end,
      file = null,
      summary = summary || ${JSON.stringify(counted)}::jsonb
    where id = ${id}`.execute(trx);
