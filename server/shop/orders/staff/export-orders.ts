import type { ListedOrder } from '../../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../../contract/staff/orders/words.ts';
import { type Column, exportOf, type Page } from '../../../base/exports/export-list.ts';
import type { Shop } from '../../shop.ts';
import { listOrders } from './list-orders.ts';
import { askingOf, type OrderFilters } from './order-filters.ts';

const columns: Column<ListedOrder>[] = [
  ['Număr', 'Номер', ({ id }) => id],
  ['Data', 'Дата', ({ created_at }) => created_at, 'time'],
  ['Stare', 'Состояние', ({ status }, locale) => orderWords[locale].status[status]],
  ['Plată', 'Оплата', ({ payment_state }, locale) => orderWords[locale].payment[payment_state]],
  [
    'Metoda de plată',
    'Способ оплаты',
    ({ pay_method }, locale) => orderWords[locale].payMethod[pay_method],
  ],
  [
    'Livrare',
    'Доставка',
    ({ delivery_type }, locale) => orderWords[locale].delivery[delivery_type],
  ],
  ['Raion', 'Район', ({ city }) => city],
  ['Nume', 'Имя', ({ name }) => name],
  ['Companie', 'Компания', ({ company }) => company],
  ['Telefon', 'Телефон', ({ phone }) => phone],
  ['Poziții', 'Позиций', ({ lines }) => lines],
  ['Total, lei', 'Итого, lei', ({ total }) => total, 'money'],
  ['Responsabil', 'Ответственный', ({ responsible }) => responsible?.name ?? null],
];

/** All orders the list would show, as a table. */
export const exportOrders = exportOf(
  'orders',
  columns,
  (shop: Shop, query: OrderFilters & Page<string>, by) =>
    listOrders(shop.db, query, askingOf(shop, by)),
);
