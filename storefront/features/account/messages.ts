import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  title: ['Contul meu', 'Личный кабинет'],
  signOut: ['Ieși din cont', 'Выйти'],
  confirmed: ['Adresa de e-mail este confirmată', 'Адрес эл. почты подтверждён'],
  guestTitle: ['Intrați în contul dumneavoastră', 'Войдите в аккаунт'],
  guestText: [
    'Aici vă așteaptă comenzile, datele de livrare și cele ale companiei.',
    'Здесь хранятся ваши заказы, адрес доставки и реквизиты компании.',
  ],
  logIn: ['Intră în cont', 'Войти'],
  register: ['Creează cont', 'Создать аккаунт'],
  unreachableTitle: [
    'Datele contului nu au putut fi încărcate',
    'Не удалось загрузить данные аккаунта',
  ],
});
