import * as v from 'valibot';
import {
  baseDecision,
  groupDecision,
  propertyDecision,
  waitingDecision,
} from '../../editing/exchange.ts';
import { reference, strictForm } from '../../editing/fields.ts';
import { staffOperation } from '../../operation.ts';
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

/** The last runs of the exchange with 1C, newest first. */
export const listExchangeRuns = staffOperation('get', '/staff/exchange/runs/', {
  needs: 'jobs.read',
  answer: v.object({ results: v.array(exchangeRun) }),
});

/** What 1C sent and nobody can place yet, with the reason. */
export const listExchangeWaiting = staffOperation('get', '/staff/exchange/waiting/', {
  needs: 'products.read',
  query: v.object({ ...paging, ...waitingFilters }),
  answer: v.object({
    results: v.array(waitingThing),
    next: v.nullable(v.number()),
    total: count,
    /** How many wait for each reason, whatever is looked for. */
    reasons: v.array(v.object({ reason: v.string(), number: count })),
  }),
});

/** Say where a product of 1C belongs, which of ours it is, or that it is not sold here. */
export const decideExchangeWaiting = staffOperation(
  'post',
  '/staff/exchange/waiting/{id}/decide/',
  {
    needs: 'products.write',
    params: v.object({ id: idText }),
    body: strictForm({ version: v.number('VALIDATE.INVALID'), decision: waitingDecision }),
    answer: v.object({ outcomes: v.array(outcome) }),
    refusals: [404, 409],
  },
);

/** Properties that goods have in 1C, and which attributes of the shop they are. */
export const listExchangeProperties = staffOperation('get', '/staff/exchange/properties/', {
  needs: 'products.read',
  answer: v.object({ results: v.array(exchangeProperty) }),
});

/** Say which attribute a property of 1C is; it holds from the next package of goods on. */
export const decideExchangeProperty = staffOperation(
  'post',
  '/staff/exchange/properties/{id}/decide/',
  {
    needs: 'products.write',
    params: v.object({ id: idText }),
    body: strictForm({ version: v.number('VALIDATE.INVALID'), decision: propertyDecision }),
    answer: v.object({ version: v.number() }),
    refusals: [404, 409],
  },
);

/** Bases of 1C that have sent something, and what each is to the shop. */
export const listExchangeBases = staffOperation('get', '/staff/exchange/bases/', {
  needs: 'settings.read',
  answer: v.object({ results: v.array(exchangeBase) }),
});

/** Say what another base of 1C is; it holds from the next exchange on. */
export const decideExchangeBase = staffOperation('post', '/staff/exchange/bases/{id}/decide/', {
  needs: 'settings.write',
  params: v.object({ id: idText }),
  body: strictForm({ version: v.number('VALIDATE.INVALID'), decision: baseDecision }),
  answer: v.object({ version: v.number() }),
  refusals: [404, 409],
});

/** Groups of 1C beside the tree of the shop, and what each is here. */
export const listExchangeGroups = staffOperation('get', '/staff/exchange/groups/', {
  needs: 'products.read',
  answer: v.object({ results: v.array(exchangeGroup) }),
});

/** Say which category a group of 1C is; what waits for that is placed in the background. */
export const decideExchangeGroup = staffOperation('post', '/staff/exchange/groups/{id}/decide/', {
  needs: 'products.write',
  params: v.object({ id: idText }),
  body: strictForm({ version: v.number('VALIDATE.INVALID'), decision: groupDecision }),
  answer: v.object({ version: v.number() }),
  refusals: [404, 409],
});

/** Types of price that 1C has, and which of them the shop sells by. */
export const listExchangePriceTypes = staffOperation('get', '/staff/exchange/price-types/', {
  needs: 'products.read',
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

/** Warehouses that 1C has, and which of the shop has the stock of each. */
export const listExchangeWarehouses = staffOperation('get', '/staff/exchange/warehouses/', {
  needs: 'products.read',
  answer: v.object({ results: v.array(exchangeWarehouse) }),
});

/** Say which warehouse of the shop one of 1C is; what it counted there goes along. */
export const matchExchangeWarehouse = staffOperation(
  'post',
  '/staff/exchange/warehouses/{id}/match/',
  {
    needs: 'settings.write',
    params: v.object({ id: idText }),
    body: strictForm({ version: v.number('VALIDATE.INVALID'), warehouse_id: reference }),
    answer: v.object({ version: v.number() }),
    refusals: [404, 409],
  },
);

/** What a file of 1C, or an archive of them, would do; nothing is changed. */
export const tryExchangePackage = staffOperation('post', '/staff/exchange/trial/', {
  needs: 'products.write',
  query: v.object({
    name: v.optional(v.pipe(v.string(), v.maxLength(200, 'VALIDATE.TOO_LONG')), ''),
  }),
  body: v.instance(Uint8Array),
  bodyIs: 'file',
  mostBytes: MOST_TRIED_BYTES,
  answer: exchangeTrial,
});
