import type { QueryOf } from '../../../contract/operation.ts';
import { writtenShopTime } from '../../../contract/shop-time.ts';
import { nameOfMail } from '../../../contract/staff/mail-names.ts';
import type { Mail } from '../../../contract/staff/mails.ts';
import type { exportMails as exporting } from '../../../contract/staff/operations/mails.ts';
import type { Database } from '../database/connect.ts';
import { type Column, exportList, type Page, type Taking } from '../exports/export-list.ts';
import { readOutbox } from './read-outbox.ts';

const states = {
  ro: { waiting: 'așteaptă', sent: 'trimis', failed: 'eșuat' },
  ru: { waiting: 'ожидает', sent: 'отправлено', failed: 'не отправлено' },
};

const columns: Column<Mail>[] = [
  ['Nr.', '№', ({ id }) => id],
  ['Tip', 'Тип', ({ kind }, locale) => nameOfMail(kind, locale)],
  ['Destinatar', 'Получатель', ({ recipient }) => recipient],
  ['Comanda', 'Заказ', ({ order_id }) => order_id],
  ['Stare', 'Состояние', ({ state }, locale) => states[locale][state]],
  ['Eroare', 'Ошибка', ({ last_error }) => last_error],
  [
    'Când',
    'Когда',
    ({ sent_at, failed_at, created_at }) => writtenShopTime(sent_at ?? failed_at ?? created_at),
  ],
  ['Încercări', 'Попыток', ({ attempts }) => attempts],
];

/** All mails the list would show, as a table. What they say is not in it. */
export const exportOutbox = (
  { db }: { db: Database },
  filters: QueryOf<typeof exporting>,
  by: Taking,
) =>
  exportList(db, by, {
    name: 'mails',
    columns,
    // A part of an address is a person's, as a text that is searched for.
    filters: { ...filters, recipient: undefined, search: filters.recipient },
    read: (page: Page<number>) => readOutbox(db, { ...filters, ...page }),
  });
