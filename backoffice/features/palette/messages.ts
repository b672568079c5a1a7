import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  open: ['Caută', 'Найти'],
  title: ['Caută oriunde', 'Найти что угодно'],
  hint: [
    'Număr de comandă, telefon, nume, cod, cuvânt…',
    'Номер заказа, телефон, имя, код, слово…',
  ],
  screens: ['Pagini', 'Страницы'],
  recent: ['Deschise de curând', 'Недавно открытые'],
  orders: ['Comenzi', 'Заказы'],
  products: ['Produse', 'Товары'],
  customers: ['Clienți', 'Клиенты'],
  messages: ['Mesaje', 'Сообщения'],
  nothing: ['Nimic cu acest nume sau număr.', 'С таким именем или номером ничего нет.'],
  keys: [
    'Săgețile aleg, Enter deschide, Escape închide.',
    'Стрелки выбирают, Enter открывает, Escape закрывает.',
  ],
});
