import type { QueryOf } from '../../../contract/operation.ts';
import type { CustomerSummary } from '../../../contract/staff/customers.ts';
import type { exportCustomers as exporting } from '../../../contract/staff/operations/customers.ts';
import { type Column, exportOf, type Page } from '../../base/exports/export-list.ts';
import type { Shop } from '../shop.ts';
import { listCustomers } from './list-customers.ts';

const kinds = {
  ro: { person: 'persoană fizică', company: 'companie' },
  ru: { person: 'физическое лицо', company: 'компания' },
};

const columns: Column<CustomerSummary>[] = [
  ['Nr.', '№', ({ id }) => id],
  ['Tip', 'Тип', ({ is_juridical }, locale) => kinds[locale][is_juridical ? 'company' : 'person']],
  ['Nume', 'Имя', ({ name }) => name],
  ['Utilizator', 'Пользователь', ({ username }) => username],
  ['E-mail', 'Эл. почта', ({ email }) => email],
  ['Telefon', 'Телефон', ({ phone }) => phone],
  ['Companie', 'Компания', ({ company_name }) => company_name],
  ['IDNO', 'IDNO', ({ idno }) => idno],
  ['Înregistrat', 'Зарегистрирован', ({ created_at }) => created_at, 'time'],
  ['Blocat', 'Заблокирован', ({ blocked_at }) => blocked_at, 'time'],
  ['Comenzi', 'Заказов', ({ orders }) => orders],
  ['Suma, lei', 'Сумма, lei', ({ spent }) => spent],
  ['Ultima comandă', 'Последний заказ', ({ last_order_at }) => last_order_at, 'time'],
];

/** All customers the list would show, as a table. */
export const exportCustomers = exportOf(
  'customers',
  columns,
  ({ db }: Pick<Shop, 'db'>, query: QueryOf<typeof exporting> & Page<number>) =>
    listCustomers(db, query),
);
