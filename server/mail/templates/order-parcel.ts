import { formatAmount } from '../../../contract/amount.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import { composeLetter } from '../compose-letter.ts';
import type { Block, Fact, Letter, Sender } from '../letter.ts';
import { type OrderTold, orderButton } from './order-step.ts';

const words = {
  ro: {
    subject: (number: string) => `O parte din comanda ${number} a plecat`,
    title: 'O parte din comandă a plecat',
    text: 'Trimitem comanda în mai multe colete. Restul urmează, fără nicio altă plată pentru livrare.',
    sent: 'Trimis până acum',
    rest: 'Urmează',
  },
  ru: {
    subject: (number: string) => `Часть заказа ${number} отправлена`,
    title: 'Часть заказа отправлена',
    text: 'Мы отправляем заказ несколькими посылками. Остальное пришлём следом, доплачивать за доставку не нужно.',
    sent: 'Уже отправлено',
    rest: 'Осталось отправить',
  },
} as const;

/** To the customer, when a part of the order has left: what did by now, and what follows. */
export function orderParcel({ order, sent, ...sender }: OrderTold & Sender): Letter {
  const say = words[sender.locale];
  const sentOf = (id: number) => sent.get(id) ?? 0;
  return composeLetter(
    {
      subject: say.subject(order.number),
      title: say.title,
      blocks: [
        { kind: 'paragraph', text: say.text },
        ...amounts(say.sent, order, ({ id }) => sentOf(id)),
        ...amounts(say.rest, order, ({ id, quantity }) => quantity - sentOf(id)),
        orderButton(order, sender),
      ],
    },
    sender,
  );
}

function amounts(
  title: string,
  order: Order,
  amountOf: (product: Order['products'][number]) => number,
): Block[] {
  const rows = order.products.flatMap((product): Fact[] => {
    const amount = amountOf(product);
    return amount > 0 ? [{ label: product.title, value: formatAmount(amount, product.units) }] : [];
  });
  return rows.length === 0 ? [] : [{ kind: 'facts', title, rows }];
}
