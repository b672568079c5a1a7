import { limits } from '../../../contract/constants.ts';
import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

/** What is said wherever a product is put into the cart. */
export const messages = defineMessages({
  PRODUCT_ADDED_TO_CART: ['Produsul a fost adăugat în coș', 'Товар добавлен в корзину'],
  severalAdded: [
    (count: number) =>
      plural('ro', count, {
        few: '# produse au fost adăugate în coș',
        other: '# de produse au fost adăugate în coș',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# товар добавлен в корзину',
        few: '# товара добавлены в корзину',
        other: '# товаров добавлено в корзину',
      }),
  ],
  openCart: ['Vezi coșul', 'Открыть корзину'],
  allInCart: ['Tot ce este în stoc se află deja în coș', 'Всё, что есть на складе, уже в корзине'],
  cartFull: [
    `În coș încap cel mult ${limits.orderLines} de poziții`,
    `В корзину помещается не больше ${limits.orderLines} позиций`,
  ],
});
