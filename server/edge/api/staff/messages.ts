import * as operations from '../../../../contract/staff/operations/contact-requests.ts';
import { changeMessage } from '../../../shop/messages/change-message.ts';
import { exportMessages } from '../../../shop/messages/export-messages.ts';
import { listMessages } from '../../../shop/messages/list-messages.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { actorOf, exporting } from './staff-endpoints.ts';

export const staffMessages = (shop: Shop): Endpoint[] => [
  endpoint(operations.listMessages, ({ query }) => listMessages(shop.db, query)),
  exporting(shop, operations.exportMessages, 'messages', exportMessages),
  endpoint(operations.changeMessage, ({ viewer, params, body }) =>
    changeMessage(shop, actorOf(viewer), params.id, body),
  ),
];
