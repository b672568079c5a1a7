import { defineMessages } from '../../kit/i18n/messages.ts';

/** Words that several parts say, none of which the browser needs at first. */
export const laterMessages = defineMessages(
  {
    about: 'Despre noi',
    news: 'Noutăți',
    brands: 'Branduri',
    contact: 'Contacte',
    discount: 'Reduceri',
    companies: 'Pentru companii',
    allOf: (title: string) => `Tot din „${title}”`,
    viber: 'Scrieți pe Viber la',
    whatsapp: 'Scrieți pe WhatsApp la',
    myAccount: 'Contul meu',
    signOut: 'Ieși din cont',
  },
  {
    about: 'О нас',
    news: 'Новости',
    brands: 'Бренды',
    contact: 'Контакты',
    discount: 'Скидки',
    companies: 'Компаниям',
    allOf: (title: string) => `Вся категория «${title}»`,
    viber: 'Написать в Viber на',
    whatsapp: 'Написать в WhatsApp на',
    myAccount: 'Личный кабинет',
    signOut: 'Выйти',
  },
);
