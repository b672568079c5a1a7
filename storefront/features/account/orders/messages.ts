import { defineMessages, plural } from '../../../../kit/i18n/messages.ts';

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

    awaiting: 'Comanda așteaptă confirmarea noastră; produsele se rezervă după aceea.',
    steps: 'Starea comenzii',
    toCome: 'urmează',
    all: 'Toate comenzile',
    notYours: (number: string) => `Comanda ${number} nu este în acest cont`,
    notYoursText: 'Poate ați comandat din alt cont.',

    cancel: 'Anulează comanda',
    cancelOf: (number: string) => `Anulează comanda ${number}`,
    cancelTitle: (number: string) => `Anulați comanda ${number}?`,
    cancelText: 'Produsele nu mai rămân rezervate pentru dumneavoastră.',
    keep: 'Păstrează comanda',
    cancelled: 'Comanda este anulată.',
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

    awaiting: 'Заказ ждёт нашего подтверждения; после него мы отложим товар.',
    steps: 'Статус заказа',
    toCome: 'впереди',
    all: 'Все заказы',
    notYours: (number: string) => `Заказа ${number} в этом аккаунте нет`,
    notYoursText: 'Возможно, вы заказывали из другого аккаунта.',

    cancel: 'Отменить заказ',
    cancelOf: (number: string) => `Отменить заказ ${number}`,
    cancelTitle: (number: string) => `Отменить заказ ${number}?`,
    cancelText: 'Товары больше не будут отложены для вас.',
    keep: 'Оставить заказ',
    cancelled: 'Заказ отменён.',
  },
);
