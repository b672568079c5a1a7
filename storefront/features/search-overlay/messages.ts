import { defineMessages } from '../../i18n/messages.ts';

export const messages = defineMessages(
  {
    label: 'Caută în magazin',
    placeholder: 'Marcă, secțiune sau cod',
    submit: 'Caută',
    close: 'Închide căutarea',
  },
  {
    label: 'Поиск по магазину',
    placeholder: 'Марка, сечение или код',
    submit: 'Найти',
    close: 'Закрыть поиск',
  },
);
