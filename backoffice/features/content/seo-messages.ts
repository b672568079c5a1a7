import { defineMessages } from '../../../kit/i18n/messages.ts';

export const seoMessages = defineMessages(
  {
    home: 'Prima pagină',
    brands: 'Pagina brandurilor',
    title: 'Titlu pentru căutare',
    description: 'Descriere pentru căutare',
    text: 'Text pe pagină',
    room: (ro: number, ru: number, most: number) =>
      `Română ${ro}, rusă ${ru} caractere; motoarele de căutare afișează în jur de ${most}.`,
  },
  {
    home: 'Главная страница',
    brands: 'Страница брендов',
    title: 'Заголовок для поиска',
    description: 'Описание для поиска',
    text: 'Текст на странице',
    room: (ro: number, ru: number, most: number) =>
      `Румынский: ${ro}, русский: ${ru} симв.; поисковики показывают около ${most}.`,
  },
);
