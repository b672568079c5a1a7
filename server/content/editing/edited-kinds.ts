import { sql } from 'kysely';
import type { BlockKind, ContentState } from '../../../contract/staff/content/shapes.ts';
import * as shapes from '../../../contract/staff/content/shapes.ts';
import { editedKind, ROWS_A_PAGE, stateBy } from './edited-kind.ts';

export const editedPages = editedKind({
  table: 'content_page',
  entry: shapes.pageEntry,
  whole: shapes.pageWhole,
  translated: ['title', 'excerpt', 'body'],
  start: 'starts_at',
  order: sql`section, position, id`,
});

type ArticleQuery = {
  kind?: 'news' | 'announcement' | undefined;
  state?: ContentState | undefined;
  search?: string | undefined;
  page: number;
};

export const editedArticles = editedKind({
  table: 'article',
  entry: shapes.articleEntry,
  whole: shapes.articleWhole,
  translated: ['title', 'excerpt', 'body'],
  start: 'published_at',
  order: sql`published_at desc, id desc`,
  pageSize: ROWS_A_PAGE,
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
  matches: ({ kind }: { kind?: BlockKind | undefined; page?: never }) =>
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
  pageSize: ROWS_A_PAGE,
  matches: ({ search }: { search?: string | undefined; page: number }) =>
    isNamed(search, ['from_path', 'to_address']),
});

/** Whether one of the columns holds the text, in whatever letters. */
function isNamed(search: string | undefined, columns: string[]) {
  if (!search) return sql`true`;
  const columnsText = sql.join(columns.map((name) => sql.ref(name)));
  return sql`strpos(lower(concat_ws(' ', ${columnsText})), lower(${search})) > 0`;
}
