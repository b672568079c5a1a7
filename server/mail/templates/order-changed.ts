import { formatLei } from '../../../contract/money.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Letter, Sender } from '../letter.ts';
import { type OrderTold, orderButton, reasonBlock } from './order-step.ts';
import { orderSummary } from './order-summary.ts';

const words = {
  ro: {
    subject: (number: string) => `Comanda ${number} s-a schimbat`,
    title: 'Am schimbat comanda',
    text: (total: string) =>
      `Produsele sau cantitățile comenzii s-au schimbat. Totalul este acum ${total}. Mai jos vedeți comanda întreagă.`,
    mistake: 'Nu este ce ați stabilit cu noi? Sunați-ne sau răspundeți la acest mesaj.',
  },
  ru: {
    subject: (number: string) => `Заказ ${number} изменён`,
    title: 'Мы изменили заказ',
    text: (total: string) =>
      `Товары или их количество в заказе изменились. Теперь итог — ${total}. Ниже заказ целиком.`,
    mistake: 'Договаривались об ином? Позвоните нам или ответьте на это письмо.',
  },
} as const;

/** To the customer, when the shop's people changed what was ordered. */
export function orderChanged({ order, reason, ...sender }: OrderTold & Sender): Letter {
  const say = words[sender.locale];
  return composeLetter(
    {
      subject: say.subject(order.number),
      title: say.title,
      blocks: [
        { kind: 'paragraph', text: say.text(formatLei(order.total, sender.locale)) },
        ...reasonBlock(reason, sender.locale),
        orderButton(order, sender),
        ...orderSummary(order, sender.locale),
        { kind: 'paragraph', text: say.mistake },
      ],
    },
    sender,
  );
}
