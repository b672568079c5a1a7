import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  title: ['Conținut', 'Контент'],
  sections: ['Feluri de conținut', 'Виды контента'],
  seo: ['Texte SEO', 'SEO'],
  mail: ['Texte de e-mail', 'Тексты писем'],
  ordered: ['Ordinea este salvată', 'Порядок сохранён'],
  preview: ['Previzualizare', 'Предпросмотр'],
  previewSaved: ['Se afișează ce este salvat.', 'Показано то, что сохранено.'],
  openInTab: ['Deschide într-o filă nouă', 'Открыть в новой вкладке'],
  phoneWidth: ['Telefon', 'Телефон'],
  wideWidth: ['Ecran lat', 'Широкий экран'],
});

export const seoText = defineMessages({
  home: ['Prima pagină', 'Главная страница'],
  brands: ['Pagina brandurilor', 'Страница брендов'],
  title: ['Titlu pentru căutare', 'Заголовок для поиска'],
  description: ['Descriere pentru căutare', 'Описание для поиска'],
  text: ['Text pe pagină', 'Текст на странице'],
  room: [
    (ro: number, ru: number, most: number) =>
      `Română ${ro}, rusă ${ru} caractere; motoarele de căutare afișează în jur de ${most}.`,
    (ro, ru, most) =>
      `Румынский: ${ro}, русский: ${ru} симв.; поисковики показывают около ${most}.`,
  ],
});
