import type {
  DeliveryType,
  OrderStatus,
  PayMethod,
  PaymentStatus,
} from '../../../../contract/constants.ts';
import type { Locale } from '../../../../contract/locale.ts';

type Words<Name extends string> = Record<Locale, Record<Name, string>>;

export const statusWords: Words<OrderStatus> = {
  ro: {
    new: 'Primită',
    confirmed: 'Confirmată',
    packed: 'Pregătită',
    shipped: 'Pe drum',
    ready_for_pickup: 'Gata de ridicare',
    completed: 'Finalizată',
    cancelled: 'Anulată',
  },
  ru: {
    new: 'Принят',
    confirmed: 'Подтверждён',
    packed: 'Собран',
    shipped: 'В пути',
    ready_for_pickup: 'Готов к выдаче',
    completed: 'Выполнен',
    cancelled: 'Отменён',
  },
};

export const paymentStatusWords: Words<PaymentStatus> = {
  ro: {
    unpaid: 'Plata la primire',
    pending: 'Așteaptă plata',
    paid: 'Achitată',
    refunded: 'Bani returnați',
  },
  ru: {
    unpaid: 'Оплата при получении',
    pending: 'Ждёт оплаты',
    paid: 'Оплачен',
    refunded: 'Деньги возвращены',
  },
};

export const deliveryWords: Words<DeliveryType> = {
  ro: { courier: 'Curier', in_shop: 'În magazin', pickup: 'Ridicare personală' },
  ru: { courier: 'Курьер', in_shop: 'В магазине', pickup: 'Самовывоз' },
};

export const payMethodWords: Words<PayMethod> = {
  ro: { cash: 'Numerar', card: 'Card bancar online', transfer: 'Transfer bancar' },
  ru: { cash: 'Наличные', card: 'Банковская карта онлайн', transfer: 'Банковский перевод' },
};
