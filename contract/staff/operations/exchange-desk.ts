import * as v from 'valibot';
import { manyDecided } from '../../editing/exchange.ts';
import { strictForm } from '../../editing/fields.ts';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import {
  decidedThing,
  exchangedOrder,
  exchangeObject,
  exchangeOverview,
  exchangeRunDetails,
  rememberedDecision,
} from '../exchange.ts';
import { decisionFilters, objectFilters, toldFilters } from '../exchange-filters.ts';
import { orderNumberText } from '../orders/queries.ts';
import { paging, pagingBy } from '../parameters.ts';

const params = v.object({ id: idText });
const watching = { access: 'staff', needs: 'jobs.read' } as const;
const deciding = { access: 'staff', needs: 'products.write' } as const;

export const readExchange = operation({
  ...watching,
  id: 'staffReadExchange',
  method: 'get',
  path: '/staff/exchange/',
  summary: 'When 1C was here last, how it went, and what waits for people',
  answer: exchangeOverview,
});

export const readExchangeRun = operation({
  ...watching,
  id: 'staffReadExchangeRun',
  method: 'get',
  path: '/staff/exchange/runs/{id}/',
  summary: 'One run with its files and how far each is',
  params,
  answer: exchangeRunDetails,
  refusals: [404],
});

export const listExchangeObjects = operation({
  ...watching,
  id: 'staffListExchangeObjects',
  method: 'get',
  path: '/staff/exchange/runs/{id}/objects/',
  summary: 'What a run brought, thing by thing, with what became of each and why',
  params,
  query: v.object({ ...paging, ...objectFilters }),
  answer: v.object({ results: v.array(exchangeObject), next: v.nullable(v.number()) }),
  refusals: [404],
});

export const decideManyWaiting = operation({
  ...deciding,
  id: 'staffDecideManyWaiting',
  method: 'post',
  path: '/staff/exchange/waiting/decide/',
  summary: 'The same decision about several that wait, each by itself',
  body: manyDecided,
  answer: v.object({ results: v.array(decidedThing) }),
});

export const listExchangeDecisions = operation({
  access: 'staff',
  needs: 'products.read',
  id: 'staffListExchangeDecisions',
  method: 'get',
  path: '/staff/exchange/decisions/',
  summary: 'What people have decided about goods of 1C, which holds for every run to come',
  query: v.object({ ...paging, ...decisionFilters }),
  answer: v.object({ results: v.array(rememberedDecision), next: v.nullable(v.number()) }),
});

export const forgetExchangeDecision = operation({
  ...deciding,
  id: 'staffForgetExchangeDecision',
  method: 'post',
  path: '/staff/exchange/decisions/{id}/forget/',
  summary: 'Take a decision back: from now on 1C is asked about as if nobody had decided',
  params,
  body: strictForm({ version: v.number('VALIDATE.INVALID') }),
  answer: v.object({ is_waiting: v.boolean() }),
  refusals: [404, 409],
});

export const listExchangedOrders = operation({
  access: 'staff',
  needs: 'orders.read',
  id: 'staffListExchangedOrders',
  method: 'get',
  path: '/staff/exchange/orders/',
  summary: 'Which orders 1C has, newest first',
  query: v.object({ ...pagingBy(orderNumberText), ...toldFilters }),
  answer: v.object({ results: v.array(exchangedOrder), next: v.nullable(v.string()) }),
});
