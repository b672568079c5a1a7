import { sql } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';
import type { Database } from '../../../base/database/connect.ts';
import { pageOf } from '../../../base/database/page-of.ts';
import { shopToday } from '../../../base/database/shop-day.ts';
import { fold } from '../text/fold.ts';

/** A text searched once may be one person's alone, so lists begin with two. */
const LEAST_SEARCHES = 2;

export type Wanted = {
  kind: 'nothing' | 'partly' | 'all';
  days: number;
  locale?: Locale | undefined;
  /** A part of the text. */
  part?: string;
  limit: number;
  before?: string | undefined;
};

type Row = {
  key: string;
  text: string;
  locale: Locale;
  searches: number;
  found: number;
  is_partly: boolean;
  last_day: string;
  total: number;
};

/** What people searched for, summed up over the last days, the most frequent first. */
export async function countedSearches(
  db: Database,
  { kind, days, locale, part = '', limit, before }: Wanted,
): Promise<{ total: number; results: Row[]; next: string | null }> {
  const { rows } = await sql<Row>`
    with counted as (
      select
        key,
        locale,
        (array_agg(text order by day desc))[1] as text,
        sum(searches) as searches,
        (array_agg(found order by day desc))[1] as found,
        (array_agg(is_partly order by day desc))[1] as is_partly,
        max(day) as last_day
      from search_count
      where day > ${shopToday} - ${days}::integer
        and (${locale ?? null}::text is null or locale = ${locale ?? null})
        and strpos(key, ${fold(part)}) > 0
      group by key, locale
      having sum(searches) >= ${LEAST_SEARCHES}
    ), wanted as (
      select *
      from counted
      where ${kind} = 'all'
        or (${kind} = 'nothing' and found = 0)
        or (${kind} = 'partly' and found > 0 and is_partly)
    )
    select *, (select count(*) from wanted) as total
    from wanted
    where ${before === undefined ? sql`true` : after(before)}
    order by searches desc, key, locale
    limit ${limit + 1}`.execute(db);
  const cursorOf = ({ searches, locale, key }: Row) => `${searches}_${locale}_${key}`;
  return { total: rows[0]?.total ?? 0, ...pageOf(rows, limit, cursorOf) };
}

function after(cursor: string) {
  const [searches = '', locale = ''] = cursor.split('_', 2);
  const key = cursor.slice(searches.length + locale.length + 2);
  return sql`(-searches, key, locale) > (${-Number(searches)}::bigint, ${key}::text, ${locale}::text)`;
}
