import { pluralRo, pluralRu } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  print: ['Documente', 'Документы'],
  inLanguage: [
    (name: string, language: string) => `${name}, ${language}`,
    (name, language) => `${name}, ${language}`,
  ],
  ro: ['în română', 'по-румынски'],
  ru: ['în rusă', 'по-русски'],
  newTab: ['(se deschide într-o filă nouă)', '(откроется в новой вкладке)'],
  language: ['Limba documentelor', 'Язык документов'],
  chosen: [
    pluralRo('O comandă aleasă', '# comenzi alese', '# de comenzi alese'),
    pluralRu('Выбран # заказ', 'Выбрано # заказа', 'Выбрано # заказов'),
  ],
  tooMany: [
    (most: number) => `Un document cuprinde cel mult ${most} de comenzi`,
    (most) => `В один документ входит не больше ${most} заказов`,
  ],
  clear: ['Renunță la alegere', 'Снять выбор'],
  mark: [(number: string) => `Alege comanda ${number}`, (number) => `Выбрать заказ ${number}`],
  markAll: ['Alege toate comenzile din listă', 'Выбрать все заказы списка'],
  bulk: ['Documente pentru comenzile alese', 'Документы выбранных заказов'],
});
