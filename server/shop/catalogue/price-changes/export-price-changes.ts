import type { PriceChange } from '../../../../contract/staff/price-change-shapes.ts';
import { type Column, exportOf, type Page } from '../../../base/exports/export-list.ts';
import type { Shop } from '../../shop.ts';
import { listPriceChanges } from './list-price-changes.ts';

const states = {
  ro: {
    planned: 'planificată',
    applied: 'aplicată',
    cancelled: 'anulată',
    undone: 'anulată, prețuri restabilite',
  },
  ru: {
    planned: 'запланировано',
    applied: 'выполнено',
    cancelled: 'отменено',
    undone: 'отменено, цены возвращены',
  },
};

const columns: Column<PriceChange>[] = [
  ['Când', 'Когда', ({ starts_at }) => starts_at, 'time'],
  [
    'Stare',
    'Состояние',
    ({ state, is_undone }, locale) => states[locale][is_undone ? 'undone' : state],
  ],
  ['%', '%', ({ rule }) => rule.percent],
  ['Lei', 'Леи', ({ rule }) => rule.amount],
  ['Rotunjire', 'Округление', ({ rule }) => rule.rounding],
  ['Categoria', 'Категория', ({ selection }) => selection.category?.title ?? null],
  ['Brandul', 'Бренд', ({ selection }) => selection.brand?.title ?? null],
  ['Căutare', 'Поиск', ({ selection }) => selection.search],
  ['Cine', 'Кто', ({ created_by }) => created_by],
  ['Schimbate', 'Изменено', ({ changed }) => changed],
  ['Lăsate', 'Не тронуто', ({ left }) => left],
];

/** All of them, as a table. */
export const exportPriceChanges = exportOf(
  'price changes',
  columns,
  (shop: Shop, page: Page<number>, { locale }) => listPriceChanges(shop, page, locale),
);
