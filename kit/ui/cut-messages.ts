import { limits } from '../../contract/constants.ts';
import { lengthsDropped } from '../../contract/piece-words.ts';
import { defineMessages } from '../i18n/messages.ts';

/** What is said of the lengths that are typed. */
export const cutMessages = defineMessages({
  label: ['Lungimile', 'Отрезки'],
  example: ['De exemplu: 3×20 + 50', 'Например: 3×20 + 50'],
  dropped: [lengthsDropped.ro, lengthsDropped.ru],
  unread: [
    (part: string) => `Nu am înțeles „${part}”. Scrieți, de exemplu: 3×20 + 50`,
    (part: string) => `Не поняли «${part}». Напишите, например: 3×20 + 50`,
  ],
  whole: [
    (part: string) =>
      `„${part}”: tăiem numai metri întregi. Între două lungimi puneți un spațiu sau +`,
    (part: string) =>
      `«${part}»: режем только целыми метрами. Между отрезками поставьте пробел или +`,
  ],
  many: [`Cel mult ${limits.cuts} de lungimi`, `Не больше ${limits.cuts} отрезков`],
  smallest: [
    (length: string, smallest: string) => `${length}: tăiem cel puțin ${smallest}`,
    (length: string, smallest: string) => `${length}: режем не меньше ${smallest}`,
  ],
  step: [
    (length: string, step: string) => `${length}: se vinde câte ${step}`,
    (length: string, step: string) => `${length}: продаём по ${step}`,
  ],
  stock: [
    (sum: string, stock: string) => `Împreună ${sum}, iar în stoc sunt ${stock}`,
    (sum: string, stock: string) => `Вместе ${sum}, а в наличии ${stock}`,
  ],
});
