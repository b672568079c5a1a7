import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  title: ['404 Pagina nu s-a găsit', '404 Страница не найдена'],
  missing: ['Această pagină nu există!', 'Такой страницы нет!'],
  missingText: [
    'Poate adresa e scrisă greșit, sau produsul nu se mai vinde. Căutați-l după marcă, secțiune sau cod.',
    'Возможно, в адресе опечатка или товар больше не продаётся. Поищите его по марке, сечению или коду.',
  ],
  unreadableTitle: ['400 Adresa paginii este greșită', '400 Неверный адрес страницы'],
  unreadable: ['Adresa paginii este greșită', 'Неверный адрес страницы'],
  unreadableText: [
    'Un filtru sau alt parametru din adresă e scris greșit. Deschideți pagina fără filtre sau căutați ce vă trebuie.',
    'Фильтр или другой параметр в адресе записан с ошибкой. Откройте страницу без фильтров или поищите то, что нужно.',
  ],
  withoutFilters: ['Deschide fără filtre', 'Открыть без фильтров'],
  search: ['Caută în magazin', 'Поиск по магазину'],
  placeholder: ['De exemplu, VVGng 3x2,5', 'Например, ВВГнг 3х2,5'],
  submit: ['Caută', 'Найти'],
  home: ['Înapoi la pagina principală', 'Вернуться на главную'],
  categories: ['Sau alegeți din catalog', 'Или выберите в каталоге'],
});
