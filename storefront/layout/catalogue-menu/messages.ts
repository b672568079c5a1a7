import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  label: ['Meniul catalogului', 'Меню каталога'],
  count: [
    (count: number) =>
      plural('ro', count, { one: '# produs', few: '# produse', other: '# de produse' }),
    (count: number) =>
      plural('ru', count, {
        one: '# товар',
        few: '# товара',
        many: '# товаров',
        other: '# товара',
      }),
  ],
});
