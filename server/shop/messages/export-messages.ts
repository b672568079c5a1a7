import type { Locale } from '../../../contract/locale.ts';
import type { QueryOf } from '../../../contract/operation.ts';
import type { Message, MessageState } from '../../../contract/staff/contact-requests.ts';
import type { exportMessages as exporting } from '../../../contract/staff/operations/contact-requests.ts';
import { type Column, exportOf, type Page } from '../../base/exports/export-list.ts';
import type { Shop } from '../shop.ts';
import { readMessages } from './list-messages.ts';

const states: Record<Locale, Record<MessageState, string>> = {
  ro: { new: 'nou', in_work: 'în lucru', done: 'rezolvat', spam: 'spam' },
  ru: { new: 'новое', in_work: 'в работе', done: 'закрыто', spam: 'спам' },
};

const columns: Column<Message>[] = [
  ['Nr.', '№', ({ id }) => id],
  ['Data', 'Дата', ({ created_at }) => created_at, 'time'],
  ['Stare', 'Состояние', ({ state }, locale) => states[locale][state]],
  ['Nume', 'Имя', ({ name }) => name],
  ['Telefon', 'Телефон', ({ phone }) => phone],
  ['Mesaj', 'Сообщение', ({ comment }) => comment],
  ['Responsabil', 'Ответственный', ({ responsible }) => responsible?.name ?? null],
  ['Note', 'Заметки', ({ notes }) => notes],
];

/** All messages the list would show, as a table. */
export const exportMessages = exportOf(
  'messages',
  columns,
  ({ db }: Pick<Shop, 'db'>, query: QueryOf<typeof exporting> & Page<number>) =>
    readMessages(db, query),
);
