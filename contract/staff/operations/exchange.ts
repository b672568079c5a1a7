import * as v from 'valibot';
import {
  baseDecision,
  groupDecision,
  propertyDecision,
  waitingDecision,
} from '../../editing/exchange.ts';
import { reference, strictForm } from '../../editing/fields.ts';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { count } from '../../shapes/values.ts';
import {
  exchangeBase,
  exchangeGroup,
  exchangeProperty,
  exchangeRun,
  exchangeTrial,
  exchangeWarehouse,
  MOST_TRIED_BYTES,
  waitingThing,
} from '../exchange.ts';
import { waitingFilters } from '../exchange-filters.ts';
import { paging } from '../parameters.ts';

const outcome = v.object({ outcome: v.string(), reason: v.string() });

export const listExchangeRuns = operation({
  access: 'staff',
  needs: 'jobs.read',
  id: 'staffListExchangeRuns',
  method: 'get',
  path: '/staff/exchange/runs/',
  summary: 'The last runs of the exchange with 1C, newest first',
  answer: v.object({ results: v.array(exchangeRun) }),
});

export const listExchangeWaiting = operation({
  access: 'staff',
  needs: 'products.read',
  id: 'staffListExchangeWaiting',
  method: 'get',
  path: '/staff/exchange/waiting/',
  summary: 'What 1C sent and nobody can place yet, with the reason',
  query: v.object({ ...paging, ...waitingFilters }),
  answer: v.object({
    results: v.array(waitingThing),
    next: v.nullable(v.number()),
    total: count,
    /** How many wait for each reason, whatever is looked for. */
    reasons: v.array(v.object({ reason: v.string(), number: count })),
  }),
});

export const decideExchangeWaiting = operation({
  access: 'staff',
  needs: 'products.write',
  id: 'staffDecideExchangeWaiting',
  method: 'post',
  path: '/staff/exchange/waiting/{id}/decide/',
  summary: 'Say where a product of 1C belongs, which of ours it is, or that it is not sold here',
  params: v.object({ id: idText }),
  body: strictForm({ version: v.number('VALIDATE.INVALID'), decision: waitingDecision }),
  answer: v.object({ outcomes: v.array(outcome) }),
  refusals: [404, 409],
});

export const listExchangeProperties = operation({
  access: 'staff',
  needs: 'products.read',
  id: 'staffListExchangeProperties',
  method: 'get',
  path: '/staff/exchange/properties/',
  summary: 'Properties that goods have in 1C, and which attributes of the shop they are',
  answer: v.object({ results: v.array(exchangeProperty) }),
});

export const decideExchangeProperty = operation({
  access: 'staff',
  needs: 'products.write',
  id: 'staffDecideExchangeProperty',
  method: 'post',
  path: '/staff/exchange/properties/{id}/decide/',
  summary: 'Say which attribute a property of 1C is; it holds from the next package of goods on',
  params: v.object({ id: idText }),
  body: strictForm({ version: v.number('VALIDATE.INVALID'), decision: propertyDecision }),
  answer: v.object({ version: v.number() }),
  refusals: [404, 409],
});

export const listExchangeBases = operation({
  access: 'staff',
  needs: 'settings.read',
  id: 'staffListExchangeBases',
  method: 'get',
  path: '/staff/exchange/bases/',
  summary: 'Bases of 1C that have sent something, and what each is to the shop',
  answer: v.object({ results: v.array(exchangeBase) }),
});

export const decideExchangeBase = operation({
  access: 'staff',
  needs: 'settings.write',
  id: 'staffDecideExchangeBase',
  method: 'post',
  path: '/staff/exchange/bases/{id}/decide/',
  summary: 'Say what another base of 1C is; it holds from the next exchange on',
  params: v.object({ id: idText }),
  body: strictForm({ version: v.number('VALIDATE.INVALID'), decision: baseDecision }),
  answer: v.object({ version: v.number() }),
  refusals: [404, 409],
});

export const listExchangeGroups = operation({
  access: 'staff',
  needs: 'products.read',
  id: 'staffListExchangeGroups',
  method: 'get',
  path: '/staff/exchange/groups/',
  summary: 'Groups of 1C beside the tree of the shop, and what each is here',
  answer: v.object({ results: v.array(exchangeGroup) }),
});

export const decideExchangeGroup = operation({
  access: 'staff',
  needs: 'products.write',
  id: 'staffDecideExchangeGroup',
  method: 'post',
  path: '/staff/exchange/groups/{id}/decide/',
  summary: 'Say which category a group of 1C is; what waits for that is placed in the background',
  params: v.object({ id: idText }),
  body: strictForm({ version: v.number('VALIDATE.INVALID'), decision: groupDecision }),
  answer: v.object({ version: v.number() }),
  refusals: [404, 409],
});

export const listExchangePriceTypes = operation({
  access: 'staff',
  needs: 'products.read',
  id: 'staffListExchangePriceTypes',
  method: 'get',
  path: '/staff/exchange/price-types/',
  summary: 'Types of price that 1C has, and which of them the shop sells by',
  answer: v.object({
    results: v.array(
      v.object({
        /** As the setting of the exchange names it. */
        external_id: v.string(),
        title: v.string(),
        currency: v.string(),
        includes_vat: v.boolean(),
        /** How many the fullest of the last runs had of it. */
        prices: count,
        is_chosen: v.boolean(),
      }),
    ),
  }),
});

export const listExchangeWarehouses = operation({
  access: 'staff',
  needs: 'products.read',
  id: 'staffListExchangeWarehouses',
  method: 'get',
  path: '/staff/exchange/warehouses/',
  summary: 'Warehouses that 1C has, and which of the shop has the stock of each',
  answer: v.object({ results: v.array(exchangeWarehouse) }),
});

export const matchExchangeWarehouse = operation({
  access: 'staff',
  needs: 'settings.write',
  id: 'staffMatchExchangeWarehouse',
  method: 'post',
  path: '/staff/exchange/warehouses/{id}/match/',
  summary: 'Say which warehouse of the shop one of 1C is; what it counted there goes along',
  params: v.object({ id: idText }),
  body: strictForm({ version: v.number('VALIDATE.INVALID'), warehouse_id: reference }),
  answer: v.object({ version: v.number() }),
  refusals: [404, 409],
});

export const tryExchangePackage = operation({
  access: 'staff',
  needs: 'products.write',
  id: 'staffTryExchangePackage',
  method: 'post',
  path: '/staff/exchange/trial/',
  summary: 'What a file of 1C, or an archive of them, would do; nothing is changed',
  query: v.object({
    name: v.optional(v.pipe(v.string(), v.maxLength(200, 'VALIDATE.TOO_LONG')), ''),
  }),
  body: v.instance(Uint8Array),
  bodyIs: 'file',
  mostBytes: MOST_TRIED_BYTES,
  answer: exchangeTrial,
});
