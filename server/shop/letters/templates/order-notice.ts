import { formatLei } from '../../../../contract/money.ts';
import type { Order } from '../../../../contract/shapes/order.ts';
import { letterOf } from '../../../base/mail/compose-letter.ts';
import type { Letter, Sender } from '../../../base/mail/letter.ts';
import { mailTexts } from '../../../base/mail/mail-texts.ts';
import { languageName } from './language-name.ts';
import { orderSummary } from './order-summary.ts';

export const orderNoticeTexts = mailTexts({
  kind: 'order-notice',
  variables: ['number', 'total', 'name', 'language'],
  texts: {
    subject: {
      ro: 'Comandă nouă {number}: {total}, {name}',
      ru: 'Новый заказ {number}: {total}, {name}',
    },
    title: { ro: 'Comandă nouă {number}', ru: 'Новый заказ {number}' },
    awaiting: {
      ro: 'Așteaptă confirmarea: depășește o limită și nu rezervă încă marfă.',
      ru: 'Ждёт подтверждения: превышает ограничение и пока не резервирует товар.',
    },
    language: { ro: 'Limba clientului: {language}.', ru: 'Язык клиента: {language}.' },
  },
});

/** To the shop: what to confirm, pack and deliver. `order.lang` is the customer's language. */
export function orderNotice({ order, ...sender }: { order: Order } & Sender): Letter {
  return letterOf(
    orderNoticeTexts,
    sender,
    {
      number: order.number,
      total: formatLei(order.total, sender.locale),
      name: order.name,
      language: languageName[sender.locale][order.lang],
    },
    (say) => [
      ...(order.awaits_confirmation ? [{ kind: 'paragraph' as const, text: say.awaiting }] : []),
      { kind: 'paragraph', text: say.language },
      ...orderSummary(order, sender),
    ],
  );
}
