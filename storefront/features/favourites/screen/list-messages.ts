import { limits } from '../../../../contract/constants.ts';
import { defineMessages, plural } from '../../../../kit/i18n/messages.ts';

export const listMessages = defineMessages({
  count: [
    (count: number) =>
      plural('ro', count, { one: '# produs', few: '# produse', other: '# de produse' }),
    (count: number) => plural('ru', count, { one: '# товар', few: '# товара', other: '# товаров' }),
  ],
  guestPrices: ['Prețurile se văd după intrarea în cont.', 'Цены видны после входа.'],
  addToCart: ['În coș', 'В корзину'],
  addOneToCart: [
    (title: string) => `Adaugă în coș: ${title}`,
    (title: string) => `Добавить в корзину: ${title}`,
  ],
  addAll: ['Adaugă toate în coș', 'Добавить всё в корзину'],
  deleteAll: ['Șterge toate', 'Удалить всё'],
  deleteAllTitle: ['Ștergeți toate favoritele?', 'Удалить всё избранное?'],
  deleteAllText: [
    'Lista se golește și nu poate fi adusă înapoi.',
    'Список станет пустым, вернуть его нельзя.',
  ],
  keep: ['Păstrează', 'Оставить'],
  summary: ['Comandă direct', 'Заказать сразу'],
  howItGoes: [
    'Fără alte date: ridicați produsele de la noi și plătiți în numerar; locul și ora sunt în confirmare. Vă sunăm la numărul din cont ca să confirmăm. Pentru livrare sau altă plată, puneți produsele în coș.',
    'Ничего заполнять не нужно: заберите товар у нас и оплатите наличными; место и время указаны в подтверждении. Позвоним по номеру из аккаунта, чтобы подтвердить. Нужна доставка или другая оплата? Добавьте товары в корзину.',
  ],
  soldOutStay: [
    'Ce nu este în stoc rămâne la favorite.',
    'Товары, которых нет в наличии, останутся в избранном.',
  ],
  order: [
    (sum: string) => `Comandă cu plată · ${sum}`,
    (sum: string) => `Заказать с оплатой · ${sum}`,
  ],
  orderPlain: ['Comandă cu plată', 'Заказать с оплатой'],
  logInAndOrder: ['Intră în cont și comandă', 'Войти и заказать'],
  nothingInStock: [
    'Niciun produs din listă nu este acum în stoc.',
    'Сейчас ни одного товара из списка нет в наличии.',
  ],
  tooMany: [
    `O comandă poate avea cel mult ${limits.orderLines} de poziții. Puneți în coș ce doriți să comandați acum.`,
    `В одном заказе может быть не больше ${limits.orderLines} позиций. Добавьте в корзину то, что хотите заказать сейчас.`,
  ],
});
