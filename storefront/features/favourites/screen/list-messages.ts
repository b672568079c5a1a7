import { limits } from '../../../../contract/constants.ts';
import { defineMessages, plural } from '../../../../kit/i18n/messages.ts';

export const listMessages = defineMessages(
  {
    count: (count: number) =>
      plural('ro', count, { one: '# produs', few: '# produse', other: '# de produse' }),
    guestPrices: 'Prețurile se văd după intrarea în cont.',
    addToCart: 'În coș',
    addOneToCart: (title: string) => `Adaugă în coș: ${title}`,
    addAll: 'Adaugă toate în coș',
    deleteAll: 'Șterge toate',
    deleteAllTitle: 'Ștergeți toate favoritele?',
    deleteAllText: 'Lista se golește și nu poate fi adusă înapoi.',
    keep: 'Păstrează',
    summary: 'Comandă direct',
    howItGoes:
      'Fără alte date: ridicați produsele de la noi și plătiți în numerar; locul și ora sunt în confirmare. Vă sunăm la numărul din cont ca să confirmăm. Pentru livrare sau altă plată, puneți produsele în coș.',
    soldOutStay: 'Ce nu este în stoc rămâne la favorite.',
    order: (sum: string) => `Comandă cu plată · ${sum}`,
    orderPlain: 'Comandă cu plată',
    logInAndOrder: 'Intră în cont și comandă',
    nothingInStock: 'Niciun produs din listă nu este acum în stoc.',
    tooMany: `O comandă poate avea cel mult ${limits.orderLines} de poziții. Puneți în coș ce doriți să comandați acum.`,
  },
  {
    count: (count: number) =>
      plural('ru', count, { one: '# товар', few: '# товара', other: '# товаров' }),
    guestPrices: 'Цены видны после входа.',
    addToCart: 'В корзину',
    addOneToCart: (title: string) => `Добавить в корзину: ${title}`,
    addAll: 'Добавить всё в корзину',
    deleteAll: 'Удалить всё',
    deleteAllTitle: 'Удалить всё избранное?',
    deleteAllText: 'Список станет пустым, вернуть его нельзя.',
    keep: 'Оставить',
    summary: 'Заказать сразу',
    howItGoes:
      'Ничего заполнять не нужно: заберите товар у нас и оплатите наличными; место и время указаны в подтверждении. Позвоним по номеру из аккаунта, чтобы подтвердить. Нужна доставка или другая оплата? Добавьте товары в корзину.',
    soldOutStay: 'Товары, которых нет в наличии, останутся в избранном.',
    order: (sum: string) => `Заказать с оплатой · ${sum}`,
    orderPlain: 'Заказать с оплатой',
    logInAndOrder: 'Войти и заказать',
    nothingInStock: 'Сейчас ни одного товара из списка нет в наличии.',
    tooMany: `В одном заказе может быть не больше ${limits.orderLines} позиций. Добавьте в корзину то, что хотите заказать сейчас.`,
  },
);
