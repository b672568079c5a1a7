import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

/** Words of the part that is loaded when somebody begins to search. */
export const messages = defineMessages({
  heading: ['Rezultatele căutării', 'Результаты поиска'],
  hint: [
    'Scrieți ce căutați: o marcă, o secțiune, un cod.',
    'Напишите, что ищете: марку, сечение, код.',
  ],
  examples: ['De exemplu', 'Например'],
  categories: ['Categorii', 'Категории'],
  products: ['Produse', 'Товары'],
  resembling: ['Poate căutați și…', 'Возможно, вы также ищете…'],
  inStock: [(amount: string) => `În stoc: ${amount}`, (amount: string) => `В наличии: ${amount}`],
  noStock: ['Nu este în stoc', 'Нет в наличии'],
  add: [
    (amount: string, title: string) => `Adaugă ${amount} în coș: ${title}`,
    (amount: string, title: string) => `В корзину ${amount}: ${title}`,
  ],
  found: [
    (count: number) =>
      plural('ro', count, {
        one: 'Un produs găsit',
        few: '# produse găsite',
        other: '# de produse găsite',
      }),
    (count: number) =>
      plural('ru', count, {
        one: 'Найден # товар',
        few: 'Найдено # товара',
        many: 'Найдено # товаров',
        other: 'Найдено # товара',
      }),
  ],
  seeAll: [
    (count: number) =>
      plural('ro', count, {
        one: 'Vezi # produs găsit',
        few: 'Vezi toate cele # produse',
        other: 'Vezi toate cele # de produse',
      }),
    (count: number) =>
      plural('ru', count, {
        one: 'Показать # товар',
        few: 'Показать все # товара',
        many: 'Показать все # товаров',
        other: 'Показать все # товара',
      }),
  ],
  nothing: [
    (text: string) => `Nu am găsit nimic pentru „${text}”`,
    (text: string) => `По запросу «${text}» ничего не найдено`,
  ],
  advice: [
    'Verificați scrierea sau căutați mai larg: numai marca ori numai secțiunea.',
    'Проверьте написание или ищите шире: только марку или только сечение.',
  ],
  failed: ['Căutarea nu răspunde acum.', 'Поиск сейчас не отвечает.'],
  offline: [
    'Nu aveți conexiune la internet. Căutarea continuă când conexiunea revine.',
    'Нет подключения к интернету. Поиск продолжится, когда связь появится.',
  ],
});
