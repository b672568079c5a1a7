import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  { popular: 'Cele mai cumpărate', failed: 'Cele mai cumpărate produse nu s-au încărcat.' },
  { popular: 'Покупают чаще всего', failed: 'Не удалось загрузить популярные товары.' },
);
