import * as operations from '../../../../contract/staff/operations/mails.ts';
import { exportOutbox } from '../../../base/mail/export-outbox.ts';
import { listOutbox } from '../../../base/mail/read-outbox.ts';
import { readLetter } from '../../../shop/order-letters/read-letter.ts';
import { sendAgain } from '../../../shop/order-letters/send-again.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { exporting } from './staff-endpoints.ts';

export const staffMails = (shop: Shop): Endpoint[] => [
  endpoint(operations.listMails, ({ query }) => listOutbox(shop.db, query)),
  // Before the one of a single mail: no mail is called `export`.
  exporting(shop, operations.exportMails, 'mails', exportOutbox),
  endpoint(operations.readMail, ({ viewer, params }) => readLetter(shop, params.id, viewer.role)),
  endpoint(operations.sendMailAgain, ({ viewer, params, body }) =>
    sendAgain(shop, viewer.id, { id: params.id, ...body }),
  ),
];
