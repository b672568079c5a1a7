import { lengthsDropped } from '../../../contract/piece-words.ts';
import { defineMessages } from '../../../kit/i18n/messages.ts';

export const rowMessages = defineMessages(
  {
    code: 'Cod',
    quantity: (title: string) => `Cantitate: ${title}`,
    remove: (title: string) => `Șterge: ${title}`,
    cutToOrder: 'Se taie la comandă',
    pieces: (title: string) => `Cum se taie: ${title}`,
    ownLengths: 'lungimile mele',
    lengthsDropped: lengthsDropped.ro,
    lengthsFailed: 'Câmpurile pentru lungimi nu s-au încărcat.',
    allStock: (amount: string) => `Tot stocul: ${amount}`,
    noStock: 'Nu este în stoc',
    notSold: 'Nu se mai vinde; nu intră în comandă',
    successor: 'În locul lui:',
    sum: 'Suma',
    priceLoading: 'Prețul se încarcă',
  },
  {
    code: 'Код',
    quantity: (title: string) => `Количество: ${title}`,
    remove: (title: string) => `Удалить: ${title}`,
    cutToOrder: 'Режем под заказ',
    pieces: (title: string) => `Как резать: ${title}`,
    ownLengths: 'свои отрезки',
    lengthsDropped: lengthsDropped.ru,
    lengthsFailed: 'Не удалось загрузить поля для отрезков.',
    allStock: (amount: string) => `Весь остаток: ${amount}`,
    noStock: 'Нет в наличии',
    notSold: 'Больше не продаётся; в заказ не войдёт',
    successor: 'Вместо него:',
    sum: 'Сумма',
    priceLoading: 'Цена загружается',
  },
);
