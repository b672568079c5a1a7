import { defineMessages, plural } from '../../i18n/messages.ts';

export const messages = defineMessages(
  {
    shopPages: 'Paginile magazinului',
    cart: 'Coș',
    products: (count: number) =>
      plural('ro', count, { one: '# produs', few: '# produse', other: '# de produse' }),
    account: 'Cont',
    phones: 'Toate telefoanele',
  },
  {
    shopPages: 'Страницы магазина',
    cart: 'Корзина',
    products: (count: number) =>
      plural('ru', count, {
        one: '# товар',
        few: '# товара',
        many: '# товаров',
        other: '# товара',
      }),
    account: 'Кабинет',
    phones: 'Все телефоны',
  },
);
