import { defineMessages } from '../i18n/messages.ts';

export const uiMessages = defineMessages({
  skip: ['Sari la conținut', 'Перейти к содержанию'],
  close: ['Închide', 'Закрыть'],
  breadcrumbs: ['Calea în catalog', 'Путь в каталоге'],
  home: ['Acasă', 'Главная'],
  pagination: ['Pagini', 'Страницы'],
  page: [(number: number) => `Pagina ${number}`, (number: number) => `Страница ${number}`],
  previousPage: ['Pagina anterioară', 'Предыдущая страница'],
  nextPage: ['Pagina următoare', 'Следующая страница'],
  less: [(label: string) => `Mai puțin: ${label}`, (label: string) => `Меньше: ${label}`],
  more: [(label: string) => `Mai mult: ${label}`, (label: string) => `Больше: ${label}`],
  oldPrice: ['Preț vechi', 'Старая цена'],
  newPrice: ['Preț', 'Цена'],
  saving: ['Economie', 'Экономия'],
  removeFilter: ['Elimină:', 'Убрать:'],
  previousItems: ['Înapoi', 'Назад'],
  nextItems: ['Înainte', 'Вперёд'],
  seeAll: ['Vezi tot', 'Смотреть все'],
});
