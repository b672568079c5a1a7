import type { Locale } from '../locale.ts';
import type { Role } from './permissions.ts';

/** What somebody is in the shop. */
export const roleNames: Record<Locale, Record<Role, string>> = {
  ro: {
    owner: 'Proprietar',
    sales: 'Vânzări',
    catalogue: 'Catalog',
    warehouse: 'Depozit',
    content: 'Conținut',
    accountant: 'Contabilitate',
  },
  ru: {
    owner: 'Владелец',
    sales: 'Продажи',
    catalogue: 'Каталог',
    warehouse: 'Склад',
    content: 'Контент',
    accountant: 'Бухгалтерия',
  },
};
