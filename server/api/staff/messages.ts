import * as operations from '../../../contract/staff/operations/contact-requests.ts';
import { changeMessage } from '../../messages/change-message.ts';
import { listMessages } from '../../messages/list-messages.ts';
import type { Shop } from '../../shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { actorOf, orRefusal } from './answer-refused.ts';

export const staffMessages = (shop: Shop): Endpoint[] => [
  endpoint(operations.listMessages, ({ query }) => listMessages(shop.db, query)),
  endpoint(operations.changeMessage, async ({ viewer, params, body }) =>
    orRefusal(await changeMessage(shop, actorOf(viewer), params.id, body)),
  ),
];
