import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  back: ['Înapoi', 'Назад'],
  register: ['Creează cont', 'Регистрация'],
});
