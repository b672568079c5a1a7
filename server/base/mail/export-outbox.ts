import type { QueryOf } from '../../../contract/operation.ts';
import { writtenShopTime } from '../../../contract/shop-time.ts';
import { nameOfMail } from '../../../contract/staff/mail-names.ts';
import type { Mail } from '../../../contract/staff/mails.ts';
import type { exportMails as exporting } from '../../../contract/staff/operations/mails.ts';
import type { Database } from '../database/connect.ts';
import { type Asked, type Column, exportList, type Taking } from '../exports/export-list.ts';
import { readOutbox } from './read-outbox.ts';

const states = {
  ro: { waiting: 'așteaptă', sent: 'trimis', failed: 'eșuat' },
  ru: { waiting: 'ожидает', sent: 'отправлено', failed: 'не отправлено' },
};

const columns: Column<Mail>[] = [
  { title: { ro: 'Nr.', ru: '№' }, cell: ({ id }) => id },
  { title: { ro: 'Tip', ru: 'Тип' }, cell: ({ kind }, locale) => nameOfMail(kind, locale) },
  { title: { ro: 'Destinatar', ru: 'Получатель' }, cell: ({ recipient }) => recipient },
  { title: { ro: 'Comanda', ru: 'Заказ' }, cell: ({ order_id }) => order_id },
  { title: { ro: 'Stare', ru: 'Состояние' }, cell: ({ state }, locale) => states[locale][state] },
  { title: { ro: 'Eroare', ru: 'Ошибка' }, cell: ({ last_error }) => last_error },
  {
    title: { ro: 'Când', ru: 'Когда' },
    cell: ({ sent_at, failed_at, created_at }) =>
      writtenShopTime(sent_at ?? failed_at ?? created_at),
  },
  { title: { ro: 'Încercări', ru: 'Попыток' }, cell: ({ attempts }) => attempts },
];

/** All mails the list would show, as a table. What they say is not in it. */
export const exportOutbox = (db: Database, filters: QueryOf<typeof exporting>, by: Taking) =>
  exportList(db, by, {
    name: 'mails',
    columns,
    // A part of an address is a person's, as a text that is searched for.
    filters: { ...filters, recipient: undefined, search: filters.recipient },
    read: (page: Asked<number>) => readOutbox(db, { ...filters, ...page }),
  });
