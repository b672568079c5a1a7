import * as v from 'valibot';
import { newPriceChange, pricePreview } from '../../editing/price-change.ts';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { asFile, exportOf } from '../export-of.ts';
import { paging } from '../parameters.ts';
import { priceChange, pricePreviewPage } from '../price-change-shapes.ts';

const pricing = { access: 'staff', needs: 'prices.write' } as const;

export const previewPrices = operation({
  ...pricing,
  id: 'staffPreviewPrices',
  method: 'post',
  path: '/staff/price-rules/preview/',
  summary: 'What a rule would make of the prices, and what it would leave alone',
  body: pricePreview,
  answer: pricePreviewPage,
});
export const changePrices = operation({
  ...pricing,
  id: 'staffChangePrices',
  method: 'post',
  path: '/staff/price-rules/',
  summary: 'Change prices by a rule, now or at a date',
  body: newPriceChange,
  answer: priceChange,
  status: 201,
  refusals: [409],
});
export const listPriceChanges = operation({
  ...pricing,
  id: 'staffListPriceChanges',
  method: 'get',
  path: '/staff/price-rules/',
  summary: 'Price changes by rule: planned ones first, then the last that were made or cancelled',
  query: v.object(paging),
  answer: v.object({ results: v.array(priceChange), next: v.nullable(v.number()) }),
});
export const exportPriceChanges = exportOf({
  id: 'staffExportPriceChanges',
  needs: 'prices.write',
  path: '/staff/price-rules/export/',
  query: v.object(asFile),
});
export const cancelPriceChange = operation({
  ...pricing,
  id: 'staffCancelPriceChange',
  method: 'post',
  path: '/staff/price-rules/{id}/cancel/',
  summary: 'Cancel a planned price change',
  params: v.object({ id: idText }),
  answer: priceChange,
  refusals: [404, 409],
});
