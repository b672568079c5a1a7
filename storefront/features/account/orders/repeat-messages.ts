import { formatAmount } from '../../../../contract/amount.ts';
import { defineMessages, plural } from '../../../../kit/i18n/messages.ts';

const products = {
  ro: (count: number) =>
    plural('ro', count, { one: 'un produs', few: '# produse', other: '# de produse' }),
  ru: (count: number) =>
    plural('ru', count, { one: '# товар', few: '# товара', other: '# товаров' }),
};

/** What a buyer is told before and after an order goes into the cart again. */
export const repeatMessages = defineMessages({
  repeat: ['Repetă comanda', 'Повторить заказ'],
  repeatOf: [
    (number: string) => `Repetă comanda ${number}`,
    (number: string) => `Повторить заказ ${number}`,
  ],
  repeatFailed: [
    'Comanda nu a putut fi repetată. Verificați conexiunea și încercați din nou.',
    'Повторить заказ не удалось. Проверьте интернет и попробуйте ещё раз.',
  ],
  added: [
    (count: number) => `În coș: ${products.ro(count)} din această comandă.`,
    (count: number) => `В корзине ${products.ru(count)} из этого заказа.`,
  ],
  toCart: ['Vezi coșul', 'Открыть корзину'],
  since: ['De atunci s-au schimbat:', 'С тех пор изменилось:'],
  noneLeft: [
    'Niciun produs din această comandă nu mai poate fi comandat acum:',
    'Сейчас из этого заказа ничего заказать нельзя:',
  ],
  same: [
    (count: number) => `Fără schimbări: ${products.ro(count)}.`,
    (count: number) => `Без изменений: ${products.ru(count)}.`,
  ],
  add: [
    (count: number) => `Pune în coș ${products.ro(count)}`,
    (count: number) => `Положить в корзину ${products.ru(count)}`,
  ],
  leave: ['Renunță', 'Отмена'],
  price: [
    (then: string, now: string, units: string) => `Preț: ${then} atunci, ${now} acum / ${units}`,
    (then: string, now: string, units: string) => `Цена: была ${then}, стала ${now} / ${units}`,
  ],
  promotionBegan: ['Acum la preț redus', 'Сейчас по сниженной цене'],
  promotionEnded: ['Reducerea s-a încheiat', 'Скидка закончилась'],
  outOfStock: ['Nu este în stoc', 'Нет в наличии'],
  notSold: ['Nu se mai vinde', 'Больше не продаётся'],
  lessStock: [
    (available: number, quantity: number, units: string) =>
      `În stoc doar ${formatAmount(available, units)}, ați comandat ${formatAmount(quantity, units)}`,
    (available: number, quantity: number, units: string) =>
      `Осталось ${formatAmount(available, units)}, заказывали ${formatAmount(quantity, units)}`,
  ],
  unit: [
    (then: string, now: string) =>
      `Unitatea de vânzare este acum „${now}”, nu „${then}”: alegeți cantitatea pe pagina produsului`,
    (then: string, now: string) =>
      `Теперь продаётся в единицах «${now}», а не «${then}»: выберите количество на странице товара`,
  ],
  belowSmallest: [
    (smallest: number, units: string) => `Se vinde de la ${formatAmount(smallest, units)}`,
    (smallest: number, units: string) => `Продаётся от ${formatAmount(smallest, units)}`,
  ],
  betweenSteps: [
    (step: number, units: string) => `Se vinde câte ${formatAmount(step, units)}`,
    (step: number, units: string) => `Продаётся кратно ${formatAmount(step, units)}`,
  ],
  successor: ['În locul lui:', 'Вместо него:'],
  soldOut: ['nu este în stoc', 'нет в наличии'],
  instead: [
    (title: string, quantity: number, units: string) =>
      `Pune în loc ${title}: ${formatAmount(quantity, units)}`,
    (title: string, quantity: number, units: string) =>
      `Положить вместо него ${title}: ${formatAmount(quantity, units)}`,
  ],
});
