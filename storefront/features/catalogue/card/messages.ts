import { defineMessages } from '../../../i18n/messages.ts';
import { formatCount } from '../format-count.ts';

export const messages = defineMessages(
  {
    code: 'Cod',
    promotion: 'Promoție',
    inStock: (amount: number, unit: string) => `În stoc: ${formatCount(amount)} ${unit}`,
    noStock: 'Nu este în stoc',
    logInForPrice: 'Intră în cont pentru preț',
    quantity: (title: string) => `Cantitate: ${title}`,
    add: (amount: number, unit: string) => `Adaugă ${formatCount(amount)} ${unit} în coș`,
    favourite: (title: string) => `La favorite: ${title}`,
    details: 'Vezi detalii',
  },
  {
    code: 'Код',
    promotion: 'Акция',
    inStock: (amount: number, unit: string) => `В наличии: ${formatCount(amount)} ${unit}`,
    noStock: 'Нет в наличии',
    logInForPrice: 'Цена после входа',
    quantity: (title: string) => `Количество: ${title}`,
    add: (amount: number, unit: string) => `В корзину: ${formatCount(amount)} ${unit}`,
    favourite: (title: string) => `В избранное: ${title}`,
    details: 'Подробнее',
  },
);
