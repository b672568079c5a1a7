import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    title: 'Conținut',
    sections: 'Feluri de conținut',
    seo: 'Texte SEO',
    mail: 'Texte de e-mail',
    ordered: 'Ordinea este salvată',
    preview: 'Previzualizare',
    previewSaved: 'Se afișează ce este salvat.',
    openInTab: 'Deschide într-o filă nouă',
    phoneWidth: 'Telefon',
    wideWidth: 'Ecran lat',
  },
  {
    title: 'Контент',
    sections: 'Виды контента',
    seo: 'SEO',
    mail: 'Тексты писем',
    ordered: 'Порядок сохранён',
    preview: 'Предпросмотр',
    previewSaved: 'Показано то, что сохранено.',
    openInTab: 'Открыть в новой вкладке',
    phoneWidth: 'Телефон',
    wideWidth: 'Широкий экран',
  },
);

export const seoText = defineMessages(
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
