import * as v from 'valibot';
import { manyDecided } from '../../editing/exchange.ts';
import { strictForm } from '../../editing/fields.ts';
import { staffOperation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import {
  decidedThing,
  exchangedOrder,
  exchangeObject,
  exchangeOverview,
  exchangeRunDetails,
  rememberedDecision,
} from '../exchange.ts';
import { decisionFilters, objectFilters, sentFilters } from '../exchange-filters.ts';
import { orderNumberText } from '../orders/queries.ts';
import { paging, pagingBy } from '../parameters.ts';

const params = v.object({ id: idText });

/** When 1C was here last, how it went, and what waits for people. */
export const readExchange = staffOperation('get', '/staff/exchange/', {
  needs: 'jobs.read',
  answer: exchangeOverview,
});

/** One run with its files and how far each is. */
export const readExchangeRun = staffOperation('get', '/staff/exchange/runs/{id}/', {
  needs: 'jobs.read',
  params,
  answer: exchangeRunDetails,
  refusals: [404],
});

/** What a run brought, thing by thing, with what became of each and why. */
export const listExchangeObjects = staffOperation('get', '/staff/exchange/runs/{id}/objects/', {
  needs: 'jobs.read',
  params,
  query: v.object({ ...paging, ...objectFilters }),
  answer: v.object({ results: v.array(exchangeObject), next: v.nullable(v.number()) }),
  refusals: [404],
});

/** The same decision about several that wait, each by itself. */
export const decideManyWaiting = staffOperation('post', '/staff/exchange/waiting/decide/', {
  needs: 'products.write',
  body: manyDecided,
  answer: v.object({ results: v.array(decidedThing) }),
});

/** What people have decided about goods of 1C, which holds for every run to come. */
export const listExchangeDecisions = staffOperation('get', '/staff/exchange/decisions/', {
  needs: 'products.read',
  query: v.object({ ...paging, ...decisionFilters }),
  answer: v.object({ results: v.array(rememberedDecision), next: v.nullable(v.number()) }),
});

/** Take a decision back: from now on 1C is asked about as if nobody had decided. */
export const forgetExchangeDecision = staffOperation(
  'post',
  '/staff/exchange/decisions/{id}/forget/',
  {
    needs: 'products.write',
    params,
    body: strictForm({ version: v.number('VALIDATE.INVALID') }),
    answer: v.object({ is_waiting: v.boolean() }),
    refusals: [404, 409],
  },
);

/** Which orders 1C has, newest first. */
export const listExchangedOrders = staffOperation('get', '/staff/exchange/orders/', {
  needs: 'orders.read',
  query: v.object({ ...pagingBy(orderNumberText), ...sentFilters }),
  answer: v.object({ results: v.array(exchangedOrder), next: v.nullable(v.string()) }),
});
