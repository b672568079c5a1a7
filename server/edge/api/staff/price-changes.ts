import * as operations from '../../../../contract/staff/operations/price-changes.ts';
import { Refused } from '../../../base/changes/refused.ts';
import {
  cancelPriceChange,
  changePrices,
} from '../../../shop/catalogue/price-changes/change-prices.ts';
import { exportPriceChanges } from '../../../shop/catalogue/price-changes/export-price-changes.ts';
import {
  listPriceChanges,
  readPriceChange,
} from '../../../shop/catalogue/price-changes/list-price-changes.ts';
import { previewPrices } from '../../../shop/catalogue/price-changes/preview-prices.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';
import { orRefusal } from './answer-refused.ts';
import { exportAnswer } from './stream-answers.ts';

export const staffPriceChanges = (shop: Shop): Endpoint[] => [
  endpoint(operations.previewPrices, ({ body }) => previewPrices(shop, body)),
  endpoint(operations.changePrices, async ({ viewer, body, locale }) => {
    const done = await changePrices(shop, `staff:${viewer.id}`, body);
    if (done instanceof Refused) return orRefusal<never>(done);
    if (done.kind === 'preview-old') return new Refusal(409, 'EDIT.PREVIEW_OLD');
    return readPriceChange(shop, done.id, locale);
  }),
  endpoint(operations.listPriceChanges, ({ query, locale }) =>
    listPriceChanges(shop, query, locale),
  ),
  endpoint(operations.exportPriceChanges, (call) =>
    exportAnswer('price-changes', call, (by) => exportPriceChanges(shop, by)),
  ),
  endpoint(operations.cancelPriceChange, async ({ viewer, params, locale }) => {
    const done = await cancelPriceChange(shop, `staff:${viewer.id}`, params.id);
    if (done instanceof Refused) return orRefusal<never>(done);
    if (!done) return new Refusal(409, 'EDIT.NOT_PLANNED');
    return readPriceChange(shop, params.id, locale);
  }),
];
