import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

export const syncMessages = defineMessages({
  gone: [
    (title: string) => `„${title}” nu mai este în stoc și a fost scos din coș`,
    (title: string) => `«${title}» закончился и убран из корзины`,
  ],
  lowered: [
    (title: string, left: string) => `„${title}”: în stoc au rămas doar ${left}`,
    (title: string, left: string) => `«${title}»: на складе осталось только ${left}`,
  ],
  severalShort: [
    (count: number) =>
      plural('ro', count, {
        few: '# produse din coș nu mai sunt în stoc în cantitatea dorită',
        other: '# de produse din coș nu mai sunt în stoc în cantitatea dorită',
      }),
    (count: number) =>
      plural('ru', count, {
        one: '# товара из корзины уже нет в наличии в нужном количестве',
        few: '# товаров из корзины уже нет в наличии в нужном количестве',
        other: '# товаров из корзины уже нет в наличии в нужном количестве',
      }),
  ],
});
