import { localePrefix } from '../../../../contract/locale.ts';
import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Block, Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';
import type { OrderMailData } from './order-step.ts';
import { orderSummary } from './order-summary.ts';
import { paymentBlock } from './payment-block.ts';

export const orderConfirmationTexts = mailTexts({
  kind: 'order-confirmation',
  variables: ['number', 'name', 'shop'],
  texts: {
    subject: { ro: 'Am primit comanda {number}', ru: 'Мы получили заказ {number}' },
    title: { ro: 'Vă mulțumim pentru comandă!', ru: 'Спасибо за заказ!' },
    received: {
      ro: 'Am primit comanda și am rezervat produsele. Vă sunăm în orele de program ca să o confirmăm.',
      ru: 'Мы получили заказ и отложили для вас товар. Позвоним в рабочие часы, чтобы его подтвердить.',
    },
    received_by_phone: {
      ro: 'Am notat comanda pe care ați făcut-o la telefon și am rezervat produsele.',
      ru: 'Мы записали заказ, который вы сделали по телефону, и отложили для вас товар.',
    },
    awaiting: {
      ro: 'Am primit comanda. Înainte de a rezerva produsele trebuie să o confirmăm: vă sunăm în orele de program.',
      ru: 'Мы получили заказ. Прежде чем отложить товар, нам нужно его подтвердить: позвоним вам в рабочие часы.',
    },
    next_cash: {
      ro: 'Plătiți în numerar la primirea mărfii.',
      ru: 'Оплата наличными при получении.',
    },
    next_card: {
      ro: 'După confirmare primiți pe e-mail linkul de plată.',
      ru: 'После подтверждения пришлём на почту ссылку на платёжную страницу банка.',
    },
    next_transfer: {
      ro: 'Trimitem contul de plată pe e-mail. Livrăm după ce primim plata.',
      ru: 'Счёт на оплату пришлём на почту. Отгружаем после поступления денег.',
    },
    next_transfer_agreed: {
      ro: 'Vă sunăm ca să stabilim plata prin transfer. Livrăm după ce primim plata.',
      ru: 'Позвоним, чтобы договориться об оплате переводом. Отгружаем после поступления денег.',
    },
    attached: {
      ro: 'Contul de plată este atașat. Livrăm după ce primim plata.',
      ru: 'Счёт на оплату приложен к письму. Отгружаем после поступления денег.',
    },
    open: { ro: 'Vezi comanda', ru: 'Посмотреть заказ' },
    mistake: {
      ro: 'Ați observat o greșeală? Scrieți-ne sau sunați-ne și spuneți numărul comenzii.',
      ru: 'Заметили ошибку? Напишите или позвоните нам и назовите номер заказа.',
    },
    terms: { ro: 'Termeni și condiții', ru: 'Правила и условия' },
    withdrawal: { ro: 'Garanție și retur: 14 zile', ru: 'Гарантия и возврат: 14 дней' },
  },
});

/** What the confirmation of a distance contract has to lead to. Only consumers may withdraw, companies may not. */
const conditions = [
  { name: 'terms', page: 'termeni-si-conditii' },
  { name: 'withdrawal', page: 'garantie-si-retur' },
] as const;

/** To the customer, right after the order. */
export function orderConfirmation({
  order,
  hasProforma,
  canHaveProforma = true,
  payment,
  isByPhone,
  ...sender
}: Pick<OrderMailData, 'order' | 'hasProforma' | 'canHaveProforma' | 'payment' | 'isByPhone'> &
  Sender): Letter {
  const base = `${sender.publicUrl}${localePrefix(sender.locale)}`;
  return letterOf(orderConfirmationTexts, sender, order, (say) => {
    // Who has just talked with the shop is not called by it.
    const received = isByPhone
      ? say.received_by_phone
      : order.awaits_confirmation
        ? say.awaiting
        : say.received;
    const next = hasProforma
      ? say.attached
      : order.pay_method === 'transfer' && !canHaveProforma
        ? say.next_transfer_agreed
        : say[`next_${order.pay_method}`];
    return [
      { kind: 'paragraph', text: `${received} ${next}` },
      { kind: 'button', text: say.open, link: `${base}/success/${encodeURIComponent(order.id)}` },
      ...paymentBlock(payment, sender.locale),
      ...orderSummary(order, sender),
      { kind: 'paragraph', text: say.mistake },
      ...conditions
        .filter(({ page }) => sender.pages.includes(page))
        .filter(({ name }) => name !== 'withdrawal' || !order.idno)
        .map(
          ({ name, page }): Block => ({
            kind: 'link',
            text: say[name],
            link: `${base}/content/${page}`,
          }),
        ),
    ];
  });
}
