import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import type { Database } from '../../base/database/connect.ts';
import type { Tables } from '../../base/database/tables.ts';
import { isShownNow } from '../redirects/is-shown-now.ts';
import { localised, localisedOrNull } from './localised.ts';

/** No draft, and not yet over: shown now or later. */
const isToCome = sql<boolean>`(active and (ends_at is null or ends_at > now()))`;

export const selectSeo = (db: Database, page: string, locale: Locale) =>
  db
    .selectFrom('page_seo')
    .select([
      localised('title', locale),
      localised('description', locale),
      localised('text', locale),
    ])
    .where('page', '=', page)
    .executeTakeFirst();

export const selectHomeBlocks = (
  db: Database,
  kind: Tables['home_block']['kind'],
  locale: Locale,
  previewed?: number,
) =>
  db
    .selectFrom('home_block')
    .select([
      'id',
      'image',
      'icon',
      'link',
      localised('title', locale),
      localised('text', locale),
      localisedOrNull('button', locale),
    ])
    .where('kind', '=', kind)
    .where(isShownNow('starts_at', previewed))
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectActivePopups = (db: Database, locale: Locale, previewed?: number) =>
  db
    .selectFrom('popup')
    .select([
      'id',
      'image',
      'inactive_time',
      'for_guests',
      'button_link',
      localised('title', locale),
      localised('description', locale),
      localisedOrNull('button', locale),
    ])
    .where(isShownNow('starts_at', previewed))
    .orderBy('id', 'desc')
    .execute();

export type ArticleKind = Tables['article']['kind'];

const activeArticles = (db: Database, kind?: ArticleKind, previewed?: number) => {
  const active = db.selectFrom('article').where(isShownNow('published_at', previewed));
  return kind ? active.where('kind', '=', kind) : active;
};

const articleCard = (locale: Locale) =>
  [
    'id',
    'slug',
    'kind',
    'image',
    'published_at',
    localised('title', locale),
    localised('excerpt', locale),
  ] as const;

export const selectComingAnnouncements = (db: Database, locale: Locale) =>
  db
    .selectFrom('article')
    .select([...articleCard(locale), 'published_at as starts_at', 'ends_at'])
    .where('kind', '=', 'announcement')
    .where(isToCome)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export const selectNewestArticles = (
  db: Database,
  locale: Locale,
  { kind, limit, offset = 0 }: { kind?: ArticleKind; limit: number | null; offset?: number },
) =>
  activeArticles(db, kind)
    .select(articleCard(locale))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countArticles(db: Database, kind?: ArticleKind) {
  const { total } = await activeArticles(db, kind)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export const selectArticle = (
  db: Database,
  key: { id: number } | { slug: string },
  locale: Locale,
  previewed?: number,
) =>
  activeArticles(db, undefined, previewed)
    .select([...articleCard(locale), localised('body', locale)])
    .where((row) => row.and(key))
    .executeTakeFirst();

const contentPageCard = (locale: Locale) =>
  ['id', 'slug', 'section', localised('title', locale), localised('excerpt', locale)] as const;

export const selectContentPages = (db: Database, locale: Locale) =>
  db
    .selectFrom('content_page')
    .select(contentPageCard(locale))
    .where(isShownNow('starts_at'))
    .orderBy('section')
    .orderBy('position')
    .orderBy('id')
    .execute();

/** As the footer refers to them. */
export const selectComingPages = (db: Database, locale: Locale) =>
  db
    .selectFrom('content_page')
    .select(['id', 'slug', localised('title', locale), 'starts_at', 'ends_at'])
    .where(isToCome)
    .orderBy('section')
    .orderBy('position')
    .orderBy('id')
    .execute();

export const selectContentPage = (
  db: Database,
  key: { slug: string } | { section: 'about' } | { id: number },
  locale: Locale,
  previewed?: number,
) =>
  db
    .selectFrom('content_page')
    .select([...contentPageCard(locale), localised('body', locale)])
    .where((row) => row.and(key))
    .where(isShownNow('starts_at', previewed))
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export const selectPhones = (db: Database, locale: Locale) =>
  db
    .selectFrom('phone')
    .select(['id', 'phone', 'phone_to_call', 'place', localised('department', locale)])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** What a unit is called. */
export const selectUnitText = (db: Database, key: string) =>
  db
    .selectFrom('unit')
    .select(['key', 'version', 'title_ro', 'title_ru'])
    .where('key', '=', key)
    .executeTakeFirst();

export const selectDistricts = (db: Database) =>
  db.selectFrom('district').select(['id as value', 'name_ro', 'name_ru', 'name_en']).execute();

export const selectLocalities = (db: Database) =>
  db
    .selectFrom('locality')
    .select(['id as value', 'district_id', 'name_ro', 'name_ru', 'name_en'])
    .execute();
