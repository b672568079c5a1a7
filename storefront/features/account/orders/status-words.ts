import type { OrderStatus, PaymentStatus } from '../../../../contract/constants.ts';
import { defineMessages } from '../../../../kit/i18n/messages.ts';

/** How far an order is, as its buyer would say it. */

export const statusWords = defineMessages<Record<OrderStatus, string>>(
  {
    new: 'Primită',
    confirmed: 'Confirmată',
    packed: 'Pregătită',
    shipped: 'Pe drum',
    ready_for_pickup: 'Gata de ridicare',
    completed: 'Finalizată',
    cancelled: 'Anulată',
  },
  {
    new: 'Принят',
    confirmed: 'Подтверждён',
    packed: 'Собран',
    shipped: 'В пути',
    ready_for_pickup: 'Готов к выдаче',
    completed: 'Выполнен',
    cancelled: 'Отменён',
  },
);

export const paymentStatusWords = defineMessages<Record<PaymentStatus, string>>(
  {
    unpaid: 'Neachitată',
    pending: 'Așteaptă plata',
    paid: 'Achitată',
    refunded: 'Bani restituiți',
  },
  {
    unpaid: 'Не оплачен',
    pending: 'Ждёт оплаты',
    paid: 'Оплачен',
    refunded: 'Деньги возвращены',
  },
);
