import { defineMessages } from '../../kit/i18n/messages.ts';

/** The few words that every first view needs; the others come with what says them. */
export const messages = defineMessages(
  {
    home: 'pagina principală',
    menu: 'Meniu',
    catalogue: 'Catalog',
    favourites: 'Favorite',
    cart: 'Coș',
    logIn: 'Intră în cont',
  },
  {
    home: 'главная страница',
    menu: 'Меню',
    catalogue: 'Каталог',
    favourites: 'Избранное',
    cart: 'Корзина',
    logIn: 'Войти',
  },
);
