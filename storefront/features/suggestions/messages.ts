import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  popular: ['Cele mai cumpărate', 'Покупают чаще всего'],
  failed: [
    'Cele mai cumpărate produse nu s-au încărcat.',
    'Не удалось загрузить популярные товары.',
  ],
});
