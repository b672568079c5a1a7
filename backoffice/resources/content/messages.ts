import { defineMessages } from '../../i18n.ts';

/** What content of every kind is called by: its fields, its states, the groups it stands in. */
export const text = defineMessages({
  title: ['Denumire', 'Название'],
  excerpt: ['Pe scurt', 'Кратко'],
  body: ['Text', 'Текст'],
  slug: ['Adresa paginii', 'Адрес страницы'],
  slugHint: [
    'Litere latine mici, cifre și cratimă. Adresa veche duce mai departe la cea nouă.',
    'Строчные латинские буквы, цифры и дефис. Старый адрес приведёт на новый.',
  ],
  section: ['Unde apare', 'Где видно'],
  kind: ['Tipul', 'Вид'],
  image: ['Imagine', 'Картинка'],
  active: ['Publicat', 'Опубликовано'],
  activeHint: [
    'Fără bifă rămâne ciornă: o văd numai angajații.',
    'Без отметки останется черновиком: его видят только сотрудники.',
  ],
  published_at: ['Se publică la', 'Опубликовать'],
  starts_at: ['Se vede de la', 'Показывать с'],
  ends_at: ['Până la', 'До'],
  text: ['Text scurt', 'Короткий текст'],
  button: ['Textul butonului', 'Текст кнопки'],
  link: ['Unde duce', 'Куда ведёт'],
  button_link: ['Unde duce', 'Куда ведёт'],
  linkHint: [
    'O pagină a magazinului, ca /discount, sau o adresă https://',
    'Страница магазина, например /discount, или адрес https://',
  ],
  icon: ['Pictogramă', 'Значок'],
  none: ['Fără', 'Без значка'],
  description: ['Descriere', 'Описание'],
  inactive_time: ['Apare după (secunde)', 'Появляется через (секунд)'],
  inactiveHint: ['Fără număr: după 10 secunde.', 'Без числа: через 10 секунд.'],
  for_guests: ['Numai pentru cine nu este în cont', 'Только для тех, кто не вошёл'],
  publication: ['Publicare', 'Публикация'],
  texts: ['Texte', 'Тексты'],
  look: ['Înfățișare', 'Вид'],
  department: ['Secție', 'Отдел'],
  draft: ['Ciornă', 'Черновик'],
  planned: ['Programat', 'Запланировано'],
  shown: ['Se vede', 'Показывается'],
  ended: ['Încheiat', 'Закончилось'],
  without: [(language: string) => `fără ${language}`, (language) => `нет ${language}`],
  about: ['Despre noi', 'О нас'],
  info: ['Informații', 'Информация'],
  banner: ['Banner', 'Баннер'],
  slide: ['Slide-uri', 'Слайды'],
  advantage: ['Avantaje', 'Преимущества'],
  client: ['Clienți', 'Клиенты'],
  news: ['Noutate', 'Новость'],
  announcement: ['Anunț', 'Объявление'],
  removeText: [
    'Nu poate fi restabilit. O ciornă se păstrează și nu se vede.',
    'Вернуть будет нельзя. Черновик сохраняется, и покупатели его не видят.',
  ],
  state: ['Starea', 'Состояние'],
  heading: ['Titlu', 'Заголовок'],
  date: ['Data', 'Дата'],
  languages: ['Limbi', 'Языки'],
});

export const kindMessages = {
  pages: {
    ...text,
    ...defineMessages({
      one: ['pagină', 'страница'],
      many: ['Pagini', 'Страницы'],
      add: ['Pagină nouă', 'Новая страница'],
    }),
  },
  articles: {
    ...text,
    ...defineMessages({
      one: ['noutate', 'новость'],
      many: ['Noutăți', 'Новости'],
      add: ['Publicație nouă', 'Новая публикация'],
    }),
  },
  blocks: {
    ...text,
    ...defineMessages({
      one: ['bloc al primei pagini', 'блок главной'],
      many: ['Prima pagină', 'Главная'],
      add: ['Bloc nou', 'Новый блок'],
    }),
  },
  popups: {
    ...text,
    ...defineMessages({
      one: ['fereastră', 'всплывающее окно'],
      many: ['Ferestre', 'Всплывающие окна'],
      add: ['Fereastră nouă', 'Новое окно'],
    }),
  },
};
