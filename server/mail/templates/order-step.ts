import type { OrderStatus } from '../../../contract/constants.ts';
import { type Locale, localePrefix } from '../../../contract/locale.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Block, Letter, Sender } from '../letter.ts';
import { orderSummary } from './order-summary.ts';

/** What a mail about an order is written from. */
export type OrderTold = {
  order: Order;
  /** Of a cancellation or a change; empty where none was given. */
  reason: string;
  /** How many of each product have left the shop. */
  sent: ReadonlyMap<number, number>;
  /** Whether what is to be paid goes along. */
  hasProforma?: boolean;
  /** Whether one of the shop's people took it by telephone. */
  isByPhone?: boolean;
};

type Said = { subject: (number: string) => string; title: string; text: string };

const words: Record<Locale, Record<Exclude<OrderStatus, 'new'>, Said>> = {
  ro: {
    confirmed: {
      subject: (number) => `Comanda ${number} este confirmată`,
      title: 'Comanda este confirmată',
      text: 'Am verificat comanda și o pregătim. Vă scriem când pleacă sau când o puteți ridica.',
    },
    packed: {
      subject: (number) => `Comanda ${number} este împachetată`,
      title: 'Comanda este împachetată',
      text: 'Produsele sunt adunate și împachetate.',
    },
    shipped: {
      subject: (number) => `Comanda ${number} este pe drum`,
      title: 'Comanda este pe drum',
      text: 'Am predat comanda curierului. Curierul vă sună înainte de livrare.',
    },
    ready_for_pickup: {
      subject: (number) => `Comanda ${number} vă așteaptă`,
      title: 'Puteți ridica comanda',
      text: 'Comanda este gata și vă așteaptă la magazin. Spuneți numărul comenzii când veniți.',
    },
    completed: {
      subject: (number) => `Comanda ${number} este încheiată`,
      title: 'Vă mulțumim!',
      text: 'Comanda a ajuns la dumneavoastră. Dacă ceva nu este în regulă, răspundeți la acest mesaj.',
    },
    cancelled: {
      subject: (number) => `Comanda ${number} este anulată`,
      title: 'Comanda este anulată',
      text: 'Comanda nu mai este pregătită. Dacă ați plătit deja, vă contactăm ca să returnăm banii.',
    },
  },
  ru: {
    confirmed: {
      subject: (number) => `Заказ ${number} подтверждён`,
      title: 'Заказ подтверждён',
      text: 'Мы проверили заказ и собираем его. Напишем, когда он отправится или когда его можно будет забрать.',
    },
    packed: {
      subject: (number) => `Заказ ${number} упакован`,
      title: 'Заказ упакован',
      text: 'Товары собраны и упакованы.',
    },
    shipped: {
      subject: (number) => `Заказ ${number} в пути`,
      title: 'Заказ в пути',
      text: 'Мы передали заказ курьеру. Перед доставкой курьер вам позвонит.',
    },
    ready_for_pickup: {
      subject: (number) => `Заказ ${number} ждёт вас`,
      title: 'Заказ можно забрать',
      text: 'Заказ готов и ждёт вас в магазине. Назовите номер заказа, когда придёте.',
    },
    completed: {
      subject: (number) => `Заказ ${number} выполнен`,
      title: 'Спасибо за покупку!',
      text: 'Заказ у вас. Если что-то не так, ответьте на это письмо.',
    },
    cancelled: {
      subject: (number) => `Заказ ${number} отменён`,
      title: 'Заказ отменён',
      text: 'Мы больше не собираем этот заказ. Если вы его уже оплатили, свяжемся с вами и вернём деньги.',
    },
  },
};

const more = {
  ro: { open: 'Vezi comanda', reason: 'Motivul' },
  ru: { open: 'Посмотреть заказ', reason: 'Причина' },
} as const;

/** To the customer, at a step of the order. */
export const orderStep =
  (step: Exclude<OrderStatus, 'new'>) =>
  ({ order, reason, ...sender }: OrderTold & Sender): Letter => {
    const say = words[sender.locale][step];
    return composeLetter(
      {
        subject: say.subject(order.number),
        title: say.title,
        blocks: [
          { kind: 'paragraph', text: say.text },
          ...reasonBlock(reason, sender.locale),
          orderButton(order, sender),
          ...orderSummary(order, sender.locale),
        ],
      },
      sender,
    );
  };

export const reasonBlock = (reason: string, locale: Locale): Block[] =>
  reason === '' ? [] : [{ kind: 'quote', title: more[locale].reason, text: reason }];

/** To the order in the account: how far it has come is read there. */
export const orderButton = (order: Order, { publicUrl, locale }: Sender): Block => ({
  kind: 'button',
  text: more[locale].open,
  link: `${publicUrl}${localePrefix(locale)}/account?order=${encodeURIComponent(order.id)}`,
});
