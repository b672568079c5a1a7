import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    title: 'Contul meu',
    signOut: 'Ieși din cont',
    confirmed: 'Adresa de e-mail este confirmată',

    guestTitle: 'Intrați în contul dumneavoastră',
    guestText: 'Aici vă așteaptă comenzile, datele de livrare și cele ale companiei.',
    logIn: 'Intră în cont',
    register: 'Creează cont',

    unreachableTitle: 'Datele contului nu au putut fi încărcate',
  },
  {
    title: 'Личный кабинет',
    signOut: 'Выйти',
    confirmed: 'Адрес эл. почты подтверждён',

    guestTitle: 'Войдите в аккаунт',
    guestText: 'Здесь хранятся ваши заказы, адрес доставки и реквизиты компании.',
    logIn: 'Войти',
    register: 'Создать аккаунт',

    unreachableTitle: 'Не удалось загрузить данные аккаунта',
  },
);
