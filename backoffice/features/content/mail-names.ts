import type { Locale } from '../../../contract/locale.ts';
import { locale } from '../../i18n.ts';

type Names = Record<Locale, Record<string, string>>;

const kinds: Names = {
  ro: {
    'order-confirmation': 'Confirmarea comenzii',
    'order-notice': 'Comandă nouă, pentru magazin',
    welcome: 'Bun venit',
    'password-reset': 'Parolă nouă',
    'contact-request': 'Mesaj de contact, pentru magazin',
    'staff-invitation': 'Invitație în echipă',
    'staff-password-changed': 'Parola de lucru schimbată',
  },
  ru: {
    'order-confirmation': 'Подтверждение заказа',
    'order-notice': 'Новый заказ, для магазина',
    welcome: 'Добро пожаловать',
    'password-reset': 'Новый пароль',
    'contact-request': 'Сообщение с сайта, для магазина',
    'staff-invitation': 'Приглашение в команду',
    'staff-password-changed': 'Рабочий пароль изменён',
  },
};

const fields: Names = {
  ro: {
    subject: 'Subiect',
    title: 'Titlu',
    received: 'Ce s-a întâmplat',
    received_by_phone: 'Ce s-a întâmplat, la comanda prin telefon',
    next_cash: 'Mai departe, la numerar',
    next_card: 'Mai departe, la card',
    next_transfer: 'Mai departe, la transfer',
    attached: 'Când contul de plată este atașat',
    open: 'Butonul',
    mistake: 'Dacă este o greșeală',
    terms: 'Linkul spre condiții',
    language: 'Limba clientului',
    gives: 'Ce primește clientul',
    account: 'Titlul datelor',
    username: 'Eticheta numelui',
    sign_in: 'Cum se intră',
    otherwise: 'Dacă nu a fost el',
    asked: 'De ce vine scrisoarea',
    choose: 'Butonul',
    valid: 'Cât ține linkul',
    person: 'Titlul datelor',
    name: 'Eticheta numelui',
    phone: 'Eticheta telefonului',
    comment: 'Titlul mesajului',
    greeting: 'Salutul',
    invited: 'Invitația',
    accept: 'Butonul',
    changed: 'Ce s-a întâmplat',
  },
  ru: {
    subject: 'Тема',
    title: 'Заголовок',
    received: 'Что произошло',
    received_by_phone: 'Что произошло, если заказ по телефону',
    next_cash: 'Что дальше, если наличными',
    next_card: 'Что дальше, если картой',
    next_transfer: 'Что дальше, если переводом',
    attached: 'Если счёт приложен',
    open: 'Кнопка',
    mistake: 'Если есть ошибка',
    terms: 'Ссылка на условия',
    language: 'Язык клиента',
    gives: 'Что даёт аккаунт',
    account: 'Заголовок данных',
    username: 'Подпись имени',
    sign_in: 'Как войти',
    otherwise: 'Если это были не вы',
    asked: 'Почему пришло письмо',
    choose: 'Кнопка',
    valid: 'Сколько действует ссылка',
    person: 'Заголовок данных',
    name: 'Подпись имени',
    phone: 'Подпись телефона',
    comment: 'Заголовок сообщения',
    greeting: 'Приветствие',
    invited: 'Приглашение',
    accept: 'Кнопка',
    changed: 'Что произошло',
  },
};

/** What is not named here yet goes by the shop's own name for it. */
export const nameOfMail = (kind: string) => kinds[locale][kind] ?? kind;
export const nameOfSentence = (field: string) => fields[locale][field] ?? field;
