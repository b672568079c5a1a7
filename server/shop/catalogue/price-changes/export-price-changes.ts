import { writtenShopTime } from '../../../../contract/shop-time.ts';
import type { PriceChange } from '../../../../contract/staff/price-change-shapes.ts';
import {
  type Asked,
  type Column,
  exportList,
  type Taking,
} from '../../../base/exports/export-list.ts';
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
  { title: { ro: 'Când', ru: 'Когда' }, cell: ({ starts_at }) => writtenShopTime(starts_at) },
  {
    title: { ro: 'Stare', ru: 'Состояние' },
    cell: ({ state, is_undone }, locale) => states[locale][is_undone ? 'undone' : state],
  },
  { title: { ro: '%', ru: '%' }, cell: ({ rule }) => rule.percent },
  { title: { ro: 'Lei', ru: 'Леи' }, cell: ({ rule }) => rule.amount },
  { title: { ro: 'Rotunjire', ru: 'Округление' }, cell: ({ rule }) => rule.rounding },
  {
    title: { ro: 'Categoria', ru: 'Категория' },
    cell: ({ selection }) => selection.category?.title ?? null,
  },
  {
    title: { ro: 'Brandul', ru: 'Бренд' },
    cell: ({ selection }) => selection.brand?.title ?? null,
  },
  { title: { ro: 'Căutare', ru: 'Поиск' }, cell: ({ selection }) => selection.search },
  { title: { ro: 'Cine', ru: 'Кто' }, cell: ({ created_by }) => created_by },
  { title: { ro: 'Schimbate', ru: 'Изменено' }, cell: ({ changed }) => changed },
  { title: { ro: 'Lăsate', ru: 'Не тронуто' }, cell: ({ left }) => left },
];

/** All of them, as a table. */
export const exportPriceChanges = (shop: Shop, by: Taking) =>
  exportList(shop.db, by, {
    name: 'price changes',
    columns,
    filters: {},
    read: (page: Asked<number>) => listPriceChanges(shop, page, by.locale),
  });
