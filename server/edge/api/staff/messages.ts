import * as operations from '../../../../contract/staff/operations/contact-requests.ts';
import { changeMessage } from '../../../shop/messages/change-message.ts';
import { exportMessages } from '../../../shop/messages/export-messages.ts';
import { listMessages } from '../../../shop/messages/list-messages.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { actorOf, orRefusal } from './answer-refused.ts';
import { exportAnswer } from './stream-answers.ts';

export const staffMessages = (shop: Shop): Endpoint[] => [
  endpoint(operations.listMessages, ({ query }) => listMessages(shop.db, query)),
  endpoint(operations.exportMessages, (call) =>
    exportAnswer('messages', call, (by) => exportMessages(shop, call.query, by)),
  ),
  endpoint(operations.changeMessage, async ({ viewer, params, body }) =>
    orRefusal(await changeMessage(shop, actorOf(viewer), params.id, body)),
  ),
];
