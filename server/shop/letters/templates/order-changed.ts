import { formatLei } from '../../../../contract/money.ts';
import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';
import { type OrderMailData, openOrder, orderButton, reasonBlock } from './order-step.ts';
import { orderSummary } from './order-summary.ts';
import { paymentBlock } from './payment-block.ts';

export const orderChangedTexts = mailTexts({
  kind: 'order-changed',
  variables: ['number', 'total', 'name', 'shop'],
  texts: {
    subject: { ro: 'Comanda {number} a fost modificată', ru: 'Заказ {number} изменён' },
    title: { ro: 'Am modificat comanda', ru: 'Мы изменили заказ' },
    text: {
      ro: 'Produsele sau cantitățile comenzii s-au schimbat. Totalul este acum {total}. Mai jos vedeți comanda întreagă.',
      ru: 'Товары или их количество в заказе изменились. Теперь итог — {total}. Ниже заказ целиком.',
    },
    other_way: {
      ro: 'S-au schimbat datele comenzii: livrarea, plata sau cumpărătorul. Totalul este acum {total}. Mai jos vedeți comanda întreagă.',
      ru: 'Изменились данные заказа: доставка, оплата или покупатель. Теперь итог — {total}. Ниже заказ целиком.',
    },
    reason: { ro: 'Motivul', ru: 'Причина' },
    attached: {
      ro: 'Contul de plată nou este atașat; cel vechi nu mai este valabil.',
      ru: 'Новый счёт на оплату приложен; прежний больше не действует.',
    },
    open: openOrder,
    mistake: {
      ro: 'Nu este ce am stabilit împreună? Sunați-ne sau răspundeți la acest mesaj.',
      ru: 'Договаривались о другом? Позвоните нам или ответьте на это письмо.',
    },
  },
});

/** To the customer, when the shop's people changed what was ordered. */
export function orderChanged({
  order,
  reason,
  isOtherWay,
  hasProforma,
  payment,
  ...sender
}: OrderMailData & Sender): Letter {
  const total = formatLei(order.total, sender.locale);
  return letterOf(orderChangedTexts, sender, { ...order, total }, (say) => [
    { kind: 'paragraph', text: isOtherWay ? say.other_way : say.text },
    ...reasonBlock(say.reason, reason),
    ...(hasProforma ? [{ kind: 'paragraph' as const, text: say.attached }] : []),
    orderButton(say.open, order, sender),
    ...paymentBlock(payment, sender.locale),
    ...orderSummary(order, sender),
    { kind: 'paragraph', text: say.mistake },
  ]);
}
