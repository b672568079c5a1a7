import { writtenShopTime } from '../../../../contract/shop-time.ts';
import type {
  ExchangeAccount,
  ExchangeGroup,
  ExchangeProperty,
  ExchangeWarehouse,
} from '../../../../contract/staff/exchange.ts';
import type { Database } from '../../../base/database/connect.ts';
import { type Column, exportWhole, type Taking } from '../../../base/exports/export-list.ts';
import { textOf } from '../../reference/text.ts';
import { listGroups } from '../applying/decide-group.ts';
import { listProperties } from '../applying/decide-property.ts';
import { listAccounts } from './change-accounts.ts';
import { listExchangeWarehouses } from './match-warehouse.ts';

/** How the exchange is set up, each list as a table. */

const fates = {
  ro: { specification: 'Un rând la caracteristici', ignore: 'Nu se afișează', open: 'Nedecis' },
  ru: { specification: 'Строка характеристик', ignore: 'Не показывать', open: 'Не решено' },
};

type Property = ExchangeProperty & { attribute: string | null };

const propertyColumns: Column<Property>[] = [
  {
    title: { ro: 'Proprietatea din 1C', ru: 'Свойство в 1С' },
    cell: ({ title }) => title,
    width: 32,
  },
  { title: { ro: 'Id în 1C', ru: 'Ид в 1С' }, cell: ({ external_id }) => external_id, width: 36 },
  { title: { ro: 'Tip', ru: 'Тип' }, cell: ({ type }) => type },
  {
    title: { ro: 'Valori, de exemplu', ru: 'Значения, например' },
    cell: ({ examples }) => examples.join(' · '),
    width: 48,
  },
  { title: { ro: 'Câte valori', ru: 'Всего значений' }, cell: ({ values }) => values },
  {
    title: { ro: 'Ce devine aici', ru: 'Чем станет здесь' },
    cell: ({ decision, attribute }, locale) =>
      decision === 'attribute' ? attribute : fates[locale][decision ?? 'open'],
    width: 28,
  },
];

export const exportProperties = (
  db: Database,
  { show }: { show?: 'open' | undefined },
  by: Taking,
) =>
  exportWhole(db, by, {
    name: 'exchange properties',
    columns: propertyColumns,
    filters: { show },
    async rows(locale) {
      const names = await titlesOf(db, 'attribute', locale);
      const properties = await listProperties(db);
      return properties
        .filter(({ decision }) => show !== 'open' || decision === null)
        .map((property) => ({ ...property, attribute: names.get(property.attribute_id) ?? null }));
    },
  });

type Group = ExchangeGroup & { category: string | null };

const groupFates = {
  ro: { category: '', create: 'Categorie nouă', ignore: 'Nu se vinde aici', open: 'Nedecis' },
  ru: { category: '', create: 'Новая категория', ignore: 'Здесь не продаём', open: 'Не решено' },
};

const groupColumns: Column<Group>[] = [
  { title: { ro: 'Grupa din 1C', ru: 'Группа в 1С' }, cell: ({ title }) => title, width: 48 },
  { title: { ro: 'Id în 1C', ru: 'Ид в 1С' }, cell: ({ external_id }) => external_id, width: 36 },
  { title: { ro: 'Produse care așteaptă', ru: 'Ждёт товаров' }, cell: ({ goods }) => goods },
  {
    title: { ro: 'Ce devine aici', ru: 'Чем станет здесь' },
    cell: ({ decision, category }, locale) => category ?? groupFates[locale][decision ?? 'open'],
    width: 32,
  },
];

export const exportExchangeGroups = (db: Database, by: Taking) =>
  exportWhole(db, by, {
    name: 'exchange groups',
    columns: groupColumns,
    async rows(locale) {
      const names = await titlesOf(db, 'category', locale);
      const groups = await listGroups(db);
      return groups.map((group) => ({ ...group, category: names.get(group.category_id) ?? null }));
    },
  });

type Warehouse = ExchangeWarehouse & { here: string | null };

const warehouseColumns: Column<Warehouse>[] = [
  { title: { ro: 'Depozitul din 1C', ru: 'Склад в 1С' }, cell: ({ title }) => title, width: 32 },
  { title: { ro: 'Id în 1C', ru: 'Ид в 1С' }, cell: ({ external_id }) => external_id, width: 36 },
  {
    title: { ro: 'Depozitul magazinului', ru: 'Склад магазина' },
    cell: ({ here }) => here,
    width: 32,
  },
];

export const exportExchangeWarehouses = (db: Database, by: Taking) =>
  exportWhole(db, by, {
    name: 'exchange warehouses',
    columns: warehouseColumns,
    async rows(locale) {
      const names = await titlesOf(db, 'warehouse', locale);
      const warehouses = await listExchangeWarehouses(db);
      return warehouses.map((one) => ({ ...one, here: names.get(one.warehouse_id) ?? null }));
    },
  });

async function titlesOf(
  db: Database,
  table: 'attribute' | 'category' | 'warehouse',
  locale: Taking['locale'],
): Promise<Map<number | null, string>> {
  const rows = await db.selectFrom(table).select(['id', 'title_ro', 'title_ru']).execute();
  return new Map(
    rows.map(({ id, title_ro, title_ru }) => [id, textOf(title_ro, title_ru)[locale]]),
  );
}

const accountWords = {
  ro: { on: 'activ', off: 'oprit', anywhere: 'de oriunde' },
  ru: { on: 'включена', off: 'выключена', anywhere: 'отовсюду' },
};

const accountColumns: Column<ExchangeAccount>[] = [
  { title: { ro: 'Contul', ru: 'Учётная запись' }, cell: ({ name }) => name, width: 24 },
  {
    title: { ro: 'Starea', ru: 'Состояние' },
    cell: ({ is_active }, locale) => accountWords[locale][is_active ? 'on' : 'off'],
  },
  {
    title: { ro: 'Adrese IP', ru: 'IP-адреса' },
    cell: ({ networks }, locale) => networks.join(', ') || accountWords[locale].anywhere,
    width: 28,
  },
  {
    title: { ro: 'A venit ultima oară', ru: 'Была здесь' },
    cell: ({ last_seen_at }) => last_seen_at && writtenShopTime(last_seen_at),
  },
];

/** Without a word about passwords: nobody knows them. */
export const exportAccounts = (db: Database, by: Taking) =>
  exportWhole(db, by, {
    name: 'exchange accounts',
    columns: accountColumns,
    rows: () => listAccounts(db),
  });
