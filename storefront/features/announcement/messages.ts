import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  label: ['Anunț', 'Объявление'],
  dismiss: ['Ascunde anunțul', 'Скрыть объявление'],
});
