import { sql } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';
import type { AnswerOf, QueryOf } from '../../../../contract/operation.ts';
import type { WaitingThing } from '../../../../contract/staff/exchange.ts';
import { exchangeKind, exchangeReason } from '../../../../contract/staff/exchange-words.ts';
import type { listExchangeWaiting as listing } from '../../../../contract/staff/operations/exchange.ts';
import type { Database } from '../../../base/database/connect.ts';
import { pageOf, USUAL_PAGE } from '../../../base/database/page-of.ts';
import { type Column, exportOf } from '../../../base/exports/export-list.ts';
import { nameProducts } from '../../search/product-names.ts';
import type { Shop } from '../../shop.ts';
import { SYSTEM } from '../applying/external-links.ts';
import { decidedElsewhere } from '../applying/waiting-list.ts';
import { containing } from './containing.ts';
import { categoriesLike } from './similar-categories.ts';

type Wanted = QueryOf<typeof listing>;
type Row = Omit<WaitingThing, 'since' | 'proposed' | 'holder' | 'category'> & { since: Date };

const isOpen = sql`
  system = ${SYSTEM}
    and state = 'waiting'
    and reason <> all(${decidedElsewhere}::text[])`;

/** What waits for people, the oldest first. Relies on exchange_waiting_open. */
export async function listWaitingShown(
  shop: Pick<Shop, 'db' | 'catalogue'>,
  { reason, search = '', before = 0, limit = USUAL_PAGE }: Wanted,
  locale: Locale,
): Promise<AnswerOf<typeof listing>> {
  const { db } = shop;
  const wanted = [
    isOpen,
    ...(reason ? [sql`reason = ${reason}`] : []),
    ...(search
      ? [
          sql`title || ' ' || coalesce(body ->> 'code', '') || ' ' || external_id
          ilike ${containing(search)}`,
        ]
      : []),
  ];
  const { rows } = await sql<Row>`
    select
      id,
      kind,
      external_id,
      title,
      coalesce(body ->> 'code', '') as code,
      coalesce(body -> 'unit' ->> 'title', '') as units,
      coalesce(body -> 'maker' ->> 'title', '') as maker,
      reason,
      proposed_id,
      since,
      version
    from exchange_waiting
    where ${sql.join(wanted, sql` and `)}
      and id > ${before}
    order by id
    limit ${limit + 1}`.execute(db);
  const { results, next } = pageOf(rows, limit, ({ id }) => id);
  const counted = await countReasons(db);
  return {
    results: await describe(shop, results, locale),
    next,
    total: search
      ? await count(db, sql.join(wanted, sql` and `))
      : counted
          .filter((one) => !reason || one.reason === reason)
          .reduce((sum, { number }) => sum + number, 0),
    reasons: counted,
  };
}

async function describe(
  { db, catalogue }: Pick<Shop, 'db' | 'catalogue'>,
  rows: Row[],
  locale: Locale,
): Promise<WaitingThing[]> {
  const ids = rows.flatMap(({ proposed_id: id }) => (id === null ? [] : [id]));
  const named = new Map(
    (await nameProducts(db, [...new Set(ids)], locale)).map((product) => [product.id, product]),
  );
  const homeless = rows.filter(
    ({ kind, reason }) => kind === 'product' && /^(no|new)-group$/.test(reason),
  );
  const categories = await categoriesLike({ db, catalogue }, homeless, locale);
  return rows.map(({ since, proposed_id, ...row }) => ({
    ...row,
    since: since.toISOString(),
    ...toldOf(row.reason, named.get(proposed_id ?? 0) ?? null),
    category: categories.get(row.id) ?? null,
  }));
}

/** What has its code is it, perhaps; what 1C has another name for is not. */
const toldOf = (reason: string, product: WaitingThing['proposed']) =>
  reason === 'code-taken'
    ? { proposed_id: null, proposed: null, holder: product }
    : { proposed_id: product?.id ?? null, proposed: product, holder: null };

async function countReasons(db: Database) {
  const { rows } = await sql<{ reason: string; number: number }>`
    select reason, count(*)::integer as number
    from exchange_waiting
    where ${isOpen}
    group by reason
    order by number desc, reason`.execute(db);
  return rows;
}

async function count(db: Database, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::integer as number
    from exchange_waiting
    where ${where}`.execute(db);
  return rows[0]?.number ?? 0;
}

export const countWaiting = (db: Database) => count(db, isOpen);

/** Null where no 1C comes. */
export async function readWaitingFrom1c(db: Database) {
  const account = await db.selectFrom('exchange_account').select('id').limit(1).executeTakeFirst();
  return account ? { waiting: await countWaiting(db) } : null;
}

const columns: Column<WaitingThing>[] = [
  ['Ce este', 'Что это', ({ kind }, locale) => exchangeKind(kind, locale)],
  ['Denumirea', 'Название', ({ title }) => title],
  ['Codul', 'Код', ({ code }) => code],
  ['Unitatea', 'Единица', ({ units }) => units],
  ['Producătorul', 'Изготовитель', ({ maker }) => maker],
  [
    'De ce așteaptă',
    'Почему ждёт',
    ({ reason, holder }, locale) =>
      exchangeReason(holder ? `${reason}: ${holder.title} (${holder.code})` : reason, locale),
  ],
  ['Din', 'С', ({ since }) => since, 'time'],
  ['Id în 1C', 'Ид в 1С', ({ external_id }) => external_id],
];

/** All of it, as a table. */
export const exportWaiting = exportOf(
  'exchange waiting',
  columns,
  (shop: Pick<Shop, 'db' | 'catalogue'>, query: Wanted, { locale }) =>
    listWaitingShown(shop, query, locale),
);
