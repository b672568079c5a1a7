import * as v from 'valibot';
import { waitingDecision } from '../../editing/exchange.ts';
import { strictForm } from '../../editing/fields.ts';
import { operation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { count } from '../../shapes/values.ts';
import { exchangeRun, waitingThing } from '../exchange.ts';
import { paging, word } from '../parameters.ts';

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
  query: v.object({ ...paging, reason: v.optional(word), search: v.optional(word) }),
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
