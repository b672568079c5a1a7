import { defineMessages, plural } from '../../../i18n/messages.ts';
import { formatCount } from '../format-count.ts';

export const messages = defineMessages(
  {
    filters: 'Filtre',
    showFilters: (chosen: number) => (chosen > 0 ? `Filtre (${chosen})` : 'Filtre'),
    reset: 'Șterge filtrele',
    showProducts: (count: number) =>
      `Arată ${plural('ro', count, {
        one: 'un produs',
        few: `${formatCount(count)} produse`,
        other: `${formatCount(count)} de produse`,
      })}`,
    more: (count: number) => `Arată încă ${count}`,
    less: 'Arată mai puține',
    find: (title: string) => `Caută în: ${title}`,
    findShort: 'Caută',
    noOption: 'Nimic cu acest nume',
    from: 'de la',
    to: 'până la',
    priceFrom: 'Preț de la, lei',
    priceTo: 'Preț până la, lei',
    apply: 'Aplică',
  },
  {
    filters: 'Фильтры',
    showFilters: (chosen: number) => (chosen > 0 ? `Фильтры (${chosen})` : 'Фильтры'),
    reset: 'Сбросить фильтры',
    showProducts: (count: number) =>
      `Показать ${plural('ru', count, {
        one: `${formatCount(count)} товар`,
        few: `${formatCount(count)} товара`,
        many: `${formatCount(count)} товаров`,
        other: `${formatCount(count)} товара`,
      })}`,
    more: (count: number) => `Показать ещё ${count}`,
    less: 'Свернуть',
    find: (title: string) => `Поиск: ${title}`,
    findShort: 'Найти',
    noOption: 'С таким названием ничего нет',
    from: 'от',
    to: 'до',
    priceFrom: 'Цена от, lei',
    priceTo: 'Цена до, lei',
    apply: 'Применить',
  },
);
