import { defineMessages } from '../../i18n/messages.ts';

export const messages = defineMessages(
  {
    title: '404 Pagina nu s-a gasit',
    missing: 'Această pagină nu există!',
    missingText:
      'Poate adresa e scrisă greșit, sau produsul nu se mai vinde. Căutați-l după marcă, secțiune sau cod.',
    search: 'Caută în magazin',
    placeholder: 'De exemplu, VVGng 3x2.5',
    submit: 'Caută',
    home: 'Înapoi la pagina principală',
    categories: 'Sau alegeți din catalog',
    troubleTitle: 'Pagina nu poate fi arătată',
    trouble: 'Pagina nu poate fi arătată acum',
    troubleText: 'Problema e la noi, nu la dumneavoastră. De obicei trece într-un minut.',
    offline: 'Nu aveți conexiune la internet',
    offlineText:
      'Verificați rețeaua. Când conexiunea revine, pagina se încarcă singură; coșul și favoritele sunt la locul lor.',
    retry: 'Încearcă din nou',
  },
  {
    title: '404 Страница не найдена',
    missing: 'Такой страницы нет!',
    missingText:
      'Возможно, в адресе опечатка или товар больше не продаётся. Поищите его по марке, сечению или коду.',
    search: 'Поиск по магазину',
    placeholder: 'Например, ВВГнг 3х2,5',
    submit: 'Найти',
    home: 'Вернуться на главную',
    categories: 'Или выберите в каталоге',
    troubleTitle: 'Не удаётся показать страницу',
    trouble: 'Сейчас не удаётся показать страницу',
    troubleText: 'Неполадка у нас, а не у вас. Обычно это проходит за минуту.',
    offline: 'Нет подключения к интернету',
    offlineText:
      'Проверьте сеть. Когда связь появится, страница загрузится сама; корзина и избранное на месте.',
    retry: 'Попробовать ещё раз',
  },
);
