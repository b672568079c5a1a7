import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    slides: 'Pe scurt',
    carousel: 'carusel',
    catalogue: 'Catalog',
    discounts: 'Reduceri',
    allDiscounts: 'Toate reducerile',
    brands: 'Branduri',
    popular: 'Cele mai cumpărate',
    advantages: 'De ce de la noi',
    news: 'Noutăți',
    allNews: 'Toate noutățile',
    clients: 'Lucrează cu noi',
  },
  {
    slides: 'Коротко',
    carousel: 'карусель',
    catalogue: 'Каталог',
    discounts: 'Скидки',
    allDiscounts: 'Все скидки',
    brands: 'Бренды',
    popular: 'Покупают чаще всего',
    advantages: 'Почему у нас',
    news: 'Новости',
    allNews: 'Все новости',
    clients: 'С нами работают',
  },
);
