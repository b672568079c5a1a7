import * as v from 'valibot';
import { idText } from '../../shapes/parameters.ts';
import {
  decisionFilters,
  objectFilters,
  sentFilters,
  waitingFilters,
} from '../exchange-filters.ts';
import { asFile, exportOf } from '../export-of.ts';

/** The lists of the exchange with 1C, to be taken along. */

export const exportExchangeRuns = exportOf('/staff/exchange/runs/export/', {
  needs: 'jobs.read',
  query: v.object(asFile),
});

export const exportExchangeObjects = exportOf('/staff/exchange/runs/{id}/objects/export/', {
  needs: 'jobs.read',
  params: v.object({ id: idText }),
  query: v.object({ ...objectFilters, ...asFile }),
  refusals: [404],
});

export const exportExchangeWaiting = exportOf('/staff/exchange/waiting/export/', {
  needs: 'products.read',
  query: v.object({ ...waitingFilters, ...asFile }),
});

export const exportExchangeDecisions = exportOf('/staff/exchange/decisions/export/', {
  needs: 'products.read',
  query: v.object({ ...decisionFilters, ...asFile }),
});

export const exportExchangeProperties = exportOf('/staff/exchange/properties/export/', {
  needs: 'products.read',
  query: v.object({
    /** Those alone about which nobody has decided. */
    show: v.optional(v.picklist(['open'], 'VALIDATE.INVALID')),
    ...asFile,
  }),
});

export const exportExchangeGroups = exportOf('/staff/exchange/groups/export/', {
  needs: 'products.read',
  query: v.object(asFile),
});

export const exportExchangeWarehouses = exportOf('/staff/exchange/warehouses/export/', {
  needs: 'products.read',
  query: v.object(asFile),
});

/** Numbers and sums alone: of whom an order is stands nowhere in it. */
export const exportExchangedOrders = exportOf('/staff/exchange/orders/export/', {
  needs: 'orders.read',
  query: v.object({ ...sentFilters, ...asFile }),
});

export const exportExchangeAccounts = exportOf('/staff/exchange/accounts/export/', {
  needs: 'settings.read',
  query: v.object(asFile),
});
