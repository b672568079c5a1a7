import * as operations from '../../../../contract/staff/operations/mail-texts.ts';
import { may } from '../../../../contract/staff/permissions.ts';
import { listMailTexts, saveMailTexts } from '../../../shop/letters/edit-mail-texts.ts';
import { exportMailTexts } from '../../../shop/letters/export-mail-texts.ts';
import { previewMail } from '../../../shop/order-letters/preview-mail.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';
import { exporting, writing } from './staff-endpoints.ts';

export const staffMailTexts = (shop: Shop): Endpoint[] => [
  endpoint(operations.listMailTexts, () => listMailTexts(shop.db)),
  exporting(shop, operations.exportMailTexts, 'mail-texts', exportMailTexts),
  writing(shop, operations.saveMailTexts, (changing, { params, body }) =>
    saveMailTexts(changing, params.kind, { given: body.texts, seen: body.version }),
  ),
  endpoint(operations.previewMail, async ({ viewer, params, body }) => {
    const { texts, locale, order, by_phone: isByPhone } = body;
    // An order holds a customer's name, address and prices.
    if (order && !may(viewer.role, 'orders.read')) return new Refusal(403, 'ERROR.FORBIDDEN');
    return previewMail(shop, params.kind, { texts, locale, order, isByPhone });
  }),
];
