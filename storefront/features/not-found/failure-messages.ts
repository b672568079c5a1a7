import { defineMessages } from '../../../kit/i18n/messages.ts';

export const failureMessages = defineMessages(
  {
    title: 'Pagina nu poate fi afișată',
    failed: 'Pagina nu poate fi afișată acum',
    failedText: 'Problema e la noi, nu la dumneavoastră. De obicei trece într-un minut.',
    offline: 'Nu aveți conexiune la internet',
    offlineText:
      'Verificați rețeaua. Când conexiunea revine, pagina se încarcă singură; coșul și favoritele sunt la locul lor.',
    retry: 'Încearcă din nou',
    home: 'Înapoi la pagina principală',
  },
  {
    title: 'Не удаётся показать страницу',
    failed: 'Сейчас не удаётся показать страницу',
    failedText: 'Неполадка у нас, а не у вас. Обычно это проходит за минуту.',
    offline: 'Нет подключения к интернету',
    offlineText:
      'Проверьте сеть. Когда связь появится, страница загрузится сама; корзина и избранное на месте.',
    retry: 'Попробовать ещё раз',
    home: 'Вернуться на главную',
  },
);
