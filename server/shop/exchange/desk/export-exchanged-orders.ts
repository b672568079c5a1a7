import { writtenShopTime } from '../../../../contract/shop-time.ts';
import type { ExchangedOrder } from '../../../../contract/staff/exchange.ts';
import { orderWords } from '../../../../contract/staff/orders/words.ts';
import type { Database } from '../../../base/database/connect.ts';
import {
  type Asked,
  type Column,
  exportList,
  type Taking,
} from '../../../base/exports/export-list.ts';
import { listExchangedOrders } from './list-exchanged-orders.ts';

const told = {
  ro: { untold: 'nu încă', changed: 'schimbată după', known: 'da' },
  ru: { untold: 'ещё нет', changed: 'изменён после', known: 'да' },
};

const columns: Column<ExchangedOrder>[] = [
  { title: { ro: 'Comanda', ru: 'Заказ' }, cell: ({ id }) => id },
  {
    title: { ro: 'Plasată', ru: 'Оформлен' },
    cell: ({ created_at }) => writtenShopTime(created_at),
  },
  {
    title: { ro: 'Starea', ru: 'Состояние' },
    cell: ({ status }, locale) => orderWords[locale].status[status],
  },
  { title: { ro: 'În 1C', ru: 'В 1С' }, cell: ({ state }, locale) => told[locale][state] },
  {
    title: { ro: 'Preluată', ru: 'Принят' },
    cell: ({ confirmed_at }) => confirmed_at && writtenShopTime(confirmed_at),
  },
  { title: { ro: 'Numărul din 1C', ru: 'Номер в 1С' }, cell: ({ number_1c }) => number_1c },
  { title: { ro: 'Total, lei', ru: 'Сумма, lei' }, cell: ({ total }) => total, isMoney: true },
];

/** All of them, as a table. */
export const exportExchangedOrders = (
  db: Database,
  { state }: { state?: ExchangedOrder['state'] | undefined },
  by: Taking,
) =>
  exportList(db, by, {
    name: 'exchange orders',
    columns,
    filters: { state },
    read: (page: Asked<string>) => listExchangedOrders(db, { state, ...page }),
  });
