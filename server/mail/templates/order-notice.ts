import { formatLei } from '../../../contract/money.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Letter, Sender } from '../letter.ts';
import { languageName } from './language-name.ts';
import { orderSummary } from './order-summary.ts';

const words = {
  ro: { title: 'Comandă nouă', language: 'Limba clientului' },
  ru: { title: 'Новый заказ', language: 'Язык клиента' },
} as const;

/** To the shop: what to confirm, pack and deliver. `order.lang` is the customer's language. */
export function orderNotice({ order, ...sender }: { order: Order } & Sender): Letter {
  const say = words[sender.locale];
  return composeLetter(
    {
      subject: `${say.title} ${order.number}: ${formatLei(order.total, sender.locale)}, ${order.name}`,
      title: `${say.title} ${order.number}`,
      blocks: [
        {
          kind: 'paragraph',
          text: `${say.language}: ${languageName[sender.locale][order.lang]}.`,
        },
        ...orderSummary(order, sender.locale),
      ],
    },
    sender,
  );
}
