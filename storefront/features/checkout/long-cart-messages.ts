import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

export const longCartMessages = defineMessages({
  search: ['Caută în coș', 'Искать в корзине'],
  found: [
    (count: number) =>
      count === 0
        ? 'Nimic din coș nu se potrivește'
        : plural('ro', count, {
            one: '# poziție găsită',
            few: '# poziții găsite',
            other: '# de poziții găsite',
          }),
    (count: number) =>
      count === 0
        ? 'В корзине ничего не подходит'
        : plural('ru', count, {
            one: 'Найдена # позиция',
            few: 'Найдено # позиции',
            many: 'Найдено # позиций',
            other: 'Найдено # позиции',
          }),
  ],
  table: ['Pozițiile din coș', 'Позиции в корзине'],
  product: ['Produs', 'Товар'],
  amount: ['Cantitate', 'Количество'],
  sum: ['Suma', 'Сумма'],
  clear: ['Golește coșul', 'Очистить корзину'],
  clearTitle: [
    (count: number) =>
      plural('ro', count, {
        one: 'Ștergeți poziția din coș?',
        few: 'Ștergeți toate cele # poziții?',
        other: 'Ștergeți toate cele # de poziții?',
      }),
    (count: number) =>
      plural('ru', count, {
        one: 'Удалить # позицию?',
        few: 'Удалить все # позиции?',
        many: 'Удалить все # позиций?',
        other: 'Удалить все # позиции?',
      }),
  ],
  clearText: [
    'Produsele ies din coș cu tot cu cantitățile alese.',
    'Товары исчезнут из корзины вместе с выбранным количеством.',
  ],
  keep: ['Păstrează coșul', 'Оставить корзину'],
});
