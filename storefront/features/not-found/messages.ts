import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    title: '404 Pagina nu s-a găsit',
    missing: 'Această pagină nu există!',
    missingText:
      'Poate adresa e scrisă greșit, sau produsul nu se mai vinde. Căutați-l după marcă, secțiune sau cod.',
    unreadableTitle: '400 Adresa paginii este greșită',
    unreadable: 'Adresa paginii este greșită',
    unreadableText:
      'Un filtru sau alt parametru din adresă e scris greșit. Deschideți pagina fără filtre sau căutați ce vă trebuie.',
    withoutFilters: 'Deschide fără filtre',
    search: 'Caută în magazin',
    placeholder: 'De exemplu, VVGng 3x2,5',
    submit: 'Caută',
    home: 'Înapoi la pagina principală',
    categories: 'Sau alegeți din catalog',
  },
  {
    title: '404 Страница не найдена',
    missing: 'Такой страницы нет!',
    missingText:
      'Возможно, в адресе опечатка или товар больше не продаётся. Поищите его по марке, сечению или коду.',
    unreadableTitle: '400 Неверный адрес страницы',
    unreadable: 'Неверный адрес страницы',
    unreadableText:
      'Фильтр или другой параметр в адресе записан с ошибкой. Откройте страницу без фильтров или поищите то, что нужно.',
    withoutFilters: 'Открыть без фильтров',
    search: 'Поиск по магазину',
    placeholder: 'Например, ВВГнг 3х2,5',
    submit: 'Найти',
    home: 'Вернуться на главную',
    categories: 'Или выберите в каталоге',
  },
);
