import { defineMessages } from '../i18n/messages.ts';

export const formMessages = defineMessages({
  showPassword: ['Arată parola', 'Показать пароль'],
  nothingFound: ['Nimic găsit', 'Ничего не найдено'],
  fitsNone: [
    (typed: string) => `„${typed.trim()}” nu este în listă. Alegeți din listă`,
    (typed: string) => `«${typed.trim()}» нет в списке. Выберите из списка`,
  ],
  found: [(count: number) => `Variante: ${count}`, (count: number) => `Вариантов: ${count}`],
});
