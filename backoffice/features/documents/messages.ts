import { plural } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

export const text = defineMessages(
  {
    print: 'Documente',
    inLanguage: (name: string, language: string) => `${name}, ${language}`,
    ro: 'în română',
    ru: 'în rusă',
    newTab: '(se deschide într-o filă nouă)',
    language: 'Limba documentelor',
    chosen: (count: number) =>
      plural('ro', count, {
        one: 'O comandă aleasă',
        few: '# comenzi alese',
        other: '# de comenzi alese',
      }),
    tooMany: (most: number) => `Un document cuprinde cel mult ${most} de comenzi`,
    clear: 'Renunță la alegere',
    mark: (number: string) => `Alege comanda ${number}`,
    markAll: 'Alege toate comenzile din listă',
    bulk: 'Documente pentru comenzile alese',
  },
  {
    print: 'Документы',
    inLanguage: (name: string, language: string) => `${name}, ${language}`,
    ro: 'по-румынски',
    ru: 'по-русски',
    newTab: '(откроется в новой вкладке)',
    language: 'Язык документов',
    chosen: (count: number) =>
      plural('ru', count, {
        one: 'Выбран # заказ',
        few: 'Выбрано # заказа',
        other: 'Выбрано # заказов',
      }),
    tooMany: (most: number) => `В один документ входит не больше ${most} заказов`,
    clear: 'Снять выбор',
    mark: (number: string) => `Выбрать заказ ${number}`,
    markAll: 'Выбрать все заказы списка',
    bulk: 'Документы выбранных заказов',
  },
);
