import { formatAmount } from '../../../../contract/amount.ts';
import { localePrefix } from '../../../../contract/locale.ts';
import type { Order, PaymentDetails } from '../../../../contract/shapes/order.ts';
import type { OrderMailKind } from '../../../../contract/staff/mails.ts';
import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Block, Fact, Letter, Sender } from '../../../base/mail/letter.ts';
import type { MailTexts } from '../../../base/mail/mail-texts.ts';
import { orderSummary } from './order-summary.ts';
import { paymentBlock } from './payment-block.ts';

/** What a mail about an order is written from. */
export type OrderMailData = {
  order: Order;
  /** Of a cancellation or a change; empty where none was given. */
  reason: string;
  /** How much of each line has left the shop, line by line. */
  sent: readonly number[];
  /** Whether its delivery, its payment or its buyer changed, and not its goods. */
  isOtherWay?: boolean;
  /** Whether what was said of a parcel before was wrong. */
  isCorrected?: boolean;
  /** Whether what is to be paid goes along. */
  hasProforma?: boolean;
  /** Whether there can be such a paper; the shop may have no account to be paid to. */
  canHaveProforma?: boolean;
  /** How it is paid, by the proforma that goes along. */
  payment?: PaymentDetails;
  /** Whether one of the shop's people took it by telephone. */
  isByPhone?: boolean;
};

/** On the button to the order, in every mail about one. */
export const openOrder = { ro: 'Vezi comanda', ru: 'Посмотреть заказ' };

const variables = ['number', 'name', 'shop'] as const;
type StepTexts = MailTexts<'subject' | 'title' | 'text' | 'open', (typeof variables)[number]>;

/** Steps whose mail needs no more than the status. */
type PlainStep = 'confirmed' | 'packed' | 'shipped' | 'ready_for_pickup' | 'completed';

const step = (kind: OrderMailKind, texts: Omit<StepTexts['texts'], 'open'>): StepTexts => ({
  kind,
  variables,
  texts: { ...texts, open: openOrder },
});

export const orderStepTexts: Record<PlainStep, StepTexts> = {
  confirmed: step('order-confirmed', {
    subject: { ro: 'Comanda {number} este confirmată', ru: 'Заказ {number} подтверждён' },
    title: { ro: 'Comanda este confirmată', ru: 'Заказ подтверждён' },
    text: {
      ro: 'Am verificat comanda și o pregătim. Vă scriem când pleacă sau când o puteți ridica.',
      ru: 'Мы проверили заказ и собираем его. Напишем, когда он отправится или когда его можно будет забрать.',
    },
  }),
  packed: step('order-packed', {
    subject: { ro: 'Comanda {number} este pregătită', ru: 'Заказ {number} собран' },
    title: { ro: 'Comanda este pregătită', ru: 'Заказ собран' },
    text: {
      ro: 'Produsele sunt pregătite pentru livrare sau ridicare.',
      ru: 'Товары собраны: их можно отправлять или забирать.',
    },
  }),
  shipped: step('order-shipped', {
    subject: { ro: 'Comanda {number} este pe drum', ru: 'Заказ {number} в пути' },
    title: { ro: 'Comanda este pe drum', ru: 'Заказ в пути' },
    text: {
      ro: 'Am predat comanda curierului. Curierul vă sună înainte de livrare.',
      ru: 'Мы передали заказ курьеру. Перед доставкой курьер вам позвонит.',
    },
  }),
  ready_for_pickup: step('order-ready-for-pickup', {
    subject: { ro: 'Comanda {number} vă așteaptă', ru: 'Заказ {number} ждёт вас' },
    title: { ro: 'Puteți ridica comanda', ru: 'Заказ можно забрать' },
    text: {
      ro: 'Comanda este gata și vă așteaptă. Mai jos vedeți unde și când; spuneți numărul comenzii când veniți.',
      ru: 'Заказ готов и ждёт вас. Ниже указано, где и когда его забрать; назовите номер заказа, когда придёте.',
    },
  }),
  completed: step('order-completed', {
    subject: { ro: 'Comanda {number} este finalizată', ru: 'Заказ {number} выполнен' },
    title: { ro: 'Vă mulțumim!', ru: 'Спасибо за покупку!' },
    text: {
      ro: 'Comanda a ajuns la dumneavoastră. Dacă ceva nu este în regulă, răspundeți la acest mesaj.',
      ru: 'Вы получили заказ. Если что-то не так, ответьте на это письмо.',
    },
  }),
};

/** To the customer, at a step of the order. */
export const orderStep =
  (step: PlainStep) =>
  ({ order, payment, ...sender }: Pick<OrderMailData, 'order' | 'payment'> & Sender): Letter =>
    letterOf(orderStepTexts[step], sender, order, (say) => [
      { kind: 'paragraph', text: say.text },
      orderButton(say.open, order, sender),
      ...paymentBlock(payment, sender.locale),
      ...orderSummary(order, sender),
    ]);

/** What somebody of the shop gave as a reason, if they did. */
export const reasonBlock = (title: string, reason: string): Block[] =>
  reason === '' ? [] : [{ kind: 'quote', title, text: reason }];

/** To the order in the account: how far it has come is read there. */
export const orderButton = (text: string, order: Order, { publicUrl, locale }: Sender): Block => ({
  kind: 'button',
  text,
  link: `${publicUrl}${localePrefix(locale)}/account?order=${encodeURIComponent(order.id)}`,
});

/** So much of each line, line by line; lines of which there is nothing are left out. */
export function amountsBlock(title: string, order: Order, amounts: readonly number[]): Block[] {
  const rows = order.products.flatMap(({ title: label, units }, line): Fact[] => {
    const amount = amounts[line] ?? 0;
    return amount > 0 ? [{ label, value: formatAmount(amount, units) }] : [];
  });
  return rows.length === 0 ? [] : [{ kind: 'facts', title, rows }];
}
