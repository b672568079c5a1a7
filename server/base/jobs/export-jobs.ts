import { writtenShopTime } from '../../../contract/shop-time.ts';
import type { JobShown, JobState } from '../../../contract/staff/jobs.ts';
import type { Database } from '../database/connect.ts';
import { type Asked, type Column, exportList, type Taking } from '../exports/export-list.ts';
import type { AnyJob } from './define-job.ts';
import { listJobs } from './list-jobs.ts';

const states: Record<'ro' | 'ru', Record<JobState, string>> = {
  ro: {
    waiting: 'așteaptă',
    running: 'în lucru',
    done: 'gata',
    failed: 'eșuată',
    cancelled: 'anulată',
  },
  ru: {
    waiting: 'ожидает',
    running: 'выполняется',
    done: 'готово',
    failed: 'ошибка',
    cancelled: 'отменено',
  },
};

const columns: Column<JobShown>[] = [
  { title: { ro: 'Nr.', ru: '№' }, cell: ({ id }) => id },
  { title: { ro: 'Sarcina', ru: 'Задача' }, cell: ({ title }) => title, width: 28 },
  { title: { ro: 'Stare', ru: 'Состояние' }, cell: ({ state }, locale) => states[locale][state] },
  { title: { ro: 'Făcut', ru: 'Сделано' }, cell: ({ done }) => done },
  { title: { ro: 'Din', ru: 'Из' }, cell: ({ total }) => total },
  { title: { ro: 'Mesaj', ru: 'Сообщение' }, cell: ({ message }) => message, width: 40 },
  { title: { ro: 'Eroare', ru: 'Ошибка' }, cell: ({ error }) => error },
  { title: { ro: 'Cine', ru: 'Кто' }, cell: ({ started_by }) => started_by },
  { title: { ro: 'Când', ru: 'Когда' }, cell: ({ created_at }) => writtenShopTime(created_at) },
];

/** All jobs the list would show, as a table. */
export const exportJobs = (db: Database, by: Taking, jobs: AnyJob[]) =>
  exportList(db, by, {
    name: 'jobs',
    columns,
    filters: {},
    read: (page: Asked<number>) => listJobs(db, page, { locale: by.locale, jobs }),
  });
