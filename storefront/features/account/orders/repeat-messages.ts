import { formatAmount } from '../../../../contract/amount.ts';
import { defineMessages, plural } from '../../../../kit/i18n/messages.ts';

const products = {
  ro: (count: number) =>
    plural('ro', count, { one: 'un produs', few: '# produse', other: '# de produse' }),
  ru: (count: number) =>
    plural('ru', count, { one: '# товар', few: '# товара', other: '# товаров' }),
};

/** What a buyer is told before and after an order goes into the cart again. */
export const repeatMessages = defineMessages(
  {
    repeat: 'Repetă comanda',
    repeatOf: (number: string) => `Repetă comanda ${number}`,
    repeatFailed: 'Comanda nu a putut fi repetată. Verificați conexiunea și încercați din nou.',
    added: (count: number) => `În coș: ${products.ro(count)} din această comandă.`,
    toCart: 'Vezi coșul',

    since: 'De atunci s-au schimbat:',
    noneLeft: 'Niciun produs din această comandă nu mai poate fi comandat acum:',
    same: (count: number) => `Fără schimbări: ${products.ro(count)}.`,
    add: (count: number) => `Pune în coș ${products.ro(count)}`,
    leave: 'Renunță',

    price: (then: string, now: string, units: string) =>
      `Preț: ${then} atunci, ${now} acum / ${units}`,
    promotionBegan: 'Acum la preț redus',
    promotionEnded: 'Reducerea s-a încheiat',
    outOfStock: 'Nu este în stoc',
    notSold: 'Nu se mai vinde',
    lessStock: (available: number, quantity: number, units: string) =>
      `În stoc doar ${formatAmount(available, units)}, ați comandat ${formatAmount(quantity, units)}`,
    unit: (then: string, now: string) =>
      `Unitatea de vânzare este acum „${now}”, nu „${then}”: alegeți cantitatea pe pagina produsului`,
    belowSmallest: (smallest: number, units: string) =>
      `Se vinde de la ${formatAmount(smallest, units)}`,
    betweenSteps: (step: number, units: string) => `Se vinde câte ${formatAmount(step, units)}`,
    successor: 'În locul lui:',
    soldOut: 'nu este în stoc',
    instead: (title: string, quantity: number, units: string) =>
      `Pune în loc ${title}: ${formatAmount(quantity, units)}`,
  },
  {
    repeat: 'Повторить заказ',
    repeatOf: (number: string) => `Повторить заказ ${number}`,
    repeatFailed: 'Повторить заказ не удалось. Проверьте интернет и попробуйте ещё раз.',
    added: (count: number) => `В корзине ${products.ru(count)} из этого заказа.`,
    toCart: 'Открыть корзину',

    since: 'С тех пор изменилось:',
    noneLeft: 'Сейчас из этого заказа ничего заказать нельзя:',
    same: (count: number) => `Без изменений: ${products.ru(count)}.`,
    add: (count: number) => `Положить в корзину ${products.ru(count)}`,
    leave: 'Отмена',

    price: (then: string, now: string, units: string) =>
      `Цена: была ${then}, стала ${now} / ${units}`,
    promotionBegan: 'Сейчас по сниженной цене',
    promotionEnded: 'Скидка закончилась',
    outOfStock: 'Нет в наличии',
    notSold: 'Больше не продаётся',
    lessStock: (available: number, quantity: number, units: string) =>
      `Осталось ${formatAmount(available, units)}, заказывали ${formatAmount(quantity, units)}`,
    unit: (then: string, now: string) =>
      `Теперь продаётся в единицах «${now}», а не «${then}»: выберите количество на странице товара`,
    belowSmallest: (smallest: number, units: string) =>
      `Продаётся от ${formatAmount(smallest, units)}`,
    betweenSteps: (step: number, units: string) => `Продаётся кратно ${formatAmount(step, units)}`,
    successor: 'Вместо него:',
    soldOut: 'нет в наличии',
    instead: (title: string, quantity: number, units: string) =>
      `Положить вместо него ${title}: ${formatAmount(quantity, units)}`,
  },
);
