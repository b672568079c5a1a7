import { defineMessages } from '../../../../kit/i18n/messages.ts';

/** What the page says before the list itself is here. */
export const screenMessages = defineMessages({
  title: ['Favorite', 'Избранное'],
  empty: ['Încă nu aveți favorite', 'В избранном пока ничего нет'],
  emptyText: [
    'Apăsați inima de pe un produs și îl găsiți aici.',
    'Нажмите на сердечко у товара, и он появится здесь.',
  ],
  loading: [
    'Aducem favoritele din contul dumneavoastră…',
    'Загружаем избранное из вашего аккаунта…',
  ],
  unreachable: ['Favoritele din cont nu s-au încărcat', 'Не удалось загрузить избранное'],
  toProducts: ['Alege produse', 'Выбрать товары'],
  logIn: ['Intră în cont', 'Войти'],
});
