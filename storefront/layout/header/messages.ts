import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  { shopPages: 'Paginile magazinului', phones: 'Toate telefoanele', account: 'Cont' },
  { shopPages: 'Страницы магазина', phones: 'Все телефоны', account: 'Кабинет' },
);
