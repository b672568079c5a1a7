import * as v from 'valibot';
import { newPriceChange, pricePreview } from '../../editing/price-change.ts';
import { staffOperation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { asFile, exportOf } from '../export-of.ts';
import { paging } from '../parameters.ts';
import { priceChange, pricePreviewPage } from '../price-change-shapes.ts';

/** What a rule would make of the prices, and what it would leave alone. */
export const previewPrices = staffOperation('post', '/staff/price-rules/preview/', {
  needs: 'prices.write',
  body: pricePreview,
  answer: pricePreviewPage,
});

/** Change prices by a rule, now or at a date. */
export const changePrices = staffOperation('post', '/staff/price-rules/', {
  needs: 'prices.write',
  body: newPriceChange,
  answer: priceChange,
  status: 201,
  refusals: [409],
});

/** Price changes by rule: planned ones first, then the last that were made or cancelled. */
export const listPriceChanges = staffOperation('get', '/staff/price-rules/', {
  needs: 'prices.write',
  query: v.object(paging),
  answer: v.object({ results: v.array(priceChange), next: v.nullable(v.number()) }),
});

export const exportPriceChanges = exportOf('/staff/price-rules/export/', {
  needs: 'prices.write',
  query: v.object(asFile),
});

/** Cancel a planned price change. */
export const cancelPriceChange = staffOperation('post', '/staff/price-rules/{id}/cancel/', {
  needs: 'prices.write',
  params: v.object({ id: idText }),
  answer: priceChange,
  refusals: [404, 409],
});
