import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  { back: 'Înapoi', register: 'Creează cont' },
  { back: 'Назад', register: 'Регистрация' },
);
