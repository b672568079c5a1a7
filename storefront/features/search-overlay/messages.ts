import { defineMessages } from '../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    label: 'Caută în magazin',
    hint: 'Caută după marcă, secțiune sau cod',
    submit: 'Caută',
    close: 'Închide căutarea',
  },
  {
    label: 'Поиск по магазину',
    hint: 'Поиск по марке, сечению или коду',
    submit: 'Найти',
    close: 'Закрыть поиск',
  },
);
