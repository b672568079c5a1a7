import type { AnswerOf, QueryOf } from '../../../../contract/operation.ts';
import type {
  BlockKind,
  ContentState,
  MissingTexts,
  phonePlaces,
} from '../../../../contract/staff/content/shapes.ts';
import type { content } from '../../../../contract/staff/operations/content.ts';
import { type Column, exportOf, type Page } from '../../../base/exports/export-list.ts';
import type { Shop } from '../../shop.ts';
import {
  editedArticles,
  editedBlocks,
  editedPages,
  editedPhones,
  editedPopups,
  editedRedirects,
} from './edited-kinds.ts';

type Entry<Kind extends keyof typeof content> = AnswerOf<
  (typeof content)[Kind]['list']
>['results'][number];

const kinds = {
  ro: { news: 'noutate', announcement: 'anunț' },
  ru: { news: 'новость', announcement: 'объявление' },
};
const states: Record<'ro' | 'ru', Record<ContentState, string>> = {
  ro: { draft: 'ciornă', planned: 'planificat', shown: 'se afișează', ended: 'încheiat' },
  ru: { draft: 'черновик', planned: 'запланировано', shown: 'показывается', ended: 'закончилось' },
};

const titles: Column<{ title_ro: string; title_ru: string }>[] = [
  ['Titlu (ro)', 'Заголовок (ro)', (row) => row.title_ro, 40],
  ['Titlu (ru)', 'Заголовок (ru)', (row) => row.title_ru, 40],
];
const slug: Column<{ slug: string }> = ['Adresa', 'Адрес', (row) => row.slug];
const missing: Column<{ missing: MissingTexts }> = [
  'Lipsește',
  'Не хватает',
  (row) => (['ro', 'ru'] as const).filter((locale) => row.missing[locale].length > 0).join(', '),
];
const state: Column<{ state: ContentState }> = [
  'Stare',
  'Состояние',
  (row, locale) => states[locale][row.state],
];
const dates: Column<{ starts_at: string | null; ends_at: string | null }>[] = [
  ['De la', 'С', ({ starts_at }) => starts_at, 'time'],
  ['Până la', 'До', ({ ends_at }) => ends_at, 'time'],
];

const articleColumns: Column<Entry<'articles'>>[] = [
  ...titles,
  slug,
  ['Tip', 'Тип', ({ kind }, locale) => kinds[locale][kind]],
  ['Data', 'Дата', ({ published_at }) => published_at, 'time'],
  missing,
  state,
];

/** All articles the list would show, as a table. */
export const exportArticles = exportOf(
  'articles',
  articleColumns,
  ({ db }: Shop, query: QueryOf<typeof content.articles.export> & Page<string>) =>
    editedArticles.list(db, query),
);

const redirectColumns: Column<Entry<'redirects'>>[] = [
  ['De la adresa', 'С адреса', ({ from_path }) => from_path],
  ['Spre', 'Куда', ({ to_address }) => to_address],
  [
    'Tip',
    'Тип',
    ({ is_permanent }, locale) => {
      if (locale === 'ro') return is_permanent ? 'permanentă' : 'temporară';
      return is_permanent ? 'постоянное' : 'временное';
    },
  ],
];

/** All redirects the list would show, as a table. */
export const exportRedirects = exportOf(
  'redirects',
  redirectColumns,
  ({ db }: Shop, query: QueryOf<typeof content.redirects.export> & Page<string>) =>
    editedRedirects.list(db, query),
);

const sections = {
  ro: { about: 'despre noi', info: 'informații' },
  ru: { about: 'о нас', info: 'информация' },
};

const pageColumns: Column<Entry<'pages'>>[] = [
  ['Rubrica', 'Раздел', (row, locale) => sections[locale][row.section]],
  ...titles,
  slug,
  ...dates,
  missing,
  state,
];

/** All pages, in the order customers see them. */
export const exportPages = exportOf(
  'pages',
  pageColumns,
  async ({ db }: Shop) => (await editedPages.list(db, {})).results,
);

const blockKinds: Record<'ro' | 'ru', Record<BlockKind, string>> = {
  ro: { banner: 'banner', slide: 'slide', advantage: 'avantaj', client: 'client' },
  ru: { banner: 'баннер', slide: 'слайд', advantage: 'преимущество', client: 'клиент' },
};

const blockColumns: Column<Entry<'blocks'>>[] = [
  ['Tip', 'Тип', ({ kind }, locale) => blockKinds[locale][kind]],
  ...titles,
  ...dates,
  missing,
  state,
];

/** All blocks of the home page, in their order. */
export const exportBlocks = exportOf(
  'blocks',
  blockColumns,
  async ({ db }: Shop) => (await editedBlocks.list(db, {})).results,
);

const popupColumns: Column<Entry<'popups'>>[] = [...titles, ...dates, missing, state];

export const exportPopups = exportOf(
  'popups',
  popupColumns,
  async ({ db }: Shop) => (await editedPopups.list(db, {})).results,
);

const places: Record<'ro' | 'ru', Record<(typeof phonePlaces)[number], string>> = {
  ro: { header: 'antet', related: 'lângă primul telefon', footer: 'subsol' },
  ru: { header: 'шапка', related: 'рядом с первым телефоном', footer: 'подвал' },
};

const phoneColumns: Column<Entry<'phones'>>[] = [
  ['Locul', 'Место', ({ place }, locale) => places[locale][place]],
  ['Telefon', 'Телефон', ({ phone }) => phone],
  ['Secția (ro)', 'Отдел (ro)', ({ department_ro }) => department_ro],
  ['Secția (ru)', 'Отдел (ru)', ({ department_ru }) => department_ru],
  missing,
];

/** The shop's own telephones. */
export const exportPhones = exportOf(
  'phones',
  phoneColumns,
  async ({ db }: Shop) => (await editedPhones.list(db, {})).results,
);
