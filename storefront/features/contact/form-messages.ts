import { defineMessages } from '../../../kit/i18n/messages.ts';

export const formMessages = defineMessages({
  title: ['Scrieți-ne', 'Напишите нам'],
  about: ['Vă sunăm înapoi în orele de program.', 'Перезвоним в рабочие часы.'],
  name: ['Numele', 'Имя'],
  phone: ['Telefon', 'Телефон'],
  comment: ['Cu ce vă putem ajuta?', 'Чем вам помочь?'],
  submit: ['Trimite', 'Отправить'],
  privacy: ['Folosim datele numai ca să vă răspundem:', 'Данные нужны нам только для ответа:'],
  privacyLink: ['politica de confidențialitate', 'политика конфиденциальности'],
  sent: ['Mulțumim, mesajul a ajuns la noi!', 'Спасибо, сообщение получено!'],
  sentText: [
    (phone: string) => `Vă sunăm în orele de program la ${phone}.`,
    (phone: string) => `Перезвоним в рабочие часы по номеру ${phone}.`,
  ],
  again: ['Scrie alt mesaj', 'Написать ещё'],
  failed: ['Formularul nu a fost trimis!', 'Форма не отправлена!'],
  failedText: [
    'Ce ați scris a rămas aici. Încercați din nou sau sunați-ne.',
    'Всё, что вы написали, осталось здесь. Попробуйте ещё раз или позвоните нам.',
  ],
});
