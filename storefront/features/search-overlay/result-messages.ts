import { defineMessages, plural } from '../../../kit/i18n/messages.ts';

/** Words of the part that is loaded when somebody begins to search. */
export const messages = defineMessages(
  {
    heading: 'Rezultatele căutării',
    hint: 'Scrieți ce căutați: o marcă, o secțiune, un cod.',
    examples: 'De exemplu',
    categories: 'Categorii',
    products: 'Produse',
    resembling: 'Poate căutați și…',
    inStock: (amount: string) => `În stoc: ${amount}`,
    noStock: 'Nu este în stoc',
    add: (amount: string, title: string) => `Adaugă ${amount} în coș: ${title}`,
    found: (count: number) =>
      plural('ro', count, {
        one: 'Un produs găsit',
        few: '# produse găsite',
        other: '# de produse găsite',
      }),
    seeAll: (count: number) =>
      plural('ro', count, {
        one: 'Vezi # produs găsit',
        few: 'Vezi toate cele # produse',
        other: 'Vezi toate cele # de produse',
      }),
    nothing: (text: string) => `Nu am găsit nimic pentru „${text}”`,
    advice: 'Verificați scrierea sau căutați mai larg: numai marca ori numai secțiunea.',
    failed: 'Căutarea nu răspunde acum.',
    offline: 'Nu aveți conexiune la internet. Căutarea continuă când conexiunea revine.',
  },
  {
    heading: 'Результаты поиска',
    hint: 'Напишите, что ищете: марку, сечение, код.',
    examples: 'Например',
    categories: 'Категории',
    products: 'Товары',
    resembling: 'Возможно, вы также ищете…',
    inStock: (amount: string) => `В наличии: ${amount}`,
    noStock: 'Нет в наличии',
    add: (amount: string, title: string) => `В корзину ${amount}: ${title}`,
    found: (count: number) =>
      plural('ru', count, {
        one: 'Найден # товар',
        few: 'Найдено # товара',
        many: 'Найдено # товаров',
        other: 'Найдено # товара',
      }),
    seeAll: (count: number) =>
      plural('ru', count, {
        one: 'Показать # товар',
        few: 'Показать все # товара',
        many: 'Показать все # товаров',
        other: 'Показать все # товара',
      }),
    nothing: (text: string) => `По запросу «${text}» ничего не найдено`,
    advice: 'Проверьте написание или ищите шире: только марку или только сечение.',
    failed: 'Поиск сейчас не отвечает.',
    offline: 'Нет подключения к интернету. Поиск продолжится, когда связь появится.',
  },
);
