import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

export const longCartMessages = defineMessages(
  {
    search: 'Caută în coș',
    found: (count: number) =>
      count === 0
        ? 'Nimic din coș nu se potrivește'
        : plural('ro', count, {
            one: '# poziție găsită',
            few: '# poziții găsite',
            other: '# de poziții găsite',
          }),
    table: 'Pozițiile din coș',
    product: 'Produs',
    amount: 'Cantitate',
    sum: 'Suma',
    clear: 'Golește coșul',
    clearTitle: (count: number) =>
      plural('ro', count, {
        one: 'Ștergeți poziția din coș?',
        few: 'Ștergeți toate cele # poziții?',
        other: 'Ștergeți toate cele # de poziții?',
      }),
    clearText: 'Produsele ies din coș cu tot cu cantitățile alese.',
    keep: 'Păstrează coșul',
  },
  {
    search: 'Искать в корзине',
    found: (count: number) =>
      count === 0
        ? 'В корзине ничего не подходит'
        : plural('ru', count, {
            one: 'Найдена # позиция',
            few: 'Найдено # позиции',
            many: 'Найдено # позиций',
            other: 'Найдено # позиции',
          }),
    table: 'Позиции в корзине',
    product: 'Товар',
    amount: 'Количество',
    sum: 'Сумма',
    clear: 'Очистить корзину',
    clearTitle: (count: number) =>
      plural('ru', count, {
        one: 'Удалить # позицию?',
        few: 'Удалить все # позиции?',
        many: 'Удалить все # позиций?',
        other: 'Удалить все # позиции?',
      }),
    clearText: 'Товары исчезнут из корзины вместе с выбранным количеством.',
    keep: 'Оставить корзину',
  },
);
