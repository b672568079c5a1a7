import type { Locale } from '../../../contract/locale.ts';
import type { QueryOf } from '../../../contract/operation.ts';
import { writtenShopTime } from '../../../contract/shop-time.ts';
import type { Message, MessageState } from '../../../contract/staff/contact-requests.ts';
import type { exportMessages as exporting } from '../../../contract/staff/operations/contact-requests.ts';
import {
  type Asked,
  type Column,
  exportList,
  type Taking,
} from '../../base/exports/export-list.ts';
import type { Shop } from '../shop.ts';
import { readMessages } from './list-messages.ts';

const states: Record<Locale, Record<MessageState, string>> = {
  ro: { new: 'nou', in_work: 'în lucru', done: 'rezolvat', spam: 'spam' },
  ru: { new: 'новое', in_work: 'в работе', done: 'закрыто', spam: 'спам' },
};

const columns: Column<Message>[] = [
  { title: { ro: 'Nr.', ru: '№' }, cell: ({ id }) => id },
  { title: { ro: 'Data', ru: 'Дата' }, cell: ({ created_at }) => writtenShopTime(created_at) },
  { title: { ro: 'Stare', ru: 'Состояние' }, cell: ({ state }, locale) => states[locale][state] },
  { title: { ro: 'Nume', ru: 'Имя' }, cell: ({ name }) => name },
  { title: { ro: 'Telefon', ru: 'Телефон' }, cell: ({ phone }) => phone },
  { title: { ro: 'Mesaj', ru: 'Сообщение' }, cell: ({ comment }) => comment },
  {
    title: { ro: 'Responsabil', ru: 'Ответственный' },
    cell: ({ responsible }) => responsible?.name ?? null,
  },
  { title: { ro: 'Note', ru: 'Заметки' }, cell: ({ notes }) => notes },
];

/** All messages the list would show, as a table. */
export const exportMessages = (
  { db }: Pick<Shop, 'db'>,
  filters: QueryOf<typeof exporting>,
  by: Taking,
) =>
  exportList(db, by, {
    name: 'messages',
    columns,
    filters,
    read: (page: Asked<number>) => readMessages(db, { ...filters, ...page }),
  });
