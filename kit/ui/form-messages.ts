import { defineMessages } from '../i18n/messages.ts';

export const formMessages = defineMessages(
  {
    showPassword: 'Arată parola',
    nothingFound: 'Nimic găsit',
    fitsNone: (typed: string) => `„${typed.trim()}” nu este în listă. Alegeți din listă`,
    found: (count: number) => `Variante: ${count}`,
  },
  {
    showPassword: 'Показать пароль',
    nothingFound: 'Ничего не найдено',
    fitsNone: (typed: string) => `«${typed.trim()}» нет в списке. Выберите из списка`,
    found: (count: number) => `Вариантов: ${count}`,
  },
);
