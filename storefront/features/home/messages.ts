import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  slides: ['Pe scurt', 'Коротко'],
  carousel: ['carusel', 'карусель'],
  catalogue: ['Catalog', 'Каталог'],
  discounts: ['Reduceri', 'Скидки'],
  allDiscounts: ['Toate reducerile', 'Все скидки'],
  brands: ['Branduri', 'Бренды'],
  popular: ['Cele mai cumpărate', 'Покупают чаще всего'],
  advantages: ['De ce de la noi', 'Почему у нас'],
  news: ['Noutăți', 'Новости'],
  allNews: ['Toate noutățile', 'Все новости'],
  clients: ['Lucrează cu noi', 'С нами работают'],
});
