import type {
  AwaitingReason,
  DeliveryType,
  OrderStatus,
  PayMethod,
  PaymentState,
} from '../../constants.ts';
import type { Locale } from '../../locale.ts';

type Words = {
  status: Record<OrderStatus, string>;
  payment: Record<PaymentState, string>;
  payMethod: Record<PayMethod, string>;
  delivery: Record<DeliveryType, string>;
  /** Why an order waits to be confirmed. */
  awaiting: Record<AwaitingReason, string>;
};

/** How the shop's people call the states of an order: on screens, in exports, on paper. */
export const orderWords: Record<Locale, Words> = {
  ro: {
    awaiting: {
      'unpaid-value': 'De confirmat: cont nou, sumă mare',
      'stock-share': 'De confirmat: mare parte din stoc',
    },
    status: {
      new: 'Nouă',
      confirmed: 'Confirmată',
      packed: 'Pregătită',
      shipped: 'Expediată',
      ready_for_pickup: 'Gata de ridicare',
      completed: 'Finalizată',
      cancelled: 'Anulată',
    },
    payment: {
      unpaid: 'Neachitată',
      pending: 'Așteaptă plata',
      paid_in_part: 'Achitată parțial',
      paid: 'Achitată',
      overpaid: 'De restituit',
      refunded_in_part: 'Restituită parțial',
      refunded: 'Bani restituiți',
    },
    payMethod: { cash: 'Numerar', card: 'Card online', transfer: 'Transfer bancar' },
    delivery: {
      courier: 'Curier',
      in_shop: 'Ridicare din magazin',
      pickup: 'Ridicare din depozit',
    },
  },
  ru: {
    awaiting: {
      'unpaid-value': 'Подтвердить: новый аккаунт, большая сумма',
      'stock-share': 'Подтвердить: большая часть остатка',
    },
    status: {
      new: 'Новый',
      confirmed: 'Подтверждён',
      packed: 'Собран',
      shipped: 'Отправлен',
      ready_for_pickup: 'Готов к выдаче',
      completed: 'Выполнен',
      cancelled: 'Отменён',
    },
    payment: {
      unpaid: 'Не оплачен',
      pending: 'Ждёт оплаты',
      paid_in_part: 'Оплачен частично',
      paid: 'Оплачен',
      overpaid: 'Нужно вернуть',
      refunded_in_part: 'Возвращён частично',
      refunded: 'Деньги возвращены',
    },
    payMethod: { cash: 'Наличные', card: 'Карта онлайн', transfer: 'Банковский перевод' },
    delivery: {
      courier: 'Курьер',
      in_shop: 'Самовывоз из магазина',
      pickup: 'Самовывоз со склада',
    },
  },
};
