import { defineMessages } from '../../../storefront/i18n/messages.ts';
import { api } from '../../api/api.ts';
import { CONTENT } from './desks.ts';

export const readMailTexts = {
  queryKey: [...CONTENT, 'mail'],
  queryFn: () => api.get('/staff/content/mail-texts/'),
};

export const mailMessages = defineMessages(
  {
    mail: 'Scrisoarea',
    subject: 'Subiect',
    own: 'Texte proprii',
    worded: (count: number) => `${count} schimbate`,
    variables: 'Variabile care pot sta în texte:',
    required: (names: string) => `Trebuie să cuprindă ${names}`,
    restore: 'Textul magazinului',
    look: 'Vezi scrisoarea',
    order: 'Numărul comenzii',
    orderHint: 'Fără număr: o comandă de probă.',
    'order-confirmation': 'Confirmarea comenzii',
    'order-notice': 'Comandă nouă, pentru magazin',
    welcome: 'Bun venit',
    'password-reset': 'Parolă nouă',
    'contact-request': 'Mesaj de contact, pentru magazin',
    'staff-invitation': 'Invitație în echipă',
    'staff-password-changed': 'Parola de lucru schimbată',
  },
  {
    mail: 'Письмо',
    subject: 'Тема',
    own: 'Свои тексты',
    worded: (count: number) => `изменено: ${count}`,
    variables: 'Переменные, которые можно вставить в тексты:',
    required: (names: string) => `Обязательно: ${names}`,
    restore: 'Вернуть текст магазина',
    look: 'Посмотреть письмо',
    order: 'Номер заказа',
    orderHint: 'Без номера: пробный заказ.',
    'order-confirmation': 'Подтверждение заказа',
    'order-notice': 'Новый заказ, для магазина',
    welcome: 'Добро пожаловать',
    'password-reset': 'Новый пароль',
    'contact-request': 'Сообщение с сайта, для магазина',
    'staff-invitation': 'Приглашение в команду',
    'staff-password-changed': 'Рабочий пароль изменён',
  },
);

/** A kind that has no name here yet is called as the shop calls it. */
export function nameOfMail(words: (typeof mailMessages)['ro' | 'ru'], kind: string): string {
  const name: unknown = Reflect.get(words, kind);
  return typeof name === 'string' ? name : kind;
}
