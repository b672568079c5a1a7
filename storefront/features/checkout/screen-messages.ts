import { defineMessages } from '../../../kit/i18n/messages.ts';

/** What the page says before the checkout itself is here. */
export const screenMessages = defineMessages(
  {
    title: 'Coșul de cumpărături',
    empty: 'Coșul este gol',
    emptyGuest:
      'Alegeți produse din catalog. Dacă ați lăsat ceva în coșul din cont, intrați în cont.',
    emptyCustomer: 'Alegeți produse din catalog sau din cele pe care le-ați păstrat la favorite.',
    loading: 'Aducem coșul din contul dumneavoastră…',
    unreachable: 'Coșul din cont nu s-a încărcat',
    toProducts: 'Alege produse',
    toFavourites: 'Vezi favoritele',
    logIn: 'Intră în cont',
  },
  {
    title: 'Корзина',
    empty: 'Корзина пуста',
    emptyGuest: 'Выберите товары в каталоге. Если корзина осталась в аккаунте, войдите в него.',
    emptyCustomer: 'Выберите товары в каталоге или среди тех, что сохранили в избранном.',
    loading: 'Загружаем корзину из вашего аккаунта…',
    unreachable: 'Не удалось загрузить корзину',
    toProducts: 'Выбрать товары',
    toFavourites: 'Открыть избранное',
    logIn: 'Войти',
  },
);
