import * as operations from '../../../../contract/staff/operations/price-changes.ts';
import { done } from '../../../base/changes/refused.ts';
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
import { actorOf, exporting } from './staff-endpoints.ts';

export const staffPriceChanges = (shop: Shop): Endpoint[] => [
  endpoint(operations.previewPrices, ({ body }) => previewPrices(shop, body)),
  endpoint(operations.changePrices, async ({ viewer, body, locale }) => {
    const changed = done(await changePrices(shop, actorOf(viewer), body));
    if (changed.kind === 'preview-old') return new Refusal(409, 'EDIT.PREVIEW_OLD');
    return readPriceChange(shop, changed.id, locale);
  }),
  endpoint(operations.listPriceChanges, ({ query, locale }) =>
    listPriceChanges(shop, query, locale),
  ),
  exporting(shop, operations.exportPriceChanges, 'price-changes', exportPriceChanges),
  endpoint(operations.cancelPriceChange, async ({ viewer, params, locale }) => {
    const cancelled = done(await cancelPriceChange(shop, actorOf(viewer), params.id));
    if (!cancelled) return new Refusal(409, 'EDIT.NOT_PLANNED');
    return readPriceChange(shop, params.id, locale);
  }),
];
