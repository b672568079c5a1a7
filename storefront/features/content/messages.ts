import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  pages: ['Pagini de informare', 'Информационные страницы'],
  about: ['Despre magazin', 'О магазине'],
  info: ['Pentru cumpărători', 'Покупателям'],
  question: ['N-ați găsit răspunsul?', 'Не нашли ответа?'],
  questionText: [
    'Scrieți-ne sau sunați: răspunde un om care cunoaște cablurile.',
    'Напишите или позвоните: ответит человек, который разбирается в кабеле.',
  ],
  ask: ['Întrebați-ne', 'Задать вопрос'],
});
