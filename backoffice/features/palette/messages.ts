import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    open: 'Caută',
    title: 'Caută oriunde',
    hint: 'Număr de comandă, telefon, nume, cod, cuvânt…',
    screens: 'Pagini',
    recent: 'Deschise de curând',
    orders: 'Comenzi',
    products: 'Produse',
    customers: 'Clienți',
    messages: 'Mesaje',
    nothing: 'Nimic cu acest nume sau număr.',
    keys: 'Săgețile aleg, Enter deschide, Escape închide.',
  },
  {
    open: 'Найти',
    title: 'Найти что угодно',
    hint: 'Номер заказа, телефон, имя, код, слово…',
    screens: 'Страницы',
    recent: 'Недавно открытые',
    orders: 'Заказы',
    products: 'Товары',
    customers: 'Клиенты',
    messages: 'Сообщения',
    nothing: 'С таким именем или номером ничего нет.',
    keys: 'Стрелки выбирают, Enter открывает, Escape закрывает.',
  },
);
