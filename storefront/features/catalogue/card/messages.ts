import { formatAmount } from '../../../../contract/amount.ts';
import { defineMessages } from '../../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  code: ['Cod', 'Код'],
  promotion: ['Promoție', 'Акция'],
  inStock: [
    (count: number, unit: string) => `În stoc: ${formatAmount(count, unit)}`,
    (count: number, unit: string) => `В наличии: ${formatAmount(count, unit)}`,
  ],
  noStock: ['Nu este în stoc', 'Нет в наличии'],
  logInForPrice: ['Intră în cont pentru preț', 'Цена после входа'],
  quantity: [(title: string) => `Cantitate: ${title}`, (title: string) => `Количество: ${title}`],
  add: [
    (count: number, unit: string) => `Adaugă ${formatAmount(count, unit)} în coș`,
    (count: number, unit: string) => `В корзину: ${formatAmount(count, unit)}`,
  ],
  favourite: [
    (title: string) => `La favorite: ${title}`,
    (title: string) => `В избранное: ${title}`,
  ],
  details: ['Vezi detalii', 'Подробнее'],
  product: ['Produs', 'Товар'],
  offer: ['Stoc și preț', 'Наличие и цена'],
  amount: ['Cantitate', 'Количество'],
});
