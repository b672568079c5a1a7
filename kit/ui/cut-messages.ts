import { limits } from '../../contract/constants.ts';
import { lengthsDropped } from '../../contract/piece-words.ts';
import { defineMessages } from '../i18n/messages.ts';

/** What is said of the lengths that are typed. */
export const cutMessages = defineMessages(
  {
    label: 'Lungimile',
    example: 'De exemplu: 3×20 + 50',
    dropped: lengthsDropped.ro,
    unread: (part: string) => `Nu am înțeles „${part}”. Scrieți, de exemplu: 3×20 + 50`,
    whole: (part: string) =>
      `„${part}”: tăiem numai metri întregi. Între două lungimi puneți un spațiu sau +`,
    many: `Cel mult ${limits.cuts} de lungimi`,
    smallest: (length: string, smallest: string) => `${length}: tăiem cel puțin ${smallest}`,
    step: (length: string, step: string) => `${length}: se vinde câte ${step}`,
    stock: (sum: string, stock: string) => `Împreună ${sum}, iar în stoc sunt ${stock}`,
  },
  {
    label: 'Отрезки',
    example: 'Например: 3×20 + 50',
    dropped: lengthsDropped.ru,
    unread: (part: string) => `Не поняли «${part}». Напишите, например: 3×20 + 50`,
    whole: (part: string) =>
      `«${part}»: режем только целыми метрами. Между отрезками поставьте пробел или +`,
    many: `Не больше ${limits.cuts} отрезков`,
    smallest: (length: string, smallest: string) => `${length}: режем не меньше ${smallest}`,
    step: (length: string, step: string) => `${length}: продаём по ${step}`,
    stock: (sum: string, stock: string) => `Вместе ${sum}, а в наличии ${stock}`,
  },
);
