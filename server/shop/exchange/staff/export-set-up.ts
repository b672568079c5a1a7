import type { Locale } from '../../../../contract/locale.ts';
import type {
  ExchangeAccount,
  ExchangeGroup,
  ExchangeProperty,
  ExchangeWarehouse,
} from '../../../../contract/staff/exchange.ts';
import type { Database } from '../../../base/database/connect.ts';
import { type Column, exportOf } from '../../../base/exports/export-list.ts';
import { textOf } from '../../reference/text.ts';
import { listGroups } from '../applying/decide-group.ts';
import { listProperties } from '../applying/decide-property.ts';
import { listAccounts } from './change-accounts.ts';
import { listExchangeWarehouses } from './match-warehouse.ts';

/** How the exchange is set up, each list as a table. */

type Place = { db: Database };

const fates = {
  ro: { specification: 'Un rând la caracteristici', ignore: 'Nu se afișează', open: 'Nedecis' },
  ru: { specification: 'Строка характеристик', ignore: 'Не показывать', open: 'Не решено' },
};

type Property = ExchangeProperty & { attribute: string | null };

const propertyColumns: Column<Property>[] = [
  ['Proprietatea din 1C', 'Свойство в 1С', ({ title }) => title, 32],
  ['Id în 1C', 'Ид в 1С', ({ external_id }) => external_id, 36],
  ['Tip', 'Тип', ({ type }) => type],
  ['Valori, de exemplu', 'Значения, например', ({ examples }) => examples.join(' · '), 48],
  ['Câte valori', 'Всего значений', ({ values }) => values],
  [
    'Ce devine aici',
    'Чем станет здесь',
    ({ decision, attribute }, locale) =>
      decision === 'attribute' ? attribute : fates[locale][decision ?? 'open'],
    28,
  ],
];

export const exportProperties = exportOf(
  'exchange properties',
  propertyColumns,
  async ({ db }: Place, { show }: { show?: 'open' | undefined }, { locale }) => {
    const names = await titlesOf(db, 'attribute', locale);
    const properties = await listProperties(db);
    return properties
      .filter(({ decision }) => show !== 'open' || decision === null)
      .map((property) => ({ ...property, attribute: names.get(property.attribute_id) ?? null }));
  },
);

type Group = ExchangeGroup & { category: string | null };

const groupFates = {
  ro: { category: '', create: 'Categorie nouă', ignore: 'Nu se vinde aici', open: 'Nedecis' },
  ru: { category: '', create: 'Новая категория', ignore: 'Здесь не продаём', open: 'Не решено' },
};

const groupColumns: Column<Group>[] = [
  ['Grupa din 1C', 'Группа в 1С', ({ title }) => title, 48],
  ['Id în 1C', 'Ид в 1С', ({ external_id }) => external_id, 36],
  ['Produse care așteaptă', 'Ждёт товаров', ({ goods }) => goods],
  [
    'Ce devine aici',
    'Чем станет здесь',
    ({ decision, category }, locale) => category ?? groupFates[locale][decision ?? 'open'],
    32,
  ],
];

export const exportExchangeGroups = exportOf(
  'exchange groups',
  groupColumns,
  async ({ db }: Place, _: object, { locale }) => {
    const names = await titlesOf(db, 'category', locale);
    const groups = await listGroups(db);
    return groups.map((group) => ({ ...group, category: names.get(group.category_id) ?? null }));
  },
);

type Warehouse = ExchangeWarehouse & { here: string | null };

const warehouseColumns: Column<Warehouse>[] = [
  ['Depozitul din 1C', 'Склад в 1С', ({ title }) => title, 32],
  ['Id în 1C', 'Ид в 1С', ({ external_id }) => external_id, 36],
  ['Depozitul magazinului', 'Склад магазина', ({ here }) => here, 32],
];

export const exportExchangeWarehouses = exportOf(
  'exchange warehouses',
  warehouseColumns,
  async ({ db }: Place, _: object, { locale }) => {
    const names = await titlesOf(db, 'warehouse', locale);
    const warehouses = await listExchangeWarehouses(db);
    return warehouses.map((one) => ({ ...one, here: names.get(one.warehouse_id) ?? null }));
  },
);

async function titlesOf(
  db: Database,
  table: 'attribute' | 'category' | 'warehouse',
  locale: Locale,
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
  ['Contul', 'Учётная запись', ({ name }) => name, 24],
  [
    'Starea',
    'Состояние',
    ({ is_active }, locale) => accountWords[locale][is_active ? 'on' : 'off'],
  ],
  [
    'Adrese IP',
    'IP-адреса',
    ({ networks }, locale) => networks.join(', ') || accountWords[locale].anywhere,
    28,
  ],
  ['A venit ultima oară', 'Была здесь', ({ last_seen_at }) => last_seen_at, 'time'],
];

/** Without a word about passwords: nobody knows them. */
export const exportAccounts = exportOf('exchange accounts', accountColumns, ({ db }: Place) =>
  listAccounts(db),
);
