import * as v from 'valibot';
import { idText } from '../../shapes/parameters.ts';
import {
  decisionFilters,
  objectFilters,
  toldFilters,
  waitingFilters,
} from '../exchange-filters.ts';
import { asFile, exportOf } from '../export-of.ts';

/** The lists of the exchange with 1C, to be taken along. */

export const exportExchangeRuns = exportOf({
  id: 'staffExportExchangeRuns',
  needs: 'jobs.read',
  path: '/staff/exchange/runs/export/',
  query: v.object(asFile),
});
export const exportExchangeObjects = exportOf({
  id: 'staffExportExchangeObjects',
  needs: 'jobs.read',
  path: '/staff/exchange/runs/{id}/objects/export/',
  params: v.object({ id: idText }),
  query: v.object({ ...objectFilters, ...asFile }),
  refusals: [404],
});
export const exportExchangeWaiting = exportOf({
  id: 'staffExportExchangeWaiting',
  needs: 'products.read',
  path: '/staff/exchange/waiting/export/',
  query: v.object({ ...waitingFilters, ...asFile }),
});
export const exportExchangeDecisions = exportOf({
  id: 'staffExportExchangeDecisions',
  needs: 'products.read',
  path: '/staff/exchange/decisions/export/',
  query: v.object({ ...decisionFilters, ...asFile }),
});
export const exportExchangeProperties = exportOf({
  id: 'staffExportExchangeProperties',
  needs: 'products.read',
  path: '/staff/exchange/properties/export/',
  query: v.object({
    /** Those alone about which nobody has decided. */
    show: v.optional(v.picklist(['open'], 'VALIDATE.INVALID')),
    ...asFile,
  }),
});
export const exportExchangeGroups = exportOf({
  id: 'staffExportExchangeGroups',
  needs: 'products.read',
  path: '/staff/exchange/groups/export/',
  query: v.object(asFile),
});
export const exportExchangeWarehouses = exportOf({
  id: 'staffExportExchangeWarehouses',
  needs: 'products.read',
  path: '/staff/exchange/warehouses/export/',
  query: v.object(asFile),
});
/** Numbers and sums alone: of whom an order is stands nowhere in it. */
export const exportExchangedOrders = exportOf({
  id: 'staffExportExchangedOrders',
  needs: 'orders.read',
  path: '/staff/exchange/orders/export/',
  query: v.object({ ...toldFilters, ...asFile }),
});
export const exportExchangeAccounts = exportOf({
  id: 'staffExportExchangeAccounts',
  needs: 'settings.read',
  path: '/staff/exchange/accounts/export/',
  query: v.object(asFile),
});
