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
    attached: 'Contul de plată nou este atașat; cel vechi nu mai este valabil.',
    mistake: 'Nu este ce ați stabilit cu noi? Sunați-ne sau răspundeți la acest mesaj.',
  },
  ru: {
    subject: (number: string) => `Заказ ${number} изменён`,
    title: 'Мы изменили заказ',
    text: (total: string) =>
      `Товары или их количество в заказе изменились. Теперь итог — ${total}. Ниже заказ целиком.`,
    attached: 'Новый счёт на оплату приложен; прежний больше не действует.',
    mistake: 'Договаривались об ином? Позвоните нам или ответьте на это письмо.',
  },
} as const;

/** To the customer, when the shop's people changed what was ordered. */
export function orderChanged({
  order,
  reason,
  hasProforma,
  ...sender
}: OrderTold & Sender): Letter {
  const say = words[sender.locale];
  return composeLetter(
    {
      subject: say.subject(order.number),
      title: say.title,
      blocks: [
        { kind: 'paragraph', text: say.text(formatLei(order.total, sender.locale)) },
        ...reasonBlock(reason, sender.locale),
        ...(hasProforma ? [{ kind: 'paragraph' as const, text: say.attached }] : []),
        orderButton(order, sender),
        ...orderSummary(order, sender.locale),
        { kind: 'paragraph', text: say.mistake },
      ],
    },
    sender,
  );
}
