import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  shopPages: ['Paginile magazinului', 'Страницы магазина'],
  phones: ['Toate telefoanele', 'Все телефоны'],
  account: ['Cont', 'Кабинет'],
});
