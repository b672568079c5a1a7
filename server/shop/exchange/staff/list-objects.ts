import { sql } from 'kysely';
import type { QueryOf } from '../../../../contract/operation.ts';
import type { ExchangeObject } from '../../../../contract/staff/exchange.ts';
import {
  exchangeKind,
  exchangeOutcome,
  exchangeReason,
} from '../../../../contract/staff/exchange-words.ts';
import type { listExchangeObjects as listing } from '../../../../contract/staff/operations/exchange-reports.ts';
import type { Database } from '../../../base/database/connect.ts';
import { pageOf, USUAL_PAGE } from '../../../base/database/page-of.ts';
import {
  type Column,
  exportList,
  type Page,
  type Taking,
} from '../../../base/exports/export-list.ts';
import { SYSTEM } from '../applying/external-links.ts';
import { containing } from './containing.ts';

type Wanted = QueryOf<typeof listing>;

/**
 * What a run brought, as it stands in its files. A page goes on after the last one of the page
 * before. Null: there is no such run. Relies on exchange_object_order for the files of one run.
 */
export async function listObjects(
  db: Database,
  runId: number,
  { outcome, search = '', before = 0, limit = USUAL_PAGE }: Wanted,
) {
  const files = await readFiles(db, runId);
  if (!files) return null;
  const wanted = [
    sql`object.file_id = any(${[...files.keys()]}::integer[])`,
    sql`object.id > ${before}`,
    ...(outcome ? [sql`object.outcome = ${outcome}`] : []),
    ...(search ? [sql`${searched} ilike ${containing(search)}`] : []),
  ];
  const { rows } = await sql<Omit<ExchangeObject, 'file'> & { file_id: number }>`
    select
      object.id,
      object.file_id,
      object.kind,
      object.external_id,
      object.title,
      object.outcome,
      object.reason,
      object.outcome = 'waiting' and exists (
        select
        from external_link
        where system = ${SYSTEM}
          and kind = 'product'
          and split_part(external_link.external_id, '#', 1) = split_part(object.external_id, '#', 1)
      ) as is_placed,
      case
        when object.kind = 'document' then object.title
        else object.local_id
      end as local_id
    from exchange_object as object
    where ${sql.join(wanted, sql` and `)}
    order by object.id
    limit ${limit + 1}`.execute(db);
  const results = rows.map(({ file_id, is_placed, ...row }) => ({
    ...row,
    is_placed: is_placed ?? false,
    file: files.get(file_id) ?? '',
  }));
  return pageOf(results, limit, ({ id }) => id);
}

const searched = sql`(object.title || ' ' || object.external_id)`;

/** Their names by their ids; null if there is no such run. */
async function readFiles(db: Database, runId: number): Promise<Map<number, string> | null> {
  const rows = await db
    .selectFrom('exchange_run as run')
    .leftJoin('exchange_file as file', 'file.run_id', 'run.id')
    .select(['file.id', 'file.name'])
    .where('run.id', '=', runId)
    .execute();
  if (rows.length === 0) return null;
  return new Map(rows.flatMap(({ id, name }) => (id === null ? [] : [[id, name ?? '']])));
}

const columns: Column<ExchangeObject>[] = [
  ['Fișierul', 'Файл', ({ file }) => file],
  ['Ce este', 'Что это', ({ kind }, locale) => exchangeKind(kind, locale)],
  ['Denumirea', 'Название', ({ title }) => title],
  ['Id în 1C', 'Ид в 1С', ({ external_id }) => external_id],
  ['Rezultatul', 'Результат', ({ outcome }, locale) => exchangeOutcome(outcome, locale)],
  ['Motivul', 'Причина', ({ reason }, locale) => exchangeReason(reason, locale)],
];

/** All of it, as a table; null if there is no such run. */
export async function exportObjects(
  { db }: { db: Database },
  filters: Pick<Wanted, 'outcome' | 'search'>,
  by: Taking,
  { id: runId }: { id: number },
) {
  if (!(await readFiles(db, runId))) return null;
  return exportList(db, by, {
    name: `exchange run ${runId}`,
    columns,
    filters,
    read: async (page: Page<number>) =>
      (await listObjects(db, runId, { ...filters, ...page })) ?? { results: [], next: null },
  });
}
