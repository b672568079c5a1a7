import type { SalesOfDay, SalesPeriod } from '../../../contract/staff/today.ts';
import { type Column, exportWhole, type Taking } from '../../base/exports/export-list.ts';
import type { Shop } from '../shop.ts';
import { readSales } from './read-sales.ts';

type Row = SalesOfDay & { before: SalesOfDay | undefined };

const columns: Column<Row>[] = [
  { title: { ro: 'Ziua', ru: 'День' }, cell: ({ day }) => day, width: 12 },
  { title: { ro: 'Comenzi', ru: 'Заказов' }, cell: ({ orders }) => orders },
  { title: { ro: 'Vânzări, lei', ru: 'Продажи, lei' }, cell: ({ total }) => total, isMoney: true },
  {
    title: { ro: 'Perioada precedentă, lei', ru: 'Предыдущий период, lei' },
    cell: ({ before }) => before?.total ?? 0,
    isMoney: true,
  },
];

/** Day by day, the newest first, beside the period before. */
export const exportSales = (shop: Shop, { days: period }: { days: SalesPeriod }, by: Taking) =>
  exportWhole(shop.db, by, {
    name: 'sales',
    filters: { days: period },
    columns,
    rows: async (locale) => {
      const { days, days_before } = await readSales(shop, period, locale);
      return days.map((day, at) => ({ ...day, before: days_before[at] })).toReversed();
    },
  });
