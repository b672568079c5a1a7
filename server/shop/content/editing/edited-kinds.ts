import { sql } from 'kysely';
import type { BlockKind, ContentState } from '../../../../contract/staff/content/shapes.ts';
import * as shapes from '../../../../contract/staff/content/shapes.ts';
import { numbersOf } from '../../../base/database/page-of.ts';
import { editedKind, stateBy } from './edited-kind.ts';

export const editedPages = editedKind({
  table: 'content_page',
  entry: shapes.pageEntry,
  whole: shapes.pageWhole,
  translated: ['title', 'excerpt', 'body'],
  start: 'starts_at',
  order: sql`section, position, id`,
});

type Paged = { before?: string | undefined; limit?: number | undefined };
type Searched = { search?: string | undefined };
type ArticleQuery = Paged &
  Searched & { kind?: 'news' | 'announcement' | undefined; state?: ContentState | undefined };

/** Exact to the microsecond, as dates are kept. */
const publishedMicroseconds = sql`(extract(epoch from published_at) * 1000000)::bigint`;

export const editedArticles = editedKind({
  table: 'article',
  entry: shapes.articleEntry,
  whole: shapes.articleWhole,
  translated: ['title', 'excerpt', 'body'],
  start: 'published_at',
  order: sql`published_at desc, id desc`,
  paging: {
    cursor: sql`${publishedMicroseconds} || '_' || id`,
    after(cursor) {
      const { key, id } = numbersOf(cursor);
      return sql`(${publishedMicroseconds}, id) < (${key}::bigint, ${id}::bigint)`;
    },
  },
  matches: ({ kind, state, search }: ArticleQuery) => sql`
    (${kind ?? null}::text is null or kind = ${kind ?? null})
    and (${state ?? null}::text is null or ${stateBy('published_at')} = ${state ?? null})
    and ${isNamed(search, ['title_ro', 'title_ru', 'slug'])}`,
});

export const editedBlocks = editedKind({
  table: 'home_block',
  entry: shapes.blockEntry,
  whole: shapes.blockWhole,
  translated: ['title', 'text', 'button'],
  start: 'starts_at',
  order: sql`kind, position, id`,
  matches: ({ kind }: Paged & { kind?: BlockKind | undefined }) =>
    sql`(${kind ?? null}::text is null or kind = ${kind ?? null})`,
});

/** The newest first: of those shown now it is the one that customers get. */
export const editedPopups = editedKind({
  table: 'popup',
  entry: shapes.popupEntry,
  whole: shapes.popupWhole,
  translated: ['title', 'description', 'button'],
  start: 'starts_at',
  order: sql`id desc`,
});

export const editedPhones = editedKind({
  table: 'phone',
  entry: shapes.phoneWhole,
  whole: shapes.phoneWhole,
  translated: ['department'],
  start: null,
  order: sql`place, position, id`,
});

export const editedRedirects = editedKind({
  table: 'redirect',
  entry: shapes.redirectWhole,
  whole: shapes.redirectWhole,
  translated: [],
  start: null,
  order: sql`from_path`,
  paging: { cursor: sql`from_path`, after: (path) => sql`from_path > ${path}` },
  matches: ({ search }: Paged & Searched) => isNamed(search, ['from_path', 'to_address']),
});

/** Whether one of the columns holds the text, in whatever letters. */
function isNamed(search: string | undefined, columns: string[]) {
  if (!search) return sql`true`;
  const columnsText = sql.join(columns.map((name) => sql.ref(name)));
  return sql`strpos(lower(concat_ws(' ', ${columnsText})), lower(${search})) > 0`;
}
