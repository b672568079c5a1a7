import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  title: ['Noutăți și anunțuri', 'Новости и объявления'],
  about: [
    'Sfaturi de la oameni care trag cabluri, produse nou venite și schimbări de program.',
    'Советы от тех, кто сам тянет кабель, новинки и изменения в графике работы.',
  ],
  all: ['Toate', 'Все'],
  news: ['Noutăți', 'Новости'],
  announcement: ['Anunțuri', 'Объявления'],
  oneAnnouncement: ['Anunț', 'Объявление'],
  choice: ['Ce se afișează', 'Что показать'],
  page: [
    (title: string, page: number) => (page > 1 ? `${title}, pagina ${page}` : title),
    (title: string, page: number) => (page > 1 ? `${title}, страница ${page}` : title),
  ],
  read: ['Citește', 'Читать'],
  empty: ['Aici încă nu este nimic', 'Здесь пока ничего нет'],
  emptyText: [
    'Când apare ceva nou, îl găsiți pe această pagină.',
    'Когда появится что-то новое, вы найдёте это на этой странице.',
  ],
  seeAll: ['Vezi toate noutățile', 'Все новости'],
  others: ['Alte noutăți', 'Другие новости'],
  share: ['Trimiteți mai departe', 'Поделиться'],
});
