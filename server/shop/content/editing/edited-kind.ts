import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type { ContentState, MissingTexts } from '../../../../contract/staff/content/shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import { pageOf, USUAL_PAGE } from '../../../base/database/page-of.ts';

type Shape = v.ObjectSchema<v.ObjectEntries, undefined>;

type Table = 'content_page' | 'article' | 'home_block' | 'popup' | 'phone' | 'redirect';

type Description<Entry, Whole, Query> = {
  table: Table;
  /** Their names are columns, or one of the two expressions below. */
  entry: Entry;
  whole: Whole;
  /** Columns NAME_ro and NAME_ru. */
  translated: readonly string[];
  /** Where its time begins; null for what is always shown. */
  start: 'starts_at' | 'published_at' | null;
  order: RawBuilder<unknown>;
  /** Rows a list asks for; without it, all. */
  matches?: (query: Query) => RawBuilder<unknown>;
  /** Of lists that are read page by page: the cursor of a row, and what comes after one. */
  paging?: { cursor: RawBuilder<string>; after: (cursor: string) => RawBuilder<unknown> };
};

/** More than anybody lists by hand. */
const MOST_LISTED = 1_000;

type Listed<Row> = { total: number; row: Row | null; cursor: string | null };

/** How the shop's people see one kind of content: drafts too, and what is missing. */
export function editedKind<
  const Entry extends Shape,
  const Whole extends Shape,
  Query extends { before?: string | undefined; limit?: number | undefined },
>(description: Description<Entry, Whole, Query>) {
  const { table, entry, whole, translated, start, order, matches, paging } = description;
  const derived: Record<string, RawBuilder<unknown>> = {
    state: start ? stateBy(start) : sql`null`,
    missing: missingIn(translated),
  };
  const columns = (shape: Shape) =>
    sql.join(
      Object.keys(shape.entries).map((name) =>
        derived[name] ? sql`${derived[name]} as ${sql.ref(name)}` : sql.ref(name),
      ),
    );

  return {
    async list(
      db: Database,
      query: Query,
    ): Promise<{ total: number; results: v.InferOutput<Entry>[]; next: string | null }> {
      const { before, limit = USUAL_PAGE } = query;
      const size = paging ? limit : MOST_LISTED;
      const { rows } = await sql<Listed<v.InferOutput<Entry>>>`
        with found as not materialized (
          select *
          from ${sql.table(table)}
          where ${matches?.(query) ?? sql`true`}
        ), page as (
          select *
          from found
          where ${paging && before !== undefined ? paging.after(before) : sql`true`}
          order by ${order}
          limit ${size + 1}
        ), shown as (
          select
            ${columns(entry)},
            row_number() over (order by ${order}) as row_order,
            ${paging?.cursor ?? sql`null`} as row_cursor
          from page
        )
        select
          (select count(*) from found) as total,
          to_jsonb(shown) - 'row_order' - 'row_cursor' as row,
          row_cursor as cursor
        from (select 1) as always
        left join shown on true
        order by row_order`.execute(db);
      const listed = rows.flatMap(({ row, cursor }) =>
        row ? [{ row: asAnswered(row), cursor }] : [],
      );
      const { results, next } = pageOf(listed, size, ({ cursor }) => cursor);
      return { total: rows[0]?.total ?? 0, results: results.map(({ row }) => row), next };
    },

    async read(db: Database, id: number): Promise<v.InferOutput<Whole> | null> {
      const { rows } = await sql<{ row: v.InferOutput<Whole> }>`
        select to_jsonb(content) as row
        from (
          select ${columns(whole)}
          from ${sql.table(table)}
          where id = ${id}
        ) as content`.execute(db);
      return rows[0] ? asAnswered(rows[0].row) : null;
    },
  };
}

/** Every moment in the one spelling the API has for it. */
const asAnswered = <Row extends object>(row: Row): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      name.endsWith('_at') && typeof value === 'string'
        ? [[name, new Date(value).toISOString()]]
        : [],
    ),
  ),
});

/** By the database's clock, which decides for customers too. */
export const stateBy = (start: 'starts_at' | 'published_at') => sql<ContentState>`
  case
    when not active then 'draft'
    when ends_at <= now() then 'ended'
    when ${sql.ref(start)} > now() then 'planned'
    else 'shown'
  end`;

/** What one language says and the other does not. */
export function missingIn(names: readonly string[]) {
  const isEmpty = (name: string) => sql`trim(coalesce(${sql.ref(name)}, '')) = ''`;
  const lacking = (locale: string, other: string) =>
    sql.join([
      sql`null::text`,
      ...names.map(
        (name) => sql`
          case
            when ${isEmpty(`${name}_${locale}`)} and not ${isEmpty(`${name}_${other}`)}
            then ${sql.lit(name)}
          end`,
      ),
    ]);
  return sql<MissingTexts>`
    jsonb_build_object(
      'ro', array_remove(array[${lacking('ro', 'ru')}], null),
      'ru', array_remove(array[${lacking('ru', 'ro')}], null)
    )`;
}
