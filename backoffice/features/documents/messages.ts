import { plural } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

export const text = defineMessages({
  print: ['Documente', 'Документы'],
  inLanguage: [
    (name: string, language: string) => `${name}, ${language}`,
    (name: string, language: string) => `${name}, ${language}`,
  ],
  ro: ['în română', 'по-румынски'],
  ru: ['în rusă', 'по-русски'],
  newTab: ['(se deschide într-o filă nouă)', '(откроется в новой вкладке)'],
  language: ['Limba documentelor', 'Язык документов'],
  chosen: [
    (count: number) =>
      plural('ro', count, {
        one: 'O comandă aleasă',
        few: '# comenzi alese',
        other: '# de comenzi alese',
      }),
    (count: number) =>
      plural('ru', count, {
        one: 'Выбран # заказ',
        few: 'Выбрано # заказа',
        other: 'Выбрано # заказов',
      }),
  ],
  tooMany: [
    (most: number) => `Un document cuprinde cel mult ${most} de comenzi`,
    (most: number) => `В один документ входит не больше ${most} заказов`,
  ],
  clear: ['Renunță la alegere', 'Снять выбор'],
  mark: [
    (number: string) => `Alege comanda ${number}`,
    (number: string) => `Выбрать заказ ${number}`,
  ],
  markAll: ['Alege toate comenzile din listă', 'Выбрать все заказы списка'],
  bulk: ['Documente pentru comenzile alese', 'Документы выбранных заказов'],
});
