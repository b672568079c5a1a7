import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  label: ['Caută în magazin', 'Поиск по магазину'],
  hint: ['Caută după marcă, secțiune sau cod', 'Поиск по марке, сечению или коду'],
  submit: ['Caută', 'Найти'],
  close: ['Închide căutarea', 'Закрыть поиск'],
});
