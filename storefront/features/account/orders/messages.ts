import { defineMessages, plural } from '../../../../kit/i18n/messages.ts';

export const messages = defineMessages({
  title: ['Comenzile mele', 'Мои заказы'],
  order: [(number: string) => `Comanda ${number}`, (number: string) => `Заказ ${number}`],
  positions: [
    (count: number) =>
      plural('ro', count, { one: 'o poziție', few: '# poziții', other: '# de poziții' }),
    (count: number) =>
      plural('ru', count, { one: '# позиция', few: '# позиции', other: '# позиций' }),
  ],
  unreachable: ['Comenzile nu au putut fi încărcate', 'Не удалось загрузить заказы'],
  emptyTitle: ['Încă nu aveți comenzi', 'Заказов пока нет'],
  emptyText: [
    'Prima comandă apare aici imediat ce o trimiteți.',
    'Первый заказ появится здесь сразу после отправки.',
  ],
  toCatalogue: ['Alege produse', 'Выбрать товары'],
  code: ['cod', 'код'],
  delivery: ['Livrare', 'Доставка'],
  place: ['Adresa', 'Адрес'],
  recipient: ['Destinatar', 'Получатель'],
  payment: ['Plata', 'Оплата'],
  comment: ['Comentariu', 'Комментарий'],
  awaiting: [
    'Comanda așteaptă confirmarea noastră; produsele se rezervă după aceea.',
    'Заказ ждёт нашего подтверждения; после него мы отложим товар.',
  ],
  steps: ['Starea comenzii', 'Статус заказа'],
  toCome: ['urmează', 'впереди'],
  all: ['Toate comenzile', 'Все заказы'],
  notYours: [
    (number: string) => `Comanda ${number} nu este în acest cont`,
    (number: string) => `Заказа ${number} в этом аккаунте нет`,
  ],
  notYoursText: [
    'Poate ați comandat din alt cont.',
    'Возможно, вы заказывали из другого аккаунта.',
  ],
  cancel: ['Anulează comanda', 'Отменить заказ'],
  cancelOf: [
    (number: string) => `Anulează comanda ${number}`,
    (number: string) => `Отменить заказ ${number}`,
  ],
  cancelTitle: [
    (number: string) => `Anulați comanda ${number}?`,
    (number: string) => `Отменить заказ ${number}?`,
  ],
  cancelText: [
    'Produsele nu mai rămân rezervate pentru dumneavoastră.',
    'Товары больше не будут отложены для вас.',
  ],
  keep: ['Păstrează comanda', 'Оставить заказ'],
  cancelled: ['Comanda este anulată.', 'Заказ отменён.'],
});
