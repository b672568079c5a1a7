import type { Locale } from '../../../contract/locale.ts';
import type { ListedOrder } from '../../../contract/staff/orders/shapes.ts';
import { orderWords } from '../../../contract/staff/orders/words.ts';
import { type Cell, csvStream } from '../../exports/csv.ts';
import { noteExport } from '../../exports/export-list.ts';
import { formatMoment } from '../../mail/templates/format-moment.ts';
import type { Shop } from '../../shop.ts';
import { listOrders } from './list-orders.ts';
import { type Asking, askingOf, type OrderFilters } from './order-filters.ts';

type Column = { title: Record<Locale, string>; cell: (order: ListedOrder, locale: Locale) => Cell };

const columns: Column[] = [
  { title: { ro: 'Număr', ru: 'Номер' }, cell: ({ id }) => id },
  { title: { ro: 'Data', ru: 'Дата' }, cell: ({ created_at }) => formatMoment(created_at) },
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
  { title: { ro: 'Total, lei', ru: 'Итого, lei' }, cell: ({ total }) => total },
  {
    title: { ro: 'Responsabil', ru: 'Ответственный' },
    cell: ({ responsible }) => responsible?.name ?? null,
  },
];

const AT_ONCE = 500;

/** All orders the list would show, as a table. Who took it along is noted. */
export async function exportOrders(
  shop: Shop,
  filters: OrderFilters,
  { id, locale }: { id: number; locale: Locale },
): Promise<ReadableStream<Uint8Array>> {
  await noteExport(shop.db, `staff:${id}`, 'orders', filters);
  return csvStream(
    columns.map(({ title }) => title[locale]),
    pagesOf(shop, filters, { asking: askingOf(shop, { id }), locale }),
  );
}

async function* pagesOf(
  { db }: Shop,
  filters: OrderFilters,
  { asking, locale }: { asking: Asking; locale: Locale },
) {
  let before: string | undefined;
  do {
    const page = await listOrders(db, { ...filters, before, limit: AT_ONCE }, asking);
    yield page.results.map((order) => columns.map(({ cell }) => cell(order, locale)));
    before = page.next ?? undefined;
  } while (before !== undefined);
}
