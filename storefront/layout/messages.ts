import { defineMessages } from '../../kit/i18n/messages.ts';

/** The few words that every first view needs; the others come with what says them. */
export const messages = defineMessages({
  home: ['pagina principală', 'главная страница'],
  menu: ['Meniu', 'Меню'],
  catalogue: ['Catalog', 'Каталог'],
  favourites: ['Favorite', 'Избранное'],
  cart: ['Coș', 'Корзина'],
  logIn: ['Intră în cont', 'Войти'],
});
