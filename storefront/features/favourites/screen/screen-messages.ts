import { defineMessages } from '../../../../kit/i18n/messages.ts';

/** What the page says before the list itself is here. */
export const screenMessages = defineMessages(
  {
    title: 'Favorite',
    empty: 'Încă nu aveți favorite',
    emptyText: 'Apăsați inima de pe un produs și îl găsiți aici.',
    loading: 'Aducem favoritele din contul dumneavoastră…',
    unreachable: 'Favoritele din cont nu s-au încărcat',
    toProducts: 'Alege produse',
    logIn: 'Intră în cont',
  },
  {
    title: 'Избранное',
    empty: 'В избранном пока ничего нет',
    emptyText: 'Нажмите на сердечко у товара, и он появится здесь.',
    loading: 'Загружаем избранное из вашего аккаунта…',
    unreachable: 'Не удалось загрузить избранное',
    toProducts: 'Выбрать товары',
    logIn: 'Войти',
  },
);
