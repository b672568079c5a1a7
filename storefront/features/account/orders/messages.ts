import { formatAmount } from '../../../../contract/amount.ts';
import { defineMessages, plural } from '../../../i18n/messages.ts';

export const messages = defineMessages(
  {
    title: 'Comenzile mele',
    order: (number: string) => `Comanda ${number}`,
    positions: (count: number) =>
      plural('ro', count, { one: 'o poziție', few: '# poziții', other: '# de poziții' }),
    unreachable: 'Comenzile nu au putut fi încărcate',
    emptyTitle: 'Încă nu aveți comenzi',
    emptyText: 'Prima comandă apare aici imediat ce o trimiteți.',
    toCatalogue: 'Alege produse',

    code: 'cod',
    delivery: 'Livrare',
    place: 'Adresa',
    recipient: 'Destinatar',
    payment: 'Plata',
    comment: 'Comentariu',

    repeat: 'Repetă comanda',
    repeatOf: (number: string) => `Repetă comanda ${number}`,
    added: (count: number) =>
      `În coș: ${plural('ro', count, { one: 'un produs', few: '# produse', other: '# de produse' })} din această comandă.`,
    noneAdded: 'Niciun produs din această comandă nu mai este în stoc.',
    toCart: 'Vezi coșul',
    missing: 'Nu sunt în stoc:',
    fewer: 'Mai puțin decât data trecută:',
    left: (title: string, quantity: number, units: string) =>
      `${title}: ${formatAmount(quantity, units)}`,
    repeatFailed: 'Comanda nu a putut fi repetată. Verificați conexiunea și încercați din nou.',
  },
  {
    title: 'Мои заказы',
    order: (number: string) => `Заказ ${number}`,
    positions: (count: number) =>
      plural('ru', count, { one: '# позиция', few: '# позиции', other: '# позиций' }),
    unreachable: 'Не удалось загрузить заказы',
    emptyTitle: 'Заказов пока нет',
    emptyText: 'Первый заказ появится здесь сразу после отправки.',
    toCatalogue: 'Выбрать товары',

    code: 'код',
    delivery: 'Доставка',
    place: 'Адрес',
    recipient: 'Получатель',
    payment: 'Оплата',
    comment: 'Комментарий',

    repeat: 'Повторить заказ',
    repeatOf: (number: string) => `Повторить заказ ${number}`,
    added: (count: number) =>
      `В корзине ${plural('ru', count, { one: '# товар', few: '# товара', other: '# товаров' })} из этого заказа.`,
    noneAdded: 'Ни одного товара из этого заказа сейчас нет на складе.',
    toCart: 'Открыть корзину',
    missing: 'Нет на складе:',
    fewer: 'Меньше, чем в прошлый раз:',
    left: (title: string, quantity: number, units: string) =>
      `${title}: ${formatAmount(quantity, units)}`,
    repeatFailed: 'Повторить заказ не удалось. Проверьте интернет и попробуйте ещё раз.',
  },
);
