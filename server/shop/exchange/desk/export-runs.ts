import { writtenShopTime } from '../../../../contract/shop-time.ts';
import type { ExchangeRun, OutcomeCounts } from '../../../../contract/staff/exchange.ts';
import type { Database } from '../../../base/database/connect.ts';
import { type Column, exportWhole, type Taking } from '../../../base/exports/export-list.ts';
import { listRunsShown } from './read-runs.ts';

const kinds = {
  ro: { catalogue: 'Catalog', sale: 'Comenzi' },
  ru: { catalogue: 'Каталог', sale: 'Заказы' },
};
const extents = {
  ro: { full: 'complet', changes: 'modificări' },
  ru: { full: 'полный', changes: 'изменения' },
};
const states = {
  ro: { open: 'în lucru', done: 'încheiat', failed: 'eșuat', abandoned: 'întrerupt' },
  ru: { open: 'идёт', done: 'закончен', failed: 'не удался', abandoned: 'прерван' },
};

const counted = (
  outcome: keyof OutcomeCounts,
  title: Column<ExchangeRun>['title'],
): Column<ExchangeRun> => ({ title, cell: ({ counts }) => counts[outcome] });

const columns: Column<ExchangeRun>[] = [
  { title: { ro: 'Nr.', ru: '№' }, cell: ({ id }) => id },
  { title: { ro: 'Început', ru: 'Начат' }, cell: ({ started_at }) => writtenShopTime(started_at) },
  {
    title: { ro: 'Încheiat', ru: 'Закончен' },
    cell: ({ ended_at }) => ended_at && writtenShopTime(ended_at),
  },
  { title: { ro: 'Ce', ru: 'Что' }, cell: ({ kind }, locale) => kinds[locale][kind] },
  {
    title: { ro: 'Cât', ru: 'Объём' },
    cell: ({ is_full }, locale) =>
      is_full === null ? null : extents[locale][is_full ? 'full' : 'changes'],
  },
  {
    title: { ro: 'Cum a mers', ru: 'Как прошёл' },
    cell: ({ state }, locale) => states[locale][state],
  },
  { title: { ro: 'Fișiere deteriorate', ru: 'Повреждено файлов' }, cell: ({ damaged }) => damaged },
  { title: { ro: 'Obiecte', ru: 'Объектов' }, cell: ({ objects }) => objects },
  { title: { ro: 'Parcurse', ru: 'Пройдено' }, cell: ({ done }) => done },
  counted('created', { ro: 'Noi', ru: 'Новых' }),
  counted('changed', { ro: 'Schimbate', ru: 'Изменено' }),
  counted('unchanged', { ro: 'La fel', ru: 'Без изменений' }),
  // As on the screen: what 1C named no more was taken off sale too.
  {
    title: { ro: 'Scoase', ru: 'Снято' },
    cell: ({ counts, hidden }) => counts.archived + hidden,
  },
  counted('waiting', { ro: 'Amânate', ru: 'Отложено' }),
  counted('refused', { ro: 'Respinse', ru: 'Отклонено' }),
  counted('skipped', { ro: 'Sărite', ru: 'Пропущено' }),
];

/** The runs the list shows, as a table. */
export const exportRuns = (db: Database, by: Taking) =>
  exportWhole(db, by, { name: 'exchange runs', columns, rows: () => listRunsShown(db) });
