import { sql } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';
import type { QueryOf } from '../../../../contract/operation.ts';
import type { RememberedDecision } from '../../../../contract/staff/exchange.ts';
import { exchangeReason } from '../../../../contract/staff/exchange-words.ts';
import type { listExchangeDecisions as listing } from '../../../../contract/staff/operations/exchange-reports.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { missing } from '../../../base/changes/refused.ts';
import type { Database } from '../../../base/database/connect.ts';
import { pageOf, USUAL_PAGE } from '../../../base/database/page-of.ts';
import { type Column, exportOf } from '../../../base/exports/export-list.ts';
import { textOf } from '../../reference/text.ts';
import { lockWaiting } from '../applying/decide-waiting.ts';
import { SYSTEM } from '../applying/external-links.ts';
import { noteDecision, refuseOlder } from '../applying/save-decision.ts';
import type { Decision } from '../applying/waiting-list.ts';
import { containing } from './containing.ts';

type Wanted = QueryOf<typeof listing>;
type Row = Pick<RememberedDecision, 'id' | 'external_id' | 'title' | 'reason' | 'version'> & {
  decision: Decision;
  state: 'waiting' | 'placed';
  decided_by: string;
  by: string | null;
  decided_at: Date | null;
  target: number | null;
  title_ro: string | null;
  title_ru: string | null;
};

/** What people have decided about goods of 1C, what came last first. */
export async function listDecisions(
  db: Database,
  { search = '', before, limit = USUAL_PAGE }: Wanted,
  locale: Locale,
) {
  const wanted = [
    sql`stored.system = ${SYSTEM}`,
    sql`stored.decision is not null`,
    ...(search ? [sql`stored.title || ' ' || stored.external_id ilike ${containing(search)}`] : []),
    ...(before === undefined ? [] : [sql`stored.id < ${before}`]),
  ];
  const { rows } = await sql<Row>`
    select
      stored.id,
      stored.external_id,
      stored.title,
      stored.reason,
      stored.version,
      stored.decision,
      stored.state,
      stored.decided_by,
      stored.decided_at,
      staff.name as by,
      coalesce(product.id, category.id) as target,
      coalesce(product.title_ro, category.title_ro) as title_ro,
      coalesce(product.title_ru, category.title_ru) as title_ru
    from exchange_waiting as stored
    left join staff on 'staff:' || staff.id = stored.decided_by
    left join product on product.id = (stored.decision ->> 'product_id')::integer
    left join category on category.id = (stored.decision ->> 'category_id')::integer
    where ${sql.join(wanted, sql` and `)}
    order by stored.id desc
    limit ${limit + 1}`.execute(db);
  return pageOf(
    rows.map((row) => show(row, locale)),
    limit,
    ({ id }) => id,
  );
}

function show(row: Row, locale: Locale): RememberedDecision {
  const { id, external_id, title, reason, version, decision, state, decided_by, by } = row;
  return {
    id,
    external_id,
    title,
    version,
    kind: decision.ignore ? 'ignore' : decision.product_id ? 'product' : 'category',
    target:
      row.target === null
        ? null
        : { id: row.target, title: textOf(row.title_ro ?? '', row.title_ru ?? '')[locale] },
    is_waiting: state === 'waiting',
    reason: state === 'waiting' ? reason : '',
    by: by ?? decided_by,
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

const words = {
  ro: {
    category: 'produs nou în',
    product: 'este produsul nostru',
    ignore: 'nu se vinde aici',
    waits: 'așteaptă',
    placed: 'la locul lui',
    leftOut: 'nu se vinde',
  },
  ru: {
    category: 'новый товар в категории',
    product: 'это наш товар',
    ignore: 'здесь не продаём',
    waits: 'ждёт',
    placed: 'на месте',
    leftOut: 'не продаётся',
  },
};

const columns: Column<RememberedDecision>[] = [
  ['Produsul din 1C', 'Товар из 1С', ({ title }) => title, 40],
  ['Id în 1C', 'Ид в 1С', ({ external_id }) => external_id, 36],
  ['S-a decis', 'Решено', ({ kind }, locale) => words[locale][kind]],
  ['Produsul sau categoria', 'Товар или категория', ({ target }) => target?.title ?? null, 40],
  [
    'Starea',
    'Состояние',
    ({ is_waiting, kind }, locale) =>
      words[locale][is_waiting ? 'waits' : kind === 'ignore' ? 'leftOut' : 'placed'],
  ],
  [
    'De ce așteaptă',
    'Почему ждёт',
    ({ reason }, locale) => reason && exchangeReason(reason, locale),
  ],
  ['Cine', 'Кто', ({ by }) => by],
  ['Când', 'Когда', ({ decided_at }) => decided_at, 'time'],
];

/** What people have decided, as a table. */
export const exportDecisions = exportOf(
  'exchange decisions',
  columns,
  ({ db }: { db: Database }, query: Wanted, { locale }) => listDecisions(db, query, locale),
);

/**
 * Takes a decision back. What was not to be sold waits again. What somebody said to be a product of
 * ours is no longer tied to it, and waits as well; prices and stock stay as they are. A product that
 * was made is there, and stays in its category.
 */
export async function forgetDecision(
  changing: Changing,
  id: number,
  seen: number,
): Promise<{ is_waiting: boolean }> {
  const { trx } = changing;
  const stored = await lockWaiting(trx, id);
  if (stored.decision === null) throw missing();
  refuseOlder({ ...stored, said_at: stored.since }, seen);
  // As it was parsed when it was decided.
  const decision = stored.decision as Decision;
  const isUntied =
    decision.product_id !== undefined && (await untie(trx, stored.external_id, decision));
  const isWaiting = stored.state === 'waiting' || decision.ignore === true || isUntied;
  await trx
    .updateTable('exchange_waiting')
    .set({
      decision: null,
      decided_by: null,
      decided_at: null,
      version: stored.version + 1,
      ...(isWaiting && { state: 'waiting' as const }),
      ...(isUntied && { reason: 'same-code', proposed_id: decision.product_id ?? null }),
    })
    .where('id', '=', id)
    .execute();
  noteDecision(changing, stored, { before: { decision }, after: { decision: null } });
  return { is_waiting: isWaiting };
}

/** True: 1C has no name for that product of ours any more. */
async function untie(
  trx: Changing['trx'],
  externalId: string,
  { product_id }: Decision,
): Promise<boolean> {
  const { rows } = await sql`
    delete from external_link
    where system = ${SYSTEM}
      and kind = 'product'
      and local_id = ${product_id}
      and split_part(external_id, '#', 1) = split_part(${externalId}, '#', 1)
    returning id`.execute(trx);
  return rows.length > 0;
}
