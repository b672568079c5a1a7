import { writtenShopTime } from '../../../../contract/shop-time.ts';
import type { ListedOrder } from '../../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../../contract/staff/orders/words.ts';
import {
  type Asked,
  type Column,
  exportList,
  type Taking,
} from '../../../base/exports/export-list.ts';
import type { Shop } from '../../shop.ts';
import { listOrders } from './list-orders.ts';
import { askingOf, type OrderFilters } from './order-filters.ts';

const columns: Column<ListedOrder>[] = [
  { title: { ro: 'Număr', ru: 'Номер' }, cell: ({ id }) => id },
  { title: { ro: 'Data', ru: 'Дата' }, cell: ({ created_at }) => writtenShopTime(created_at) },
  {
    title: { ro: 'Stare', ru: 'Состояние' },
    cell: ({ status }, locale) => orderWords[locale].status[status],
  },
  {
    title: { ro: 'Plată', ru: 'Оплата' },
    cell: ({ payment_status }, locale) => orderWords[locale].payment[payment_status],
  },
  {
    title: { ro: 'Metoda de plată', ru: 'Способ оплаты' },
    cell: ({ pay_method }, locale) => orderWords[locale].payMethod[pay_method],
  },
  {
    title: { ro: 'Livrare', ru: 'Доставка' },
    cell: ({ delivery_type }, locale) => orderWords[locale].delivery[delivery_type],
  },
  { title: { ro: 'Raion', ru: 'Район' }, cell: ({ city }) => city },
  { title: { ro: 'Nume', ru: 'Имя' }, cell: ({ name }) => name },
  { title: { ro: 'Companie', ru: 'Компания' }, cell: ({ company }) => company },
  { title: { ro: 'Telefon', ru: 'Телефон' }, cell: ({ phone }) => phone },
  { title: { ro: 'Poziții', ru: 'Позиций' }, cell: ({ lines }) => lines },
  { title: { ro: 'Total, lei', ru: 'Итого, lei' }, cell: ({ total }) => total, isMoney: true },
  {
    title: { ro: 'Responsabil', ru: 'Ответственный' },
    cell: ({ responsible }) => responsible?.name ?? null,
  },
];

/** All orders the list would show, as a table. */
export const exportOrders = (shop: Shop, filters: OrderFilters, by: Taking & { id: number }) =>
  exportList(shop.db, by, {
    name: 'orders',
    columns,
    filters,
    read: (page: Asked<string>) => listOrders(shop.db, { ...filters, ...page }, askingOf(shop, by)),
  });
