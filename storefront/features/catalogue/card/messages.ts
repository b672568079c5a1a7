import { formatAmount } from '../../../../contract/amount.ts';
import { defineMessages } from '../../../../kit/i18n/messages.ts';

export const messages = defineMessages(
  {
    code: 'Cod',
    promotion: 'Promoție',
    inStock: (count: number, unit: string) => `În stoc: ${formatAmount(count, unit)}`,
    noStock: 'Nu este în stoc',
    logInForPrice: 'Intră în cont pentru preț',
    quantity: (title: string) => `Cantitate: ${title}`,
    add: (count: number, unit: string) => `Adaugă ${formatAmount(count, unit)} în coș`,
    favourite: (title: string) => `La favorite: ${title}`,
    details: 'Vezi detalii',
    product: 'Produs',
    offer: 'Stoc și preț',
    amount: 'Cantitate',
  },
  {
    code: 'Код',
    promotion: 'Акция',
    inStock: (count: number, unit: string) => `В наличии: ${formatAmount(count, unit)}`,
    noStock: 'Нет в наличии',
    logInForPrice: 'Цена после входа',
    quantity: (title: string) => `Количество: ${title}`,
    add: (count: number, unit: string) => `В корзину: ${formatAmount(count, unit)}`,
    favourite: (title: string) => `В избранное: ${title}`,
    details: 'Подробнее',
    product: 'Товар',
    offer: 'Наличие и цена',
    amount: 'Количество',
  },
);
