import type { QueryOf } from '../../../contract/operation.ts';
import { writtenShopTime } from '../../../contract/shop-time.ts';
import type { CustomerSummary } from '../../../contract/staff/customers.ts';
import type { exportCustomers as exporting } from '../../../contract/staff/operations/customers.ts';
import {
  type Asked,
  type Column,
  exportList,
  type Taking,
} from '../../base/exports/export-list.ts';
import type { Shop } from '../shop.ts';
import { listCustomers } from './list-customers.ts';

const kinds = {
  ro: { person: 'persoană fizică', company: 'companie' },
  ru: { person: 'физическое лицо', company: 'компания' },
};

const columns: Column<CustomerSummary>[] = [
  { title: { ro: 'Nr.', ru: '№' }, cell: ({ id }) => id },
  {
    title: { ro: 'Tip', ru: 'Тип' },
    cell: ({ is_juridical }, locale) => kinds[locale][is_juridical ? 'company' : 'person'],
  },
  { title: { ro: 'Nume', ru: 'Имя' }, cell: ({ name }) => name },
  { title: { ro: 'Utilizator', ru: 'Пользователь' }, cell: ({ username }) => username },
  { title: { ro: 'E-mail', ru: 'Эл. почта' }, cell: ({ email }) => email },
  { title: { ro: 'Telefon', ru: 'Телефон' }, cell: ({ phone }) => phone },
  { title: { ro: 'Companie', ru: 'Компания' }, cell: ({ company_name }) => company_name },
  { title: { ro: 'IDNO', ru: 'IDNO' }, cell: ({ idno }) => idno },
  {
    title: { ro: 'Înregistrat', ru: 'Зарегистрирован' },
    cell: ({ created_at }) => writtenShopTime(created_at),
  },
  {
    title: { ro: 'Blocat', ru: 'Заблокирован' },
    cell: ({ blocked_at }) => blocked_at && writtenShopTime(blocked_at),
  },
  { title: { ro: 'Comenzi', ru: 'Заказов' }, cell: ({ orders }) => orders },
  { title: { ro: 'Suma, lei', ru: 'Сумма, lei' }, cell: ({ spent }) => spent },
  {
    title: { ro: 'Ultima comandă', ru: 'Последний заказ' },
    cell: ({ last_order_at }) => last_order_at && writtenShopTime(last_order_at),
  },
];

/** All customers the list would show, as a table. */
export const exportCustomers = (
  { db }: Pick<Shop, 'db'>,
  filters: QueryOf<typeof exporting>,
  by: Taking,
) =>
  exportList(db, by, {
    name: 'customers',
    columns,
    filters,
    read: (page: Asked<number>) => listCustomers(db, { ...filters, ...page }),
  });
