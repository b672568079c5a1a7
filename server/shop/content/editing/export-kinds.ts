import type { AnswerOf, QueryOf } from '../../../../contract/operation.ts';
import { writtenShopTime } from '../../../../contract/shop-time.ts';
import type {
  BlockKind,
  ContentState,
  MissingTexts,
  phonePlaces,
} from '../../../../contract/staff/content/shapes.ts';
import type { content } from '../../../../contract/staff/operations/content.ts';
import {
  type Asked,
  type Column,
  exportList,
  exportWhole,
  type Taking,
} from '../../../base/exports/export-list.ts';
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
  { title: { ro: 'Titlu (ro)', ru: 'Заголовок (ro)' }, cell: (row) => row.title_ro, width: 40 },
  { title: { ro: 'Titlu (ru)', ru: 'Заголовок (ru)' }, cell: (row) => row.title_ru, width: 40 },
];
const slug: Column<{ slug: string }> = {
  title: { ro: 'Adresa', ru: 'Адрес' },
  cell: (row) => row.slug,
};
const missing: Column<{ missing: MissingTexts }> = {
  title: { ro: 'Lipsește', ru: 'Не хватает' },
  cell: (row) =>
    (['ro', 'ru'] as const).filter((locale) => row.missing[locale].length > 0).join(', '),
};
const state: Column<{ state: ContentState }> = {
  title: { ro: 'Stare', ru: 'Состояние' },
  cell: (row, locale) => states[locale][row.state],
};
const dates: Column<{ starts_at: string | null; ends_at: string | null }>[] = [
  {
    title: { ro: 'De la', ru: 'С' },
    cell: ({ starts_at }) => starts_at && writtenShopTime(starts_at),
  },
  {
    title: { ro: 'Până la', ru: 'До' },
    cell: ({ ends_at }) => ends_at && writtenShopTime(ends_at),
  },
];

const articleColumns: Column<Entry<'articles'>>[] = [
  ...titles,
  slug,
  { title: { ro: 'Tip', ru: 'Тип' }, cell: ({ kind }, locale) => kinds[locale][kind] },
  { title: { ro: 'Data', ru: 'Дата' }, cell: ({ published_at }) => writtenShopTime(published_at) },
  missing,
  state,
];

/** All articles the list would show, as a table. */
export const exportArticles = (
  { db }: Shop,
  filters: QueryOf<typeof content.articles.export>,
  by: Taking,
) =>
  exportList(db, by, {
    name: 'articles',
    columns: articleColumns,
    filters,
    read: (page: Asked<string>) => editedArticles.list(db, { ...filters, ...page }),
  });

const redirectColumns: Column<Entry<'redirects'>>[] = [
  { title: { ro: 'De la adresa', ru: 'С адреса' }, cell: ({ from_path }) => from_path },
  { title: { ro: 'Spre', ru: 'Куда' }, cell: ({ to_address }) => to_address },
  {
    title: { ro: 'Tip', ru: 'Тип' },
    cell: ({ is_permanent }, locale) => {
      if (locale === 'ro') return is_permanent ? 'permanentă' : 'temporară';
      return is_permanent ? 'постоянное' : 'временное';
    },
  },
];

/** All redirects the list would show, as a table. */
export const exportRedirects = (
  { db }: Shop,
  filters: QueryOf<typeof content.redirects.export>,
  by: Taking,
) =>
  exportList(db, by, {
    name: 'redirects',
    columns: redirectColumns,
    filters,
    read: (page: Asked<string>) => editedRedirects.list(db, { ...filters, ...page }),
  });

const sections = {
  ro: { about: 'despre noi', info: 'informații' },
  ru: { about: 'о нас', info: 'информация' },
};

const pageColumns: Column<Entry<'pages'>>[] = [
  { title: { ro: 'Rubrica', ru: 'Раздел' }, cell: (row, locale) => sections[locale][row.section] },
  ...titles,
  slug,
  ...dates,
  missing,
  state,
];

/** All pages, in the order customers see them. */
export const exportPages = ({ db }: Shop, by: Taking) =>
  exportWhole(db, by, {
    name: 'pages',
    columns: pageColumns,
    rows: async () => (await editedPages.list(db, {})).results,
  });

const blockKinds: Record<'ro' | 'ru', Record<BlockKind, string>> = {
  ro: { banner: 'banner', slide: 'slide', advantage: 'avantaj', client: 'client' },
  ru: { banner: 'баннер', slide: 'слайд', advantage: 'преимущество', client: 'клиент' },
};

const blockColumns: Column<Entry<'blocks'>>[] = [
  { title: { ro: 'Tip', ru: 'Тип' }, cell: ({ kind }, locale) => blockKinds[locale][kind] },
  ...titles,
  ...dates,
  missing,
  state,
];

/** All blocks of the home page, in their order. */
export const exportBlocks = ({ db }: Shop, by: Taking) =>
  exportWhole(db, by, {
    name: 'blocks',
    columns: blockColumns,
    rows: async () => (await editedBlocks.list(db, {})).results,
  });

const popupColumns: Column<Entry<'popups'>>[] = [...titles, ...dates, missing, state];

export const exportPopups = ({ db }: Shop, by: Taking) =>
  exportWhole(db, by, {
    name: 'popups',
    columns: popupColumns,
    rows: async () => (await editedPopups.list(db, {})).results,
  });

const places: Record<'ro' | 'ru', Record<(typeof phonePlaces)[number], string>> = {
  ro: { header: 'antet', related: 'lângă primul telefon', footer: 'subsol' },
  ru: { header: 'шапка', related: 'рядом с первым телефоном', footer: 'подвал' },
};

const phoneColumns: Column<Entry<'phones'>>[] = [
  { title: { ro: 'Locul', ru: 'Место' }, cell: ({ place }, locale) => places[locale][place] },
  { title: { ro: 'Telefon', ru: 'Телефон' }, cell: ({ phone }) => phone },
  {
    title: { ro: 'Secția (ro)', ru: 'Отдел (ro)' },
    cell: ({ department_ro }) => department_ro,
  },
  {
    title: { ro: 'Secția (ru)', ru: 'Отдел (ru)' },
    cell: ({ department_ru }) => department_ru,
  },
  missing,
];

/** The shop's own telephones. */
export const exportPhones = ({ db }: Shop, by: Taking) =>
  exportWhole(db, by, {
    name: 'phones',
    columns: phoneColumns,
    rows: async () => (await editedPhones.list(db, {})).results,
  });
