import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    pages: 'Pagini de informare',
    about: 'Despre magazin',
    info: 'Pentru cumpărători',
    question: 'N-ați găsit răspunsul?',
    questionText: 'Scrieți-ne sau sunați: răspunde un om care cunoaște cablurile.',
    ask: 'Întrebați-ne',
  },
  {
    pages: 'Информационные страницы',
    about: 'О магазине',
    info: 'Покупателям',
    question: 'Не нашли ответа?',
    questionText: 'Напишите или позвоните: ответит человек, который разбирается в кабеле.',
    ask: 'Задать вопрос',
  },
);
