import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  { popular: 'Cele mai cumpărate' },
  { popular: 'Покупают чаще всего' },
);
