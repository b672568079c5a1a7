import type { SalesOfDay, SalesPeriod } from '../../../contract/staff/today.ts';
import { type Column, exportOf } from '../../base/exports/export-list.ts';
import type { Shop } from '../shop.ts';
import { readSales } from './read-sales.ts';

type Row = SalesOfDay & { before: SalesOfDay | undefined };

const columns: Column<Row>[] = [
  ['Ziua', 'День', ({ day }) => day, 12],
  ['Comenzi', 'Заказов', ({ orders }) => orders],
  ['Vânzări, lei', 'Продажи, lei', ({ total }) => total, 'money'],
  [
    'Perioada precedentă, lei',
    'Предыдущий период, lei',
    ({ before }) => before?.total ?? 0,
    'money',
  ],
];

/** Day by day, the newest first, beside the period before. */
export const exportSales = exportOf(
  'sales',
  columns,
  async (shop: Shop, { days: period }: { days: SalesPeriod }, { locale }) => {
    const { days, days_before } = await readSales(shop, period, locale);
    return days.map((day, at) => ({ ...day, before: days_before[at] })).toReversed();
  },
);
