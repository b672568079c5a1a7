import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  { label: 'Anunț', dismiss: 'Ascunde anunțul' },
  { label: 'Объявление', dismiss: 'Скрыть объявление' },
);
