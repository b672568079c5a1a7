import type { JobShown, JobState } from '../../../contract/staff/jobs.ts';
import type { Database } from '../database/connect.ts';
import { type Column, exportOf, type Page } from '../exports/export-list.ts';
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
  ['Nr.', '№', ({ id }) => id],
  ['Sarcina', 'Задача', ({ title }) => title, 28],
  ['Stare', 'Состояние', ({ state }, locale) => states[locale][state]],
  ['Făcut', 'Сделано', ({ done }) => done],
  ['Din', 'Из', ({ total }) => total],
  ['Mesaj', 'Сообщение', ({ message }) => message, 40],
  ['Eroare', 'Ошибка', ({ error }) => error],
  ['Cine', 'Кто', ({ started_by }) => started_by],
  ['Când', 'Когда', ({ created_at }) => created_at, 'time'],
];

/** All jobs the list would show, as a table. */
export const exportJobs = (jobs: AnyJob[]) =>
  exportOf('jobs', columns, ({ db }: { db: Database }, page: Page<number>, { locale }) =>
    listJobs(db, page, { locale, jobs }),
  );
