import { plural } from '../../../kit/i18n/messages.ts';
import { defineMessages } from '../../i18n.ts';

const products = {
  ro: (count: number) =>
    plural('ro', count, { one: 'un produs', few: '# produse', other: '# de produse' }),
  ru: (count: number) =>
    plural('ru', count, { one: '# товар', few: '# товара', other: '# товаров' }),
};

export const text = defineMessages({
  title: ['Cuvinte de căutare', 'Поисковые слова'],
  words: ['Sinonime', 'Синонимы'],
  missed: ['Căutate și negăsite', 'Искали и не нашли'],
  equivalents: ['Mărci care se pot înlocui', 'Взаимозаменяемые марки'],
  equivalentsHint: [
    'O grupă pe rând, mărcile despărțite prin virgulă. Apropiate, nu identice.',
    'Одна группа в строке, марки через запятую. Близкие, но не одинаковые.',
  ],
  spellings: ['Cum scriu cumpărătorii', 'Как пишут покупатели'],
  spellingsHint: [
    'Despărțite prin virgulă. Majusculele, diacriticele și terminațiile nu contează.',
    'Через запятую. Регистр, диакритика и окончания не важны.',
  ],
  waiting: ['catalogul nu are încă așa ceva', 'в каталоге такого пока нет'],
  add: ['Înțeles nou', 'Новое значение'],
  addTitle: ['Ce înseamnă cuvântul?', 'Что значит слово?'],
  chooseMeaning: [
    'Căutați o categorie, un brand sau un atribut',
    'Найдите категорию, бренд или атрибут',
  ],
  plainWords: [
    (words: string) => `Caută în loc cuvintele „${words}”`,
    (words: string) => `Искать вместо него слова «${words}»`,
  ],
  tryTitle: ['Probă', 'Проба'],
  tryLabel: ['Ce ar scrie un cumpărător', 'Что написал бы покупатель'],
  tryHint: ['Un text pe rând, cel mult zece.', 'По одному тексту в строке, не больше десяти.'],
  tryButton: ['Încearcă', 'Попробовать'],
  now: ['Acum', 'Сейчас'],
  edited: ['Cu modificările', 'С изменениями'],
  same: ['Nu se schimbă nimic.', 'Ничего не меняется.'],
  found: [products.ro, products.ru],
  nothing: ['nimic', 'ничего'],
  read: [
    (searched: string) => `citit ca „${searched}”`,
    (searched: string) => `прочитано как «${searched}»`,
  ],
  leftOut: [(words: string) => `fără: ${words}`, (words: string) => `без слов: ${words}`],
  log: ['Căutări reale care ar primi alt răspuns', 'Настоящие запросы, на которые ответ изменится'],
  logNone: [
    (compared: number) => `Texte căutate des: ${compared}. Niciunul nu se schimbă.`,
    (compared: number) => `Из частых запросов (${compared}) не меняется ни один.`,
  ],
  logSome: [
    (changed: number, compared: number) => `${changed} din ${compared} căutate des`,
    (changed: number, compared: number) => `${changed} из ${compared} частых`,
  ],
  text: ['Textul', 'Запрос'],
  searches: ['Căutări', 'Запросов'],
  discard: ['Renunță', 'Отменить'],
  unsaved: [
    (lines: number) =>
      plural('ro', lines, {
        one: 'un rând schimbat',
        few: '# rânduri schimbate',
        other: '# de rânduri schimbate',
      }),
    (lines: number) =>
      plural('ru', lines, {
        one: 'изменена # строка',
        few: 'изменены # строки',
        other: 'изменено # строк',
      }),
  ],
  saved: [
    'Cuvintele sunt salvate și active în magazin',
    'Слова сохранены и уже работают в магазине',
  ],
  foundThen: ['Găsea atunci', 'Находил тогда'],
  foundNow: ['Găsește acum', 'Находит сейчас'],
  language: ['Limba', 'Язык'],
  addWord: ['Adaugă un sinonim', 'Добавить синоним'],
  kind: ['Ce s-a găsit', 'Что нашлось'],
  kindNothing: ['Nimic', 'Ничего'],
  kindPartly: ['Doar o parte din cuvinte', 'Только по части слов'],
  kindAll: ['Orice', 'Что угодно'],
  period: ['În ultimele', 'За последние'],
  days: [
    (days: number) => (days === 7 ? '7 zile' : days === 365 ? 'un an' : `${days} de zile`),
    (days: number) => (days === 365 ? 'год' : `${days} дней`),
  ],
  missedHint: [
    'Se numără texte, nu oameni. Apar cele căutate cel puțin de două ori; după un an se uită.',
    'Считаются тексты, а не люди. Видны запросы, заданные хотя бы дважды; через год они забываются.',
  ],
  missedNone: ['Tot ce s-a căutat s-a găsit.', 'Всё, что искали, нашлось.'],
  noLines: ['Niciun rând nu are acest cuvânt.', 'Такого слова нет ни в одной строке.'],
  more: [
    (left: number) => `Încă ${left}: căutați mai exact`,
    (left: number) => `Ещё ${left}: уточните поиск`,
  ],
});
