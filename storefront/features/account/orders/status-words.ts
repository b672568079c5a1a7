import type { OrderStatus, PaymentStatus } from '../../../../contract/constants.ts';
import { defineMessages } from '../../../../kit/i18n/messages.ts';

/** How far an order is, as its buyer would say it. */

export const statusWords = defineMessages<Record<OrderStatus, string>>({
  new: ['Primită', 'Принят'],
  confirmed: ['Confirmată', 'Подтверждён'],
  packed: ['Pregătită', 'Собран'],
  shipped: ['Pe drum', 'В пути'],
  ready_for_pickup: ['Gata de ridicare', 'Готов к выдаче'],
  completed: ['Finalizată', 'Выполнен'],
  cancelled: ['Anulată', 'Отменён'],
});

export const paymentStatusWords = defineMessages<Record<PaymentStatus, string>>({
  unpaid: ['Neachitată', 'Не оплачен'],
  pending: ['Așteaptă plata', 'Ждёт оплаты'],
  paid: ['Achitată', 'Оплачен'],
  refunded: ['Bani restituiți', 'Деньги возвращены'],
});
