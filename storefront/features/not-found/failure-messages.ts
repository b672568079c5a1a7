import { defineMessages } from '../../../kit/i18n/messages.ts';

export const failureMessages = defineMessages({
  title: ['Pagina nu poate fi afișată', 'Не удаётся показать страницу'],
  failed: ['Pagina nu poate fi afișată acum', 'Сейчас не удаётся показать страницу'],
  failedText: [
    'Problema e la noi, nu la dumneavoastră. De obicei trece într-un minut.',
    'Неполадка у нас, а не у вас. Обычно это проходит за минуту.',
  ],
  offline: ['Nu aveți conexiune la internet', 'Нет подключения к интернету'],
  offlineText: [
    'Verificați rețeaua. Când conexiunea revine, pagina se încarcă singură; coșul și favoritele sunt la locul lor.',
    'Проверьте сеть. Когда связь появится, страница загрузится сама; корзина и избранное на месте.',
  ],
  retry: ['Încearcă din nou', 'Попробовать ещё раз'],
  home: ['Înapoi la pagina principală', 'Вернуться на главную'],
});
