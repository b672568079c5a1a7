import { defineMessages } from '../../../kit/i18n/messages.ts';

/** What the page says before the checkout itself is here. */
export const screenMessages = defineMessages({
  title: ['Coșul de cumpărături', 'Корзина'],
  empty: ['Coșul este gol', 'Корзина пуста'],
  emptyGuest: [
    'Alegeți produse din catalog. Dacă ați lăsat ceva în coșul din cont, intrați în cont.',
    'Выберите товары в каталоге. Если корзина осталась в аккаунте, войдите в него.',
  ],
  emptyCustomer: [
    'Alegeți produse din catalog sau din cele pe care le-ați păstrat la favorite.',
    'Выберите товары в каталоге или среди тех, что сохранили в избранном.',
  ],
  loading: ['Aducem coșul din contul dumneavoastră…', 'Загружаем корзину из вашего аккаунта…'],
  unreachable: ['Coșul din cont nu s-a încărcat', 'Не удалось загрузить корзину'],
  toProducts: ['Alege produse', 'Выбрать товары'],
  toFavourites: ['Vezi favoritele', 'Открыть избранное'],
  logIn: ['Intră în cont', 'Войти'],
});
