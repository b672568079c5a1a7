import type { Locale } from '../locale.ts';
import { type MailKind, mailKinds } from './mails.ts';

/** What each mail of the shop is called, wherever mails are listed, worded or switched. */
const mailNames: Record<Locale, Record<MailKind, string>> = {
  ro: {
    'order-confirmation': 'Comandă primită',
    'order-notice': 'Comandă nouă, către magazin',
    'order-confirmed': 'Comandă confirmată',
    'order-packed': 'Comandă pregătită',
    'order-shipped': 'Comandă expediată',
    'order-ready-for-pickup': 'Gata de ridicare',
    'order-completed': 'Comandă finalizată',
    'order-cancelled': 'Comandă anulată',
    'order-changed': 'Comandă modificată',
    'order-parcel': 'O parte din comandă a plecat',
    welcome: 'Bun venit',
    'confirm-email': 'Confirmarea adresei de e-mail',
    'password-reset': 'Parolă nouă',
    'account-opened': 'Cont deschis la telefon',
    'customer-email-changed': 'E-mail schimbat',
    'customer-password-changed': 'Parolă schimbată',
    'contact-request': 'Mesaj de contact, către magazin',
    'staff-invitation': 'Invitație în echipă',
    'staff-password-link': 'Parolă de lucru nouă',
    'staff-password-changed': 'Parola de lucru schimbată',
  },
  ru: {
    'order-confirmation': 'Заказ получен',
    'order-notice': 'Новый заказ, магазину',
    'order-confirmed': 'Заказ подтверждён',
    'order-packed': 'Заказ собран',
    'order-shipped': 'Заказ отправлен',
    'order-ready-for-pickup': 'Можно забирать',
    'order-completed': 'Заказ выполнен',
    'order-cancelled': 'Заказ отменён',
    'order-changed': 'Заказ изменён',
    'order-parcel': 'Часть заказа отправлена',
    welcome: 'Добро пожаловать',
    'confirm-email': 'Подтверждение адреса эл. почты',
    'password-reset': 'Новый пароль',
    'account-opened': 'Аккаунт открыт по телефону',
    'customer-email-changed': 'Почта изменена',
    'customer-password-changed': 'Пароль изменён',
    'contact-request': 'Сообщение с сайта, магазину',
    'staff-invitation': 'Приглашение в команду',
    'staff-password-link': 'Новый рабочий пароль',
    'staff-password-changed': 'Рабочий пароль изменён',
  },
};

/** Of a kind the shop sends no more, the kind itself. */
export function nameOfMail(kind: string, locale: Locale): string {
  const known = mailKinds.find((one) => one === kind);
  return known ? mailNames[locale][known] : kind;
}
