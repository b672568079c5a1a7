import { defineMessages } from '../../../kit/i18n/messages.ts';

export const formMessages = defineMessages(
  {
    title: 'Scrieți-ne',
    about: 'Vă sunăm înapoi în orele de program.',
    name: 'Numele',
    phone: 'Telefon',
    comment: 'Cu ce vă putem ajuta?',
    submit: 'Trimite',
    privacy: 'Folosim datele numai ca să vă răspundem:',
    privacyLink: 'politica de confidențialitate',
    sent: 'Mulțumim, mesajul a ajuns la noi!',
    sentText: (phone: string) => `Vă sunăm în orele de program la ${phone}.`,
    again: 'Scrie alt mesaj',
    failed: 'Formularul nu a fost trimis!',
    failedText: 'Ce ați scris a rămas aici. Încercați din nou sau sunați-ne.',
  },
  {
    title: 'Напишите нам',
    about: 'Перезвоним в рабочие часы.',
    name: 'Имя',
    phone: 'Телефон',
    comment: 'Чем вам помочь?',
    submit: 'Отправить',
    privacy: 'Данные нужны нам только для ответа:',
    privacyLink: 'политика конфиденциальности',
    sent: 'Спасибо, сообщение получено!',
    sentText: (phone: string) => `Перезвоним в рабочие часы по номеру ${phone}.`,
    again: 'Написать ещё',
    failed: 'Форма не отправлена!',
    failedText: 'Всё, что вы написали, осталось здесь. Попробуйте ещё раз или позвоните нам.',
  },
);
