import * as operations from '../../../../contract/staff/operations/mails.ts';
import { Refused } from '../../../base/changes/refused.ts';
import { exportOutbox } from '../../../base/mail/export-outbox.ts';
import { listOutbox } from '../../../base/mail/read-outbox.ts';
import { readLetter } from '../../../shop/order-letters/read-letter.ts';
import { sendAgain } from '../../../shop/order-letters/send-again.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { notFound, tooMany } from '../refusal.ts';
import { orRefusal } from './answer-refused.ts';
import { exportAnswer } from './stream-answers.ts';

export const staffMails = (shop: Shop): Endpoint[] => [
  endpoint(operations.listMails, ({ query }) => listOutbox(shop.db, query)),
  // Before the one of a single mail: no mail is called `export`.
  endpoint(operations.exportMails, (call) =>
    exportAnswer('mails', call, (by) => exportOutbox(shop.db, call.query, by)),
  ),
  endpoint(
    operations.readMail,
    async ({ viewer, params }) => (await readLetter(shop, params.id, viewer.role)) ?? notFound(),
  ),
  endpoint(operations.sendMailAgain, async ({ viewer, params, body }) => {
    const outcome = await sendAgain(shop, viewer.id, { id: params.id, ...body });
    if (outcome instanceof Refused) return orRefusal<never>(outcome);
    if (outcome.kind === 'queued') return outcome.mail;
    return tooMany('ERROR.TOO_MANY_ATTEMPTS', outcome.retryAfterSeconds);
  }),
];
