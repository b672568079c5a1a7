import { lengthsDropped } from '../../../contract/piece-words.ts';
import { defineMessages } from '../../../kit/i18n/messages.ts';

export const rowMessages = defineMessages({
  code: ['Cod', 'Код'],
  quantity: [(title: string) => `Cantitate: ${title}`, (title: string) => `Количество: ${title}`],
  remove: [(title: string) => `Șterge: ${title}`, (title: string) => `Удалить: ${title}`],
  cutToOrder: ['Se taie la comandă', 'Режем под заказ'],
  pieces: [(title: string) => `Cum se taie: ${title}`, (title: string) => `Как резать: ${title}`],
  ownLengths: ['lungimile mele', 'свои отрезки'],
  lengthsDropped: [lengthsDropped.ro, lengthsDropped.ru],
  lengthsFailed: [
    'Câmpurile pentru lungimi nu s-au încărcat.',
    'Не удалось загрузить поля для отрезков.',
  ],
  allStock: [
    (amount: string) => `Tot stocul: ${amount}`,
    (amount: string) => `Весь остаток: ${amount}`,
  ],
  noStock: ['Nu este în stoc', 'Нет в наличии'],
  notSold: ['Nu se mai vinde; nu intră în comandă', 'Больше не продаётся; в заказ не войдёт'],
  successor: ['În locul lui:', 'Вместо него:'],
  sum: ['Suma', 'Сумма'],
  priceLoading: ['Prețul se încarcă', 'Цена загружается'],
});
