import { sql } from 'kysely';
import type { Trx } from '../../base/database/connect.ts';
import type { JobShop } from '../../base/jobs/define-job.ts';
import { loadSettings } from '../../base/settings/settings.ts';
import { writeOver } from './applying/change-products.ts';
import { takeNextPictures } from './pictures/take-pictures.ts';
import { nameOfPicture } from './receiving/file-name.ts';
import { endRun, noteExtent, type Run } from './runs.ts';
import { countOutcomes, written } from './staff/read-report.ts';
import { changeAs1c } from './wait-for-others.ts';

/**
 * The end of a run that 1C calls the end. What a full and whole run did not name is no longer sold,
 * unless that would be more than the shop allows to vanish at once: then people are asked.
 */
export async function finishRun(shop: JobShop, run: Pick<Run, 'id' | 'kind'>): Promise<void> {
  // Those that came after the goods they belong to.
  while (run.kind === 'catalogue' && (await takeNextPictures(shop, run.id)));
  await changeAs1c(shop.db, async (changing) => {
    const { trx } = changing;
    await noteExtent(trx, run.id);
    const stored = await trx
      .selectFrom('exchange_run')
      .selectAll()
      .where('id', '=', run.id)
      .where('state', '=', 'open')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!stored) return;
    const isWhole = await isEverythingApplied(trx, run.id);
    const missing = stored.is_full && isWhole ? await notNamed(trx, run.id) : null;
    let report = written(await countOutcomes(trx, run.id));
    if (missing && missing.ids.length > 0) {
      const { exchange } = await loadSettings(trx);
      const percent = (missing.ids.length * 100) / missing.sold;
      if (percent > exchange.mostHiddenPercent) {
        report += `; not hidden: ${missing.ids.length} of ${missing.sold} were not named`;
      } else {
        const archived = { state: 'archived' } as const;
        await writeOver(
          changing,
          missing.ids.map((id) => ({ id, wanted: archived })),
        );
        await noteHidden(trx, run.id, missing.ids);
        report += `; hidden: ${missing.ids.length}`;
      }
    }
    await endRun(trx, run.id, 'done', report);
  });
}

async function isEverythingApplied(trx: Trx, runId: number): Promise<boolean> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::integer as left
    from exchange_file
    where run_id = ${runId}
      and state in ('receiving', 'applying', 'damaged', 'foreign')
      and not ${nameOfPicture}`.execute(trx);
  return rows[0]?.left === 0;
}

/** Products 1C has brought before and did not name now, held in the order of ids. */
async function notNamed(trx: Trx, runId: number): Promise<{ ids: number[]; sold: number }> {
  const { rows } = await sql<{ id: number; is_named: boolean }>`
    select
      product.id,
      exists (
        select
        from exchange_object
        inner join exchange_file on exchange_file.id = exchange_object.file_id
        where exchange_file.run_id = ${runId}
          and exchange_object.kind = 'product'
          and exchange_object.external_id
            in (external_link.external_id, split_part(external_link.external_id, '#', 1))
      ) as is_named
    from external_link
    inner join product on product.id = external_link.local_id
    where external_link.kind = 'product'
      and product.state = 'active'
      -- What one base does not name another one may.
      and coalesce(external_link.given ->> 'base', '') in (
        select base
        from exchange_file
        where run_id = ${runId}
          and is_full is not null
      )
    order by product.id
    for no key update of product`.execute(trx);
  return { ids: rows.filter((row) => !row.is_named).map(({ id }) => id), sold: rows.length };
}

/** Remembered as 1C's own doing: if it names them again, they are sold again. */
async function noteHidden(trx: Trx, runId: number, ids: number[]) {
  await sql`
    update external_link
    set given = given || '{"state": "archived"}'
    where kind = 'product'
      and local_id = any(${ids}::integer[])`.execute(trx);
  await sql`
    update exchange_run
    set hidden = ${ids.length}
    where id = ${runId}`.execute(trx);
}
