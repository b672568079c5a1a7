import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    title: 'Mesaje',
    searchHint: 'nume, telefon, cuvinte din mesaj',
    state: 'Stare',
    responsible: 'Responsabil',
    anybody: 'Oricine',
    nobody: 'Nimeni',
    notes: 'Note',
    saveNotes: 'Salvează nota',
    saved: 'Mesajul este salvat',
    customer: 'Deschide clientul',
    findCustomer: 'Caută clientul',
    none: 'Niciun mesaj aici',
    noneText: 'Aici ajunge ce scriu oamenii pe pagina de contacte.',
  },
  {
    title: 'Сообщения',
    searchHint: 'имя, телефон, слова из сообщения',
    state: 'Состояние',
    responsible: 'Ответственный',
    anybody: 'Любой',
    nobody: 'Никто',
    notes: 'Заметки',
    saveNotes: 'Сохранить заметку',
    saved: 'Сообщение сохранено',
    customer: 'Открыть клиента',
    findCustomer: 'Найти клиента',
    none: 'Сообщений нет',
    noneText: 'Сюда приходит то, что люди пишут на странице контактов.',
  },
);

/** Of many text, and of one. */
export const statesOfMany = defineMessages(
  { new: 'Noi', in_work: 'În lucru', done: 'Rezolvate', spam: 'Spam' },
  { new: 'Новые', in_work: 'В работе', done: 'Закрытые', spam: 'Спам' },
);
export const statesOfOne = defineMessages(
  { new: 'Nou', in_work: 'În lucru', done: 'Rezolvat', spam: 'Spam' },
  { new: 'Новое', in_work: 'В работе', done: 'Закрыто', spam: 'Спам' },
);
export const languages = defineMessages(
  { ro: 'română', ru: 'rusă' },
  { ro: 'румынский', ru: 'русский' },
);
