import type { AnswerOf, QueryOf } from '../../../contract/operation.ts';
import type { ContentState } from '../../../contract/staff/content/shapes.ts';
import type { content } from '../../../contract/staff/operations/content.ts';
import { type Asked, type Column, exportList, type Taking } from '../../exports/export-list.ts';
import { formatMoment } from '../../mail/templates/format-moment.ts';
import type { Shop } from '../../shop.ts';
import { editedArticles, editedRedirects } from './edited-kinds.ts';

type Article = AnswerOf<typeof content.articles.list>['results'][number];
type Redirect = AnswerOf<typeof content.redirects.list>['results'][number];

const kinds = {
  ro: { news: 'noutate', announcement: 'anunț' },
  ru: { news: 'новость', announcement: 'объявление' },
};
const states: Record<'ro' | 'ru', Record<ContentState, string>> = {
  ro: { draft: 'ciornă', planned: 'planificat', shown: 'se arată', ended: 'încheiat' },
  ru: { draft: 'черновик', planned: 'запланировано', shown: 'показывается', ended: 'закончилось' },
};

const articleColumns: Column<Article>[] = [
  { title: { ro: 'Titlu (ro)', ru: 'Заголовок (ro)' }, cell: ({ title_ro }) => title_ro },
  { title: { ro: 'Titlu (ru)', ru: 'Заголовок (ru)' }, cell: ({ title_ru }) => title_ru },
  { title: { ro: 'Adresa', ru: 'Адрес' }, cell: ({ slug }) => slug },
  { title: { ro: 'Tip', ru: 'Тип' }, cell: ({ kind }, locale) => kinds[locale][kind] },
  { title: { ro: 'Data', ru: 'Дата' }, cell: ({ published_at }) => formatMoment(published_at) },
  {
    title: { ro: 'Lipsește', ru: 'Не хватает' },
    cell: ({ missing }) =>
      (['ro', 'ru'] as const).filter((locale) => missing[locale].length > 0).join(', '),
  },
  { title: { ro: 'Stare', ru: 'Состояние' }, cell: ({ state }, locale) => states[locale][state] },
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

const redirectColumns: Column<Redirect>[] = [
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
