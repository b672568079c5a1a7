import { defineMessages } from '../../storefront/i18n/messages.ts';

/** What somebody is in the shop, by the role's name in the contract. */
export const roleNames = defineMessages(
  {
    owner: 'Proprietar',
    sales: 'Vânzări',
    catalogue: 'Catalog',
    warehouse: 'Depozit',
    content: 'Conținut',
    accountant: 'Contabil',
  },
  {
    owner: 'Владелец',
    sales: 'Продажи',
    catalogue: 'Каталог',
    warehouse: 'Склад',
    content: 'Контент',
    accountant: 'Бухгалтер',
  },
);
