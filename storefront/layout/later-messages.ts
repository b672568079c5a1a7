import { defineMessages } from '../../kit/i18n/messages.ts';

/** Words that several parts say, none of which the browser needs at first. */
export const laterMessages = defineMessages({
  about: ['Despre noi', 'О нас'],
  news: ['Noutăți', 'Новости'],
  brands: ['Branduri', 'Бренды'],
  contact: ['Contacte', 'Контакты'],
  discount: ['Reduceri', 'Скидки'],
  companies: ['Pentru companii', 'Компаниям'],
  allOf: [(title: string) => `Tot din „${title}”`, (title: string) => `Вся категория «${title}»`],
  viber: ['Scrieți pe Viber la', 'Написать в Viber на'],
  whatsapp: ['Scrieți pe WhatsApp la', 'Написать в WhatsApp на'],
  myAccount: ['Contul meu', 'Личный кабинет'],
  signOut: ['Ieși din cont', 'Выйти'],
});
