import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';
import {
  amountsBlock,
  type OrderMailData,
  openOrder,
  orderButton,
  reasonBlock,
} from './order-step.ts';
import { orderSummary } from './order-summary.ts';

export const orderCancelledTexts = mailTexts({
  kind: 'order-cancelled',
  variables: ['number', 'name', 'shop'],
  texts: {
    subject: { ro: 'Comanda {number} este anulată', ru: 'Заказ {number} отменён' },
    title: { ro: 'Comanda este anulată', ru: 'Заказ отменён' },
    text: {
      ro: 'Nu mai pregătim această comandă. Dacă ați plătit deja, vă contactăm ca să returnăm banii.',
      ru: 'Мы больше не собираем этот заказ. Если вы его уже оплатили, свяжемся с вами и вернём деньги.',
    },
    sent: { ro: 'A plecat deja, înainte de anulare', ru: 'Уже отправлено до отмены' },
    reason: { ro: 'Motivul', ru: 'Причина' },
    open: openOrder,
  },
});

/** To the customer, whoever cancelled the order. */
export function orderCancelled({ order, reason, sent, ...sender }: OrderMailData & Sender): Letter {
  return letterOf(orderCancelledTexts, sender, order, (say) => [
    { kind: 'paragraph', text: say.text },
    ...amountsBlock(say.sent, order, sent),
    ...reasonBlock(say.reason, reason),
    orderButton(say.open, order, sender),
    ...orderSummary(order, sender),
  ]);
}
