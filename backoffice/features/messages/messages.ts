import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  title: ['Mesaje', 'Сообщения'],
  searchHint: ['nume, telefon, cuvinte din mesaj', 'имя, телефон, слова из сообщения'],
  state: ['Stare', 'Состояние'],
  responsible: ['Responsabil', 'Ответственный'],
  anybody: ['Oricine', 'Любой'],
  nobody: ['Nimeni', 'Никто'],
  notes: ['Note', 'Заметки'],
  saveNotes: ['Salvează nota', 'Сохранить заметку'],
  saved: ['Mesajul este salvat', 'Сообщение сохранено'],
  customer: ['Deschide clientul', 'Открыть клиента'],
  findCustomer: ['Caută clientul', 'Найти клиента'],
  none: ['Niciun mesaj aici', 'Сообщений нет'],
  noneText: [
    'Aici ajunge ce scriu oamenii pe pagina de contacte.',
    'Сюда приходит то, что люди пишут на странице контактов.',
  ],
});

/** Of many text, and of one. */
export const statesOfMany = defineMessages({
  new: ['Noi', 'Новые'],
  in_work: ['În lucru', 'В работе'],
  done: ['Rezolvate', 'Закрытые'],
  spam: ['Spam', 'Спам'],
});
export const statesOfOne = defineMessages({
  new: ['Nou', 'Новое'],
  in_work: ['În lucru', 'В работе'],
  done: ['Rezolvat', 'Закрыто'],
  spam: ['Spam', 'Спам'],
});
export const languages = defineMessages({
  ro: ['română', 'румынский'],
  ru: ['rusă', 'русский'],
});
