import { defineMessages } from '../i18n/messages.ts';

export const formMessages = defineMessages(
  {
    showPassword: 'Arată parola',
    nothingFound: 'Nimic găsit',
    found: (count: number) => `Variante: ${count}`,
  },
  {
    showPassword: 'Показать пароль',
    nothingFound: 'Ничего не найдено',
    found: (count: number) => `Вариантов: ${count}`,
  },
);
