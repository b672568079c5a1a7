import { composeLetter } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts, wordsOf } from '../../../base/mail/mail-texts.ts';
import { amountsBlock, type OrderMailData, openOrder, orderButton } from './order-step.ts';

export const orderParcelTexts = mailTexts({
  kind: 'order-parcel',
  variables: ['number', 'name', 'shop'],
  texts: {
    subject: {
      ro: 'O parte din comanda {number} a plecat',
      ru: 'Часть заказа {number} отправлена',
    },
    title: { ro: 'O parte din comandă a plecat', ru: 'Часть заказа отправлена' },
    text: {
      ro: 'Trimitem comanda în mai multe colete. Restul urmează, fără nicio altă plată pentru livrare.',
      ru: 'Мы отправляем заказ несколькими посылками. Остальное пришлём следом, доплачивать за доставку не нужно.',
    },
    corrected_subject: {
      ro: 'Comanda {number}: corectăm ce am trimis',
      ru: 'Заказ {number}: уточнение об отправке',
    },
    corrected_title: { ro: 'Corectăm ce am trimis', ru: 'Уточняем, что отправлено' },
    corrected: {
      ro: 'V-am scris greșit ce a plecat din comandă. Mai jos vedeți ce v-am trimis până acum și ce urmează.',
      ru: 'Мы неверно написали, что отправлено из заказа. Ниже указано, что отправлено на самом деле и что ещё осталось.',
    },
    sent: { ro: 'Trimis până acum', ru: 'Уже отправлено' },
    rest: { ro: 'Urmează', ru: 'Осталось отправить' },
    open: openOrder,
  },
});

/**
 * To the customer, when a part of the order has left, or turns out not to have: what did by now, and
 * what follows.
 */
export function orderParcel({
  order,
  sent,
  isCorrected,
  ...sender
}: OrderMailData & Sender): Letter {
  const say = wordsOf(orderParcelTexts, sender, order);
  return composeLetter(
    {
      subject: isCorrected ? say.corrected_subject : say.subject,
      title: isCorrected ? say.corrected_title : say.title,
      blocks: [
        { kind: 'paragraph', text: isCorrected ? say.corrected : say.text },
        ...amountsBlock(say.sent, order, sent),
        ...amountsBlock(
          say.rest,
          order,
          order.products.map(({ quantity }, line) => quantity - (sent[line] ?? 0)),
        ),
        orderButton(say.open, order, sender),
      ],
    },
    sender,
  );
}
