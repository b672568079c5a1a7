import { localePrefix } from '../../../contract/locale.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Block, Letter, Sender } from '../letter.ts';
import { orderSummary } from './order-summary.ts';

const words = {
  ro: {
    subject: (number: string) => `Am primit comanda ${number}`,
    title: 'Vă mulțumim pentru comandă!',
    received:
      'Am primit comanda și am rezervat produsele. Vă sunăm în orele de program ca să o confirmăm.',
    next: {
      cash: 'Plătiți în numerar la primirea mărfii.',
      card: 'După confirmare primiți pe e-mail legătura către pagina de plată a băncii.',
      transfer: 'Contul de plată îl trimitem pe e-mail. Marfa pleacă după ce banii intră în cont.',
    },
    attached: 'Contul de plată este atașat. Marfa pleacă după ce banii intră în cont.',
    open: 'Vezi comanda',
    mistake: 'Ați observat o greșeală? Scrieți-ne sau sunați-ne și spuneți numărul comenzii.',
    terms: 'Termeni și condiții',
  },
  ru: {
    subject: (number: string) => `Мы получили заказ ${number}`,
    title: 'Спасибо за заказ!',
    received:
      'Мы получили заказ и отложили для вас товар. Позвоним в рабочие часы, чтобы его подтвердить.',
    next: {
      cash: 'Оплата наличными при получении.',
      card: 'После подтверждения пришлём на эл. почту ссылку на платёжную страницу банка.',
      transfer: 'Счёт на оплату пришлём на эл. почту. Отгружаем после поступления денег.',
    },
    attached: 'Счёт на оплату приложен к письму. Отгружаем после поступления денег.',
    open: 'Посмотреть заказ',
    mistake: 'Заметили ошибку? Напишите или позвоните нам и назовите номер заказа.',
    terms: 'Правила и условия',
  },
} as const;

/** To the customer, right after the order. */
export function orderConfirmation({
  order,
  hasProforma,
  ...sender
}: { order: Order; hasProforma?: boolean } & Sender): Letter {
  const say = words[sender.locale];
  const next = hasProforma ? say.attached : say.next[order.pay_method];
  const base = `${sender.publicUrl}${localePrefix(sender.locale)}`;
  const blocks: Block[] = [
    { kind: 'paragraph', text: `${say.received} ${next}` },
    { kind: 'button', text: say.open, link: `${base}/success/${encodeURIComponent(order.id)}` },
    ...orderSummary(order, sender.locale),
    { kind: 'paragraph', text: say.mistake },
    {
      kind: 'link',
      text: say.terms,
      link: `${base}/content/termeni-si-conditii`,
    },
  ];
  return composeLetter({ subject: say.subject(order.number), title: say.title, blocks }, sender);
}
