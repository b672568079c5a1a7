import { writtenShopTime } from '../../../../contract/shop-time.ts';
import type { RememberedDecision } from '../../../../contract/staff/exchange.ts';
import { exchangeReason } from '../../../../contract/staff/exchange-words.ts';
import type { Database } from '../../../base/database/connect.ts';
import {
  type Asked,
  type Column,
  exportList,
  type Taking,
} from '../../../base/exports/export-list.ts';
import { listDecisions } from './decisions.ts';

const words = {
  ro: {
    category: 'produs nou în',
    product: 'este produsul nostru',
    ignore: 'nu se vinde aici',
    waits: 'așteaptă',
    placed: 'la locul lui',
    leftOut: 'nu se vinde',
  },
  ru: {
    category: 'новый товар в категории',
    product: 'это наш товар',
    ignore: 'здесь не продаём',
    waits: 'ждёт',
    placed: 'на месте',
    leftOut: 'не продаётся',
  },
};

const columns: Column<RememberedDecision>[] = [
  { title: { ro: 'Produsul din 1C', ru: 'Товар из 1С' }, cell: ({ title }) => title, width: 40 },
  { title: { ro: 'Id în 1C', ru: 'Ид в 1С' }, cell: ({ external_id }) => external_id, width: 36 },
  { title: { ro: 'S-a decis', ru: 'Решено' }, cell: ({ kind }, locale) => words[locale][kind] },
  {
    title: { ro: 'Produsul sau categoria', ru: 'Товар или категория' },
    cell: ({ target }) => target?.title ?? null,
    width: 40,
  },
  {
    title: { ro: 'Starea', ru: 'Состояние' },
    cell: ({ is_waiting, kind }, locale) =>
      words[locale][is_waiting ? 'waits' : kind === 'ignore' ? 'leftOut' : 'placed'],
  },
  {
    title: { ro: 'De ce așteaptă', ru: 'Почему ждёт' },
    cell: ({ reason }, locale) => reason && exchangeReason(reason, locale),
  },
  { title: { ro: 'Cine', ru: 'Кто' }, cell: ({ by }) => by },
  {
    title: { ro: 'Când', ru: 'Когда' },
    cell: ({ decided_at }) => decided_at && writtenShopTime(decided_at),
  },
];

/** What people have decided, as a table. */
export const exportDecisions = (
  db: Database,
  { search }: { search?: string | undefined },
  by: Taking,
) =>
  exportList(db, by, {
    name: 'exchange decisions',
    columns,
    filters: { search },
    read: (page: Asked<number>) => listDecisions(db, { search, ...page }, by.locale),
  });
